-- The two kinds of leads: quote requests and contact messages.
--
-- The browser makes `id`, which is the idempotency key: a retry with the same answers has
-- the same id, and the error 23505 on it means "already stored".
-- With `created_xid` only the transaction that inserted a row can read its id.

create table public.quote_requests (
  id uuid primary key,
  created_at timestamptz not null default now(),
  name text not null
    constraint quote_requests_name check (app_private.is_text(name, 1, 200)),
  email text not null
    constraint quote_requests_email check (app_private.is_email(email)),
  phone text not null
    constraint quote_requests_phone check (app_private.is_phone(phone)),
  company text
    constraint quote_requests_company check (company is null or app_private.is_text(company, 0, 200)),
  service text not null
    constraint quote_requests_service check (app_private.is_service(service)),
  sqft integer
    constraint quote_requests_sqft check (sqft is null or sqft between 0 and 10000000),
  floors_served integer
    constraint quote_requests_floors_served check (floors_served is null or floors_served between 0 and 999),
  schedule jsonb not null
    constraint quote_requests_schedule check (app_private.is_schedule(schedule)),
  service_details jsonb,
  notes text
    constraint quote_requests_notes check (notes is null or app_private.is_text(notes, 0, 5000)),
  created_xid xid8 not null default pg_current_xact_id(),
  constraint quote_requests_service_details
    check (service_details is null or app_private.is_service_details(service, service_details))
);

create table public.contact_messages (
  id uuid primary key,
  created_at timestamptz not null default now(),
  name text not null
    constraint contact_messages_name check (app_private.is_text(name, 1, 200)),
  email text not null
    constraint contact_messages_email check (app_private.is_email(email)),
  phone text
    constraint contact_messages_phone check (phone is null or app_private.is_text(phone, 0, 40)),
  company text
    constraint contact_messages_company check (company is null or app_private.is_text(company, 0, 200)),
  message text not null
    constraint contact_messages_message check (app_private.is_text(message, 1, 5000)),
  created_xid xid8 not null default pg_current_xact_id()
);

create index quote_requests_newest on public.quote_requests (created_at desc, id);
create index contact_messages_newest on public.contact_messages (created_at desc, id);

-- A hosted project grants all rights on a new table by default: revoke them first.
revoke all on public.quote_requests, public.contact_messages from public, anon, authenticated;

grant
  insert (id, name, email, phone, company, service, sqft, floors_served, schedule, service_details, notes),
  select (id)
on public.quote_requests to anon;

grant
  insert (id, name, email, phone, company, message),
  select (id)
on public.contact_messages to anon;

alter table public.quote_requests enable row level security;
alter table public.contact_messages enable row level security;

create policy "anyone may leave a request" on public.quote_requests
  for insert to anon with check (true);
create policy "anyone may leave a message" on public.contact_messages
  for insert to anon with check (true);

-- These policies allow `insert … returning id` and no other read. They compare the time too,
-- because the numbers of transactions start again in a restored database.
create policy "the sender reads back the id" on public.quote_requests
  for select to anon
  using (created_xid = pg_current_xact_id_if_assigned() and created_at = now());
create policy "the sender reads back the id" on public.contact_messages
  for select to anon
  using (created_xid = pg_current_xact_id_if_assigned() and created_at = now());
