-- Addresses that were stored before 20261128170000 may hold characters that nobody sees: a person is found, and forgotten, by the
-- address that they see.

create function app_private.visible_address(address text)
returns text
language sql immutable parallel safe
set search_path = ''
as $$
  select regexp_replace(address, '[' || app_private.blank_characters() || ']+', '', 'g')
$$;

create or replace function app_private.was_forgotten(address text, stored_at timestamptz)
returns boolean
language sql stable
set search_path = ''
as $$
  select exists (
    select from app_private.forgotten
    where stored_at <= forgotten_at
      and hash in (app_private.forgotten_hash(salt, address), app_private.forgotten_hash(salt, app_private.visible_address(address)))
  )
$$;

-- As before, for every address that looks like the given one.
create or replace function app_private.forget(address text, out quote_requests integer, out contact_messages integer, out rate_windows integer)
language plpgsql
set search_path = ''
as $$
declare
  seen text := app_private.visible_address(address);
  spellings text[];
  newest timestamptz;
begin
  select array_append(coalesce(array_agg(distinct email), '{}'), seen), max(created_at) into spellings, newest from (
    select email, created_at from public.quote_requests
    union all
    select email, created_at from public.contact_messages
  ) as leads
  where lower(app_private.visible_address(email)) = lower(seen);
  delete from public.quote_requests as request where request.email = any (spellings);
  get diagnostics quote_requests = row_count;
  delete from public.contact_messages as message where message.email = any (spellings);
  get diagnostics contact_messages = row_count;
  delete from app_private.rate_windows as open_window
  where open_window.key in (
    select encode(sha256(convert_to(salt || 'email ' || lower(btrim(spelling)), 'UTF8')), 'hex')
    from app_private.settings, unnest(spellings) as spelling
  );
  get diagnostics rate_windows = row_count;
  delete from app_private.forgotten as entry
  where exists (select from unnest(spellings) as spelling where entry.hash = app_private.forgotten_hash(entry.salt, spelling));
  -- A clock that was ahead may have dated a lead in the future.
  insert into app_private.forgotten (hash, salt, forgotten_at)
  select app_private.forgotten_hash(entry.salt, entry.spelling), entry.salt, greatest(now(), newest)
  from (
    select gen_random_uuid() as salt, spelling
    from (select distinct lower(btrim(given) collate "C") as spelling from unnest(spellings) as given) as once
  ) as entry;
end
$$;

comment on function app_private.visible_address(text) is 'An e-mail address without the characters that nobody sees.';

revoke all on function app_private.visible_address(text) from public, anon, authenticated;
