-- The checks of the fields (behaviour.md 5.18). No function calls another one of the schema, so
-- a visitor needs no right on the schema. Each returns true or false, never NULL, because a
-- CHECK accepts NULL.

create function app_private.is_text(value text, shortest integer, longest integer)
returns boolean
language sql immutable parallel safe
set search_path = ''
as $$
  select coalesce(
    length(value) <= longest
      and length(regexp_replace(value, '^[[:space:]]+|[[:space:]]+$', '', 'g')) >= shortest,
    false
  )
$$;

create function app_private.is_email(value text)
returns boolean
language sql immutable parallel safe
set search_path = ''
as $$
  select coalesce(
    length(value) between 3 and 254
      and value ~ '^[^[:space:]@]+@[^[:space:]@]+\.[^[:space:]@]+$',
    false
  )
$$;

create function app_private.is_phone(value text)
returns boolean
language sql immutable parallel safe
set search_path = ''
as $$
  select coalesce(
    length(value) <= 40
      and length(regexp_replace(value, '[[:space:]()-]', '', 'g')) >= 10,
    false
  )
$$;

create function app_private.is_service(value text)
returns boolean
language sql immutable parallel safe
set search_path = ''
as $$
  select coalesce(
    value in (
      'office', 'building', 'warehouse', 'post-construction',
      'maintenance', 'specialized-addons', 'duct-ventilation'
    ),
    false
  )
$$;

-- {kind, days, timesPerWeek, shifts: {day, night}}: for weekly, timesPerWeek is the
-- number of days and at least 1; for every other kind it is null (behaviour.md 5.5).
-- CASE, because AND has no guaranteed order, and the functions below throw for other types.
create function app_private.is_schedule(schedule jsonb)
returns boolean
language sql immutable parallel safe
set search_path = ''
as $$
  select coalesce(
    case
      when jsonb_typeof(schedule) <> 'object'
        or jsonb_typeof(schedule -> 'days') <> 'array'
        or jsonb_typeof(schedule -> 'shifts') <> 'object'
      then false
      else schedule - array['kind', 'days', 'timesPerWeek', 'shifts'] = '{}'
        and jsonb_typeof(schedule -> 'kind') = 'string'
        and schedule ->> 'kind' in ('one-time', 'weekly', 'bi-weekly', 'monthly', 'quarterly')
        and schedule -> 'days' <@ '["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]'
        and jsonb_array_length(schedule -> 'days')
          = (select count(distinct day) from jsonb_array_elements(schedule -> 'days') as day)
        and schedule -> 'timesPerWeek' = case
          when schedule ->> 'kind' = 'weekly'
          then to_jsonb(greatest(1, jsonb_array_length(schedule -> 'days')))
          else 'null'
        end
        and (schedule -> 'shifts') - array['day', 'night'] = '{}'
        and jsonb_typeof(schedule #> '{shifts,day}') = 'boolean'
        and jsonb_typeof(schedule #> '{shifts,night}') = 'boolean'
    end,
    false
  )
$$;

-- The keys that a service may have, and the rule for the value of each:
--   "count"                   a whole number from 0 to 999 (behaviour.md 5.11)
--   "boolean"                 true or false
--   "date"                    a day written YYYY-MM-DD
--   {"text": longest}         a text of at most that length, not blank
--   {"one": [..]}             one of these
--   {"some": [..]}            at least one of these, none twice
-- "preferences" has the same keys for all services.
create function app_private.is_service_details(service text, details jsonb)
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
              jsonb_typeof(value) = 'string'
                and value #>> '{}' ~ '^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$'
            when rule ? 'text' then
              jsonb_typeof(value) = 'string'
                and length(value #>> '{}') <= (rule ->> 'text')::integer
                and value #>> '{}' ~ '[^[:space:]]'
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

revoke all on all functions in schema app_private from public;
grant execute on all functions in schema app_private to anon;
