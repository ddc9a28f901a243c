-- The roles of Supabase's REST interface. A hosted project has them already. Elsewhere this
-- migration creates them, and lets the role that runs it switch to them (set role).
do $$
declare
  role_name text;
begin
  foreach role_name in array array['anon', 'authenticated'] loop
    if not exists (select from pg_catalog.pg_roles where rolname = role_name) then
      execute format('create role %I nologin noinherit', role_name);
      execute format('grant %I to current_user', role_name);
    end if;
  end loop;
end
$$;

grant usage on schema public to anon;

-- Not exposed to visitors: the functions that check rows, the limits, the counters.
create schema app_private;
revoke all on schema app_private from public;
