-- Whether somebody has dealt with a lead. The owner alone sees and sets it (npm run leads -- --handled).
alter table public.quote_requests
  add column status text not null default 'new'
    constraint quote_requests_status check (status in ('new', 'handled'));
alter table public.contact_messages
  add column status text not null default 'new'
    constraint contact_messages_status check (status in ('new', 'handled'));

comment on column public.quote_requests.status is 'new, or handled once the owner has dealt with it.';
comment on column public.contact_messages.status is 'new, or handled once the owner has dealt with it.';
