-- Lists the whitespace characters of JavaScript's \s, which the browser's checks use. The characters
-- of [[:space:]] depend on the locale of the database, and every database must give the same result.

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

-- With the secret key of a hosted project one writes rows as service_role, which by default has all
-- rights on the tables and none on the functions that check the rows.
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
