-- lead_rules() returns what changes when a field is added, as data: the questions and options of each service, the kinds
-- of schedule, the longest texts, the largest numbers. The checks below read it, so a new question needs only a migration
-- with a new version of this function. `npm run lead-rules` writes that migration.
create or replace function app_private.lead_rules()
returns jsonb
language sql immutable parallel safe
set search_path = ''
as $rules$
  select '{
    "longest": {
      "quote_requests": {"name": 200, "email": 254, "phone": 40, "company": 200, "notes": 5000},
      "contact_messages": {"name": 200, "email": 254, "phone": 40, "company": 200, "message": 5000}
    },
    "largest": {
      "sqft": 10000000,
      "floors_served": 999,
      "count": 999
    },
    "scheduleKinds": ["one-time", "weekly", "bi-weekly", "monthly", "quarterly"],
    "details": {
      "office": {"restrooms": "count", "kitchens": "count", "conferenceRooms": "count", "receptionAreas": "count", "interiorWindows": "boolean", "exteriorWindows": "boolean", "highTouch": "boolean"},
      "building": {"lobbies": "count", "entrances": "count", "elevators": "count", "stairwells": "count", "mailrooms": "count", "glassDoors": "boolean"},
      "warehouse": {"loadingDocks": "count", "productionZones": "count", "breakrooms": "count", "machineAisles": "boolean"},
      "post-construction": {"cleanupStage": {"some": ["rough", "final", "turnkey"]}, "floorProtection": "boolean", "constructionWindows": "boolean"},
      "maintenance": {"floorTypes": {"some": ["vinyl", "tile", "carpet", "concrete"]}, "stripWaxFreq": {"one": ["monthly", "quarterly", "semi-annual", "annual"]}, "buffing": "boolean", "carpetExtraction": "boolean"},
      "specialized-addons": {"addons": {"some": ["carpet", "windows", "pressure-wash", "odor", "disinfecting"]}},
      "duct-ventilation": {"hvacSystems": "count", "lastDuctClean": {"one": ["unknown", "<6m", "6-12m", "1-3y", ">3y"]}}
    },
    "preferences": {
      "frequency": {"text": 60},
      "includeWeekends": "boolean",
      "timing": {"text": 500},
      "startDate": "date",
      "include": {"text": 2000},
      "ecoFriendly": "boolean"
    }
  }'::jsonb
$rules$;


-- Each CHECK passes lead_rules() to these functions, so that they call nothing in the schema, on which visitors have no right.
create function app_private.is_email(value text, longest integer)
returns boolean
language sql immutable parallel safe
set search_path = ''
as $$
  select coalesce(
    length(value) between 3 and longest
      and value !~ '[\t-\r \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]'
      and value ~ '^[^@]+@[^@]+\.[^@]+$',
    false
  )
$$;

create function app_private.is_phone(value text, longest integer)
returns boolean
language sql immutable parallel safe
set search_path = ''
as $$
  select coalesce(
    length(value) <= longest
      and length(regexp_replace(
        value, '[\t-\r \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff()-]', '', 'g'
      )) >= 10,
    false
  )
$$;

create function app_private.is_service(value text, rules jsonb)
returns boolean
language sql immutable parallel safe
set search_path = ''
as $$
  select coalesce(rules -> 'details' ? value, false)
$$;

-- {kind, days, timesPerWeek, shifts: {day, night}}: for weekly, timesPerWeek is the
-- number of days and at least 1; for every other kind it is null (behaviour.md 5.5).
-- CASE, because AND has no guaranteed order, and the functions below throw for other types.
create function app_private.is_schedule(schedule jsonb, rules jsonb)
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
        and rules -> 'scheduleKinds' @> (schedule -> 'kind')
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

-- The rules for the answer to a question:
--   "count"                   a whole number from 0 to largest.count (behaviour.md 5.11)
--   "boolean"                 true or false
--   "date"                    a day of the calendar, written YYYY-MM-DD
--   {"text": longest}         a text of at most that length, not blank
--   {"one": [..]}             one of these
--   {"some": [..]}            at least one of these, none twice
create function app_private.is_service_details(service text, details jsonb, rules jsonb)
returns boolean
language sql immutable parallel safe
set search_path = ''
as $$
  with answers as (
    select answer.value, rules -> 'details' -> service -> answer.key as rule
    from jsonb_each(case when jsonb_typeof(details) = 'object' then details - 'preferences' end) as answer
    union all
    select answer.value, rules -> 'preferences' -> answer.key
    from jsonb_each(case when jsonb_typeof(details -> 'preferences') = 'object' then details -> 'preferences' end) as answer
  )
  select coalesce(
    jsonb_typeof(details) = 'object'
      and rules -> 'details' ? service
      and (not details ? 'preferences' or jsonb_typeof(details -> 'preferences') = 'object')
      and (
        select coalesce(bool_and(coalesce(
          case
            when rule = '"count"' then
              case
                when jsonb_typeof(value) = 'number' and value #>> '{}' ~ '^[0-9]{1,9}$'
                then (value #>> '{}')::integer <= (rules #>> '{largest,count}')::integer
                else false
              end
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
        from answers
      ),
    false
  )
$$;

alter table public.quote_requests
  drop constraint quote_requests_name,
  drop constraint quote_requests_email,
  drop constraint quote_requests_phone,
  drop constraint quote_requests_company,
  drop constraint quote_requests_service,
  drop constraint quote_requests_sqft,
  drop constraint quote_requests_floors_served,
  drop constraint quote_requests_schedule,
  drop constraint quote_requests_service_details,
  drop constraint quote_requests_notes,
  add constraint quote_requests_name
    check (app_private.is_text(name, 1, (app_private.lead_rules() #>> '{longest,quote_requests,name}')::integer)),
  add constraint quote_requests_email
    check (app_private.is_email(email, (app_private.lead_rules() #>> '{longest,quote_requests,email}')::integer)),
  add constraint quote_requests_phone
    check (app_private.is_phone(phone, (app_private.lead_rules() #>> '{longest,quote_requests,phone}')::integer)),
  add constraint quote_requests_company
    check (company is null or app_private.is_text(company, 0, (app_private.lead_rules() #>> '{longest,quote_requests,company}')::integer)),
  add constraint quote_requests_service
    check (app_private.is_service(service, app_private.lead_rules())),
  add constraint quote_requests_sqft
    check (sqft is null or coalesce(sqft between 0 and (app_private.lead_rules() #>> '{largest,sqft}')::integer, false)),
  add constraint quote_requests_floors_served
    check (floors_served is null or coalesce(floors_served between 0 and (app_private.lead_rules() #>> '{largest,floors_served}')::integer, false)),
  add constraint quote_requests_schedule
    check (app_private.is_schedule(schedule, app_private.lead_rules())),
  add constraint quote_requests_service_details
    check (service_details is null or app_private.is_service_details(service, service_details, app_private.lead_rules())),
  add constraint quote_requests_notes
    check (notes is null or app_private.is_text(notes, 0, (app_private.lead_rules() #>> '{longest,quote_requests,notes}')::integer));

alter table public.contact_messages
  drop constraint contact_messages_name,
  drop constraint contact_messages_email,
  drop constraint contact_messages_phone,
  drop constraint contact_messages_company,
  drop constraint contact_messages_message,
  add constraint contact_messages_name
    check (app_private.is_text(name, 1, (app_private.lead_rules() #>> '{longest,contact_messages,name}')::integer)),
  add constraint contact_messages_email
    check (app_private.is_email(email, (app_private.lead_rules() #>> '{longest,contact_messages,email}')::integer)),
  add constraint contact_messages_phone
    check (phone is null or app_private.is_text(phone, 0, (app_private.lead_rules() #>> '{longest,contact_messages,phone}')::integer)),
  add constraint contact_messages_company
    check (company is null or app_private.is_text(company, 0, (app_private.lead_rules() #>> '{longest,contact_messages,company}')::integer)),
  add constraint contact_messages_message
    check (app_private.is_text(message, 1, (app_private.lead_rules() #>> '{longest,contact_messages,message}')::integer));

drop function
  app_private.is_email(text), app_private.is_phone(text), app_private.is_service(text),
  app_private.is_schedule(jsonb), app_private.is_service_details(text, jsonb);

revoke all on function
  app_private.lead_rules(), app_private.is_email(text, integer), app_private.is_phone(text, integer),
  app_private.is_service(text, jsonb), app_private.is_schedule(jsonb, jsonb), app_private.is_service_details(text, jsonb, jsonb)
from public, anon, authenticated;

-- A CHECK calls its functions with the rights of the role that writes the row: anon, or service_role of a hosted project.
do $$
declare
  writer text;
begin
  for writer in select rolname from pg_catalog.pg_roles where rolname in ('anon', 'service_role') loop
    execute format(
      'grant execute on function
        app_private.lead_rules(), app_private.is_email(text, integer), app_private.is_phone(text, integer),
        app_private.is_service(text, jsonb), app_private.is_schedule(jsonb, jsonb), app_private.is_service_details(text, jsonb, jsonb)
      to %I', writer);
  end loop;
end
$$;

comment on function app_private.lead_rules() is 'What the forms may send: questions and options by service, kinds of schedule, longest texts, largest numbers.';
