-- Two corrections: whitespace in texts no longer depends on the locale of the database (as in
-- same_everywhere), and a date must exist: 2027-02-31 has the right form, but is not a day.
create or replace function app_private.is_service_details(service text, details jsonb)
returns boolean
language sql immutable parallel safe
set search_path = ''
as $$
  with rules as (
    select '{
      "office": {
        "restrooms": "count", "kitchens": "count", "conferenceRooms": "count", "receptionAreas": "count",
        "interiorWindows": "boolean", "exteriorWindows": "boolean", "highTouch": "boolean"
      },
      "building": {
        "lobbies": "count", "entrances": "count", "elevators": "count", "stairwells": "count",
        "mailrooms": "count", "glassDoors": "boolean"
      },
      "warehouse": {
        "loadingDocks": "count", "productionZones": "count", "breakrooms": "count", "machineAisles": "boolean"
      },
      "post-construction": {
        "cleanupStage": {"some": ["rough", "final", "turnkey"]},
        "floorProtection": "boolean", "constructionWindows": "boolean"
      },
      "maintenance": {
        "floorTypes": {"some": ["vinyl", "tile", "carpet", "concrete"]},
        "stripWaxFreq": {"one": ["monthly", "quarterly", "semi-annual", "annual"]},
        "buffing": "boolean", "carpetExtraction": "boolean"
      },
      "specialized-addons": {
        "addons": {"some": ["carpet", "windows", "pressure-wash", "odor", "disinfecting"]}
      },
      "duct-ventilation": {
        "hvacSystems": "count",
        "lastDuctClean": {"one": ["unknown", "<6m", "6-12m", "1-3y", ">3y"]}
      },
      "preferences": {
        "frequency": {"text": 60}, "timing": {"text": 500}, "include": {"text": 2000},
        "ecoFriendly": "boolean", "includeWeekends": "boolean", "startDate": "date"
      }
    }'::jsonb as by_service
  ),
  fields as (
    select field.value, by_service -> service -> field.key as rule
    from rules,
      jsonb_each(case when jsonb_typeof(details) = 'object' then details - 'preferences' end) as field
    union all
    select field.value, by_service -> 'preferences' -> field.key
    from rules,
      jsonb_each(case when jsonb_typeof(details -> 'preferences') = 'object' then details -> 'preferences' end) as field
  )
  select coalesce(
    jsonb_typeof(details) = 'object'
      and service <> 'preferences'
      and (not details ? 'preferences' or jsonb_typeof(details -> 'preferences') = 'object')
      and (
        select coalesce(bool_and(coalesce(
          case
            when rule = '"count"' then
              jsonb_typeof(value) = 'number' and value #>> '{}' ~ '^[0-9]{1,3}$'
            when rule = '"boolean"' then
              jsonb_typeof(value) = 'boolean'
            when rule = '"date"' then
              case
                when jsonb_typeof(value) = 'string'
                  and value #>> '{}' ~ '^(?!0000)[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$'
                then right(value #>> '{}', 2)::integer <= extract(day from
                  make_date(left(value #>> '{}', 4)::integer, substr(value #>> '{}', 6, 2)::integer, 1)
                    + interval '1 month' - interval '1 day')
                else false
              end
            when rule ? 'text' then
              jsonb_typeof(value) = 'string'
                and length(value #>> '{}') <= (rule ->> 'text')::integer
                and value #>> '{}' ~ '[^\t-\r \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]'
            when rule ? 'one' then
              jsonb_typeof(value) = 'string' and rule -> 'one' @> value
            when rule ? 'some' then
              case
                when jsonb_typeof(value) <> 'array' then false
                else jsonb_array_length(value) > 0
                  and rule -> 'some' @> value
                  and jsonb_array_length(value)
                    = (select count(distinct item) from jsonb_array_elements(value) as item)
              end
          end,
          false
        )), true)
        from fields
      ),
    false
  )
$$;
