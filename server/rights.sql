-- Compares a database's rights with those that the migrations make: roles, grants, row security, policies and owners.
-- It changes nothing. Each row is one difference, with the statement that repairs it, in the order in which to run them.
--
-- A pg_dump backup contains no roles: restored on another server, every grant and policy that names one is lost, although
-- the table of the migrations says that all have run.
--
-- kind: missing  visitors cannot store, or rows are less protected; repaired at each start
--       excess   visitors may do more than the forms need; repaired by `npm run doctor -- --fix`
--       owner    the server's user does not own it; a superuser has to change that
with
lead_tables (name, given) as (
  values
    ('quote_requests', array['id', 'name', 'email', 'phone', 'company', 'service', 'sqft', 'floors_served', 'schedule', 'service_details', 'notes']),
    ('contact_messages', array['id', 'name', 'email', 'phone', 'company', 'message'])
),
lead_policies (name, policy, command, rule) as (
  values
    ('quote_requests', 'anyone may leave a request', 'a', 'true'),
    ('contact_messages', 'anyone may leave a message', 'a', 'true'),
    ('quote_requests', 'the sender reads back the id', 'r', '((created_xid = pg_current_xact_id_if_assigned()) AND (created_at = now()))'),
    ('contact_messages', 'the sender reads back the id', 'r', '((created_xid = pg_current_xact_id_if_assigned()) AND (created_at = now()))')
),
visitor (anon_oid) as (select to_regrole('anon')::oid),
tables as (
  select format('public.%I', lead_tables.name) as title, pg_class.oid, relacl, relrowsecurity, name, given
  from lead_tables join pg_class on pg_class.oid = to_regclass(format('public.%I', lead_tables.name))
),
given_columns as (
  select tables.oid, title, attname, attacl, attname = any (given) as inserted, attname = 'id' as selected
  from tables join pg_attribute on attrelid = tables.oid and attnum > 0 and not attisdropped
),
-- The functions that the tables' CHECK rules call, with the rights of the role that writes the row.
rule_functions as (
  select distinct refobjid as oid
  from pg_constraint join pg_depend on pg_depend.classid = 'pg_constraint'::regclass and pg_depend.objid = pg_constraint.oid
  where contype = 'c' and conrelid in (select oid from tables) and refclassid = 'pg_proc'::regclass
    and refobjid in (select oid from pg_proc where pronamespace = to_regnamespace('app_private'))
),
private_functions as (
  select oid, proacl, proowner, oid::regprocedure::text as title from pg_proc where pronamespace = to_regnamespace('app_private')
),
writers (name) as (
  select 'anon' union all select rolname from pg_roles where rolname = 'service_role'
),
findings (step, what, statement, kind) as (
  select 1, format('the role %s is missing', name), format('create role %I nologin noinherit', name), 'missing'
  from unnest(array['anon', 'authenticated']) as name where to_regrole(name) is null
  union all
  select 2, format('%s may not act as anon', current_user), format('grant anon to %I', current_user), 'missing'
  from visitor
  where not (select rolsuper from pg_roles where rolname = current_user) and not coalesce(pg_has_role(
    current_user, visitor.anon_oid, case when current_setting('server_version_num')::integer >= 160000 then 'SET' else 'MEMBER' end
  ), false)
  union all
  select 3, 'anon may not use the schema public', 'grant usage on schema public to anon', 'missing'
  from visitor where not coalesce(has_schema_privilege(visitor.anon_oid, 'public', 'usage'), false)
  union all
  select 4, format('visitors have more rights on %s than the forms need', title), format('revoke all on %s from public, anon', title), 'excess'
  from tables, visitor
  where exists (select from aclexplode(relacl) where grantee in (0, visitor.anon_oid))
    or exists (
      select from given_columns, aclexplode(attacl)
      where given_columns.oid = tables.oid and grantee in (0, visitor.anon_oid)
        and not (grantee = visitor.anon_oid and (privilege_type = 'INSERT' and inserted or privilege_type = 'SELECT' and selected))
    )
  union all
  select 5, format('anon may not store in %s', title),
    format('grant insert (%s), select (id) on %s to anon', array_to_string(given, ', '), title), 'missing'
  from tables, visitor
  where exists (
    select from given_columns
    where given_columns.oid = tables.oid and (
      inserted and not coalesce(has_column_privilege(visitor.anon_oid, tables.oid, attname, 'insert'), false)
      or selected and not coalesce(has_column_privilege(visitor.anon_oid, tables.oid, attname, 'select'), false)
    )
  )
  union all
  select 6, format('row security of %s is off', title), format('alter table %s enable row level security', title), 'missing'
  from tables where not relrowsecurity
  union all
  select 7, format('the policy “%s” of %s is missing or altered', policy, title),
    format('drop policy if exists %I on %s; create policy %I on %s for %s', policy, title, policy, title,
      case command when 'a' then 'insert to anon with check (true)' else format('select to anon using %s', rule) end), 'missing'
  from lead_policies join tables using (name), visitor
  where not exists (
    select from pg_policy
    where polrelid = tables.oid and polname = policy and polcmd::text = command and polpermissive
      and polroles = array[visitor.anon_oid] and coalesce(pg_get_expr(polqual, polrelid), pg_get_expr(polwithcheck, polrelid)) = rule
  )
  union all
  select 8, format('the policy “%s” of %s lets visitors do more', polname, title), format('drop policy %I on %s', polname, title), 'excess'
  from pg_policy join tables on polrelid = tables.oid, visitor
  where polpermissive and polroles && array[0::oid, visitor.anon_oid]
    and not exists (select from lead_policies where lead_policies.name = tables.name and policy = polname)
  union all
  select 9, format('%s may not use the rule %s', name, oid::regprocedure), format('grant execute on function %s to %I', oid::regprocedure, name), 'missing'
  from rule_functions, writers where not coalesce(has_function_privilege(to_regrole(name), oid, 'execute'), false)
  union all
  select 10, format('everybody may use %s', title), format('revoke all on function %s from public', title), 'excess'
  from private_functions where exists (select from aclexplode(coalesce(proacl, acldefault('f', proowner))) where grantee = 0)
  union all
  select 10, format('anon may use %s', title), format('revoke all on function %s from anon', title), 'excess'
  from private_functions, visitor
  where oid not in (select oid from rule_functions) and exists (select from aclexplode(proacl) where grantee = visitor.anon_oid)
  union all
  select 11, 'visitors may use the schema app_private', 'revoke all on schema app_private from public, anon', 'excess'
  from pg_namespace, visitor
  where nspname = 'app_private' and exists (select from aclexplode(nspacl) where grantee in (0, visitor.anon_oid))
  union all
  select 12, format('visitors have rights on %s', pg_class.oid::regclass), format('revoke all on %s from public, anon', pg_class.oid::regclass), 'excess'
  from pg_class, visitor
  where relnamespace = to_regnamespace('app_private') and relkind = 'r' and exists (select from aclexplode(relacl) where grantee in (0, visitor.anon_oid))
  union all
  select 13, format('%s does not own the schema %I', current_user, nspname), format('alter schema %I owner to %I', nspname, current_user), 'owner'
  from pg_namespace where nspname in ('app_private', 'supabase_migrations') and not pg_has_role(current_user, nspowner, 'usage')
  union all
  select 14, format('%s does not own the table %s', current_user, format('%I.%I', nspname, relname)),
    format('alter table %I.%I owner to %I', nspname, relname, current_user), 'owner'
  from pg_class join pg_namespace on pg_namespace.oid = relnamespace
  where relkind = 'r' and (nspname in ('app_private', 'supabase_migrations') or pg_class.oid in (select oid from tables))
    and not pg_has_role(current_user, relowner, 'usage')
  union all
  select 15, format('%s does not own the function %s', current_user, title), format('alter function %s owner to %I', title, current_user), 'owner'
  from private_functions where not pg_has_role(current_user, proowner, 'usage')
)
select what, statement, kind from findings order by step, what
