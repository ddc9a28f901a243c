-- Whitespace is what the browser's own rules call so (JavaScript's \s), written out: what
-- [[:space:]] holds depends on the locale of the database, and the same address must meet
-- the same verdict on each.

create or replace function app_private.is_text(value text, shortest integer, longest integer)
returns boolean
language sql immutable parallel safe
set search_path = ''
as $$
  select coalesce(
    length(value) <= longest
      and length(regexp_replace(
        value,
        '^[\t-\r \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]+|[\t-\r \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]+$',
        '', 'g'
      )) >= shortest,
    false
  )
$$;

create or replace function app_private.is_email(value text)
returns boolean
language sql immutable parallel safe
set search_path = ''
as $$
  select coalesce(
    length(value) between 3 and 254
      and value !~ '[\t-\r \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]'
      and value ~ '^[^@]+@[^@]+\.[^@]+$',
    false
  )
$$;

create or replace function app_private.is_phone(value text)
returns boolean
language sql immutable parallel safe
set search_path = ''
as $$
  select coalesce(
    length(value) <= 40
      and length(regexp_replace(
        value, '[\t-\r \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff()-]', '', 'g'
      )) >= 10,
    false
  )
$$;

-- Whoever holds a hosted project's secret key writes and corrects rows as service_role,
-- which has every right on the tables by default and none on the rules' functions.
do $$
begin
  if exists (select from pg_catalog.pg_roles where rolname = 'service_role') then
    grant execute on function
      app_private.is_text(text, integer, integer), app_private.is_email(text), app_private.is_phone(text),
      app_private.is_service(text), app_private.is_schedule(jsonb), app_private.is_service_details(text, jsonb)
    to service_role;
  end if;
end
$$;
