-- Remembers that an address was forgotten (Law 25), so that restoring a backup made before does not bring the person back.
-- The address itself is not kept: each entry is a hash with a salt of its own, which can only be compared with an address
-- that one already has. Backups carry the entries to other databases, so they do not use the salt of this one.
create table app_private.forgotten (
  hash text primary key,
  salt uuid not null default gen_random_uuid(),
  forgotten_at timestamptz not null default now()
);

comment on table app_private.forgotten is 'Addresses whose leads were deleted for good, as salted hashes. A restore leaves their earlier leads out.';
comment on column app_private.forgotten.hash is 'SHA-256 of the salt and the address: never the address itself.';
comment on column app_private.forgotten.salt is 'The salt of this entry.';
comment on column app_private.forgotten.forgotten_at is 'When the person was forgotten. A lead that they send later is theirs to send, and is kept.';

-- Only the letters A to Z are lowered, so that the hash does not depend on the locale of the database.
create function app_private.forgotten_hash(salt uuid, address text)
returns text
language sql immutable parallel safe
set search_path = ''
as $$
  select encode(sha256(convert_to(salt::text || ' forgotten ' || lower(btrim(address) collate "C"), 'UTF8')), 'hex')
$$;

create function app_private.was_forgotten(address text, stored_at timestamptz)
returns boolean
language sql stable
set search_path = ''
as $$
  select exists (
    select from app_private.forgotten
    where stored_at <= forgotten_at and hash = app_private.forgotten_hash(salt, address)
  )
$$;

-- As before, and the address is remembered as forgotten.
create or replace function app_private.forget(address text, out quote_requests integer, out contact_messages integer, out rate_windows integer)
language plpgsql
set search_path = ''
as $$
declare
  person text := lower(btrim(address));
  spellings text[];
  newest timestamptz;
begin
  select coalesce(array_agg(distinct email), '{}'), max(created_at) into spellings, newest from (
    select email, created_at from public.quote_requests where lower(email) = person
    union all
    select email, created_at from public.contact_messages where lower(email) = person
  ) as leads;
  delete from public.quote_requests as request where lower(request.email) = person;
  get diagnostics quote_requests = row_count;
  delete from public.contact_messages as message where lower(message.email) = person;
  get diagnostics contact_messages = row_count;
  delete from app_private.rate_windows as open_window
  where open_window.key = (
    select encode(sha256(convert_to(salt || 'email ' || person, 'UTF8')), 'hex') from app_private.settings
  );
  get diagnostics rate_windows = row_count;
  delete from app_private.forgotten as entry
  where exists (select from unnest(spellings || address) as spelling where entry.hash = app_private.forgotten_hash(entry.salt, spelling));
  -- A clock that was ahead may have dated a lead in the future.
  insert into app_private.forgotten (hash, salt, forgotten_at)
  select app_private.forgotten_hash(entry.salt, entry.spelling), entry.salt, greatest(now(), newest)
  from (
    select gen_random_uuid() as salt, spelling
    from (select distinct lower(btrim(given) collate "C") as spelling from unnest(spellings || address) as given) as once
  ) as entry;
end
$$;

comment on function app_private.forgotten_hash(uuid, text) is 'The hash of an address in app_private.forgotten.';
comment on function app_private.was_forgotten(text, timestamptz) is 'Whether the sender of a lead was forgotten after it was stored.';
comment on function app_private.forget(text) is 'Deletes every lead with an e-mail address, and the hash of the address in the rate windows; says how many rows. Remembers the address as forgotten.';

revoke all on app_private.forgotten from public, anon, authenticated;
revoke all on function app_private.forgotten_hash(uuid, text), app_private.was_forgotten(text, timestamptz) from public, anon, authenticated;
