-- Deletes rate windows that have closed. Each submission deletes some too; the server calls this
-- function every hour, for days without submissions.
create function app_private.prune()
returns integer
language plpgsql
set search_path = ''
as $$
declare
  pruned integer;
begin
  delete from app_private.rate_windows
  where opened_at <= clock_timestamp() - (select rate_window from app_private.settings);
  get diagnostics pruned = row_count;
  return pruned;
end
$$;

-- For a person who asks for their information to be destroyed (Law 25). Deletes every lead with their
-- e-mail address, in capitals or not, and the hash of the address in the rate windows.
create function app_private.forget(address text, out quote_requests integer, out contact_messages integer, out rate_windows integer)
language plpgsql
set search_path = ''
as $$
declare
  person text := lower(btrim(address));
begin
  delete from public.quote_requests as request where lower(request.email) = person;
  get diagnostics quote_requests = row_count;
  delete from public.contact_messages as message where lower(message.email) = person;
  get diagnostics contact_messages = row_count;
  delete from app_private.rate_windows as open_window
  where open_window.key = (
    select encode(sha256(convert_to(salt || 'email ' || person, 'UTF8')), 'hex') from app_private.settings
  );
  get diagnostics rate_windows = row_count;
end
$$;

revoke all on function app_private.prune(), app_private.forget(text) from public, anon, authenticated;

comment on schema app_private is 'What visitors never see: the rules'' functions, the limits, the counters.';
comment on function app_private.prune() is 'Forgets the rate windows that have closed; says how many.';
comment on function app_private.forget(text) is 'Destroys everything left under an e-mail address, and its hash; says how many rows.';

comment on table app_private.settings is 'The one row of limits of the forms.';
comment on column app_private.settings.only_row is 'Always true: there is one row.';
comment on column app_private.settings.email_limit is 'Submissions that one e-mail address may store in a window.';
comment on column app_private.settings.address_limit is 'Submissions that one network address may store in a window; an office tower shares one.';
comment on column app_private.settings.rate_window is 'How long a window is, from its first submission.';
comment on column app_private.settings.address_header is 'The request header whose first entry is the visitor''s network address.';
comment on column app_private.settings.salt is 'What the counted addresses are hashed with.';
comment on table app_private.rate_windows is 'Open windows of the limit, by hashed e-mail or network address; kept for one window.';
comment on column app_private.rate_windows.key is 'SHA-256 of the salt and the address: never the address itself.';
comment on column app_private.rate_windows.opened_at is 'When the first submission of the window was stored.';
comment on column app_private.rate_windows.stored is 'How many submissions the window has stored.';

comment on table public.quote_requests is 'What visitors ask a quote for. Kept until it is forgotten.';
comment on column public.quote_requests.id is 'Made by the browser: the same words sent again carry the same one.';
comment on column public.quote_requests.created_at is 'When it was stored.';
comment on column public.quote_requests.name is 'The person: 1 to 200 characters, not blank.';
comment on column public.quote_requests.email is 'Where to answer: 3 to 254 characters, name@host.domain, no space.';
comment on column public.quote_requests.phone is 'Where to call: 10 to 40 characters, spaces, hyphens and parentheses not counted in the 10.';
comment on column public.quote_requests.company is 'The company, if any: at most 200 characters.';
comment on column public.quote_requests.service is 'One of the seven services.';
comment on column public.quote_requests.sqft is 'Approximate total area in square feet, 0 to 10,000,000.';
comment on column public.quote_requests.floors_served is 'Floors to be cleaned, 0 to 999.';
comment on column public.quote_requests.schedule is '{kind, days, timesPerWeek, shifts: {day, night}}; timesPerWeek counts the days of a weekly kind, at least 1, and is null otherwise.';
comment on column public.quote_requests.service_details is 'Answers to the service''s own questions, and preferences; only those given.';
comment on column public.quote_requests.notes is 'Anything else: at most 5,000 characters.';
comment on column public.quote_requests.created_xid is 'The transaction that stored it: it alone reads the id back.';

comment on table public.contact_messages is 'What visitors write to us. Kept until it is forgotten.';
comment on column public.contact_messages.id is 'Made by the browser: the same words sent again carry the same one.';
comment on column public.contact_messages.created_at is 'When it was stored.';
comment on column public.contact_messages.name is 'The person: 1 to 200 characters, not blank.';
comment on column public.contact_messages.email is 'Where to answer: 3 to 254 characters, name@host.domain, no space.';
comment on column public.contact_messages.phone is 'Where to call, if given: at most 40 characters.';
comment on column public.contact_messages.company is 'The company, if any: at most 200 characters.';
comment on column public.contact_messages.message is 'The message: 1 to 5,000 characters, not blank.';
comment on column public.contact_messages.created_xid is 'The transaction that stored it: it alone reads the id back.';
