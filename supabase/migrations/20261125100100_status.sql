-- Whether a lead has been dealt with. Only the owner can read and change it (npm run leads -- --handled).
alter table public.quote_requests
  add column status text not null default 'new'
    constraint quote_requests_status check (status in ('new', 'handled'));
alter table public.contact_messages
  add column status text not null default 'new'
    constraint contact_messages_status check (status in ('new', 'handled'));

comment on column public.quote_requests.status is 'new, or handled once the owner has dealt with it.';
comment on column public.contact_messages.status is 'new, or handled once the owner has dealt with it.';
