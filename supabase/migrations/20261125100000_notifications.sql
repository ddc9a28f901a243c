-- The queue of notifications of new leads. The transaction that stores a lead also writes a row into
-- app_private.notifications. The server deletes the row when the notification is delivered, and retries
-- until then, so each is delivered at least once. While no channel is on, no row is written: that is so
-- in a hosted project whose database no server of the site uses (docs/notifications.md).

alter table app_private.settings
  add column notify_channels text[] not null default '{}'
    check (notify_channels <@ array['webhook', 'email', 'acknowledgement']),
  add column notify_claim interval not null default '1 minute' check (notify_claim > '0'),
  add column notify_first_wait interval not null default '30 seconds' check (notify_first_wait > '0'),
  add column notify_longest_wait interval not null default '6 hours' check (notify_longest_wait >= notify_first_wait);

comment on column app_private.settings.notify_channels is 'The channels that are on: webhook, email, acknowledgement. The server sets them from its environment when it starts.';
comment on column app_private.settings.notify_claim is 'How long a server keeps a notification to itself while it delivers it; a delivery is given up after half of that.';
comment on column app_private.settings.notify_first_wait is 'The wait after a first failed delivery; each further failure doubles it.';
comment on column app_private.settings.notify_longest_wait is 'The longest wait between two attempts.';

create table app_private.notifications (
  lead_table text not null check (lead_table in ('quote_requests', 'contact_messages')),
  lead uuid not null,
  channel text not null check (channel in ('webhook', 'email', 'acknowledgement')),
  locale text check (locale in ('en-CA', 'fr-CA')),
  created_at timestamptz not null default now(),
  attempts integer not null default 0,
  next_at timestamptz not null default now(),
  last_error text,
  primary key (lead_table, lead, channel)
);
create index notifications_next on app_private.notifications (channel, next_at);

comment on table app_private.notifications is 'Notifications of new leads that have not been delivered yet: one row for a lead and a channel. No personal data.';
comment on column app_private.notifications.lead_table is 'The table of the lead.';
comment on column app_private.notifications.lead is 'The id of the lead.';
comment on column app_private.notifications.channel is 'webhook and email tell the owner; acknowledgement tells the sender.';
comment on column app_private.notifications.locale is 'The language of the page that the lead was sent from; null when the request did not tell.';
comment on column app_private.notifications.created_at is 'When the lead was stored.';
comment on column app_private.notifications.attempts is 'How many deliveries have been begun.';
comment on column app_private.notifications.next_at is 'When the next delivery is due. While one is under way: when another server may take over.';
comment on column app_private.notifications.last_error is 'What the last delivery failed with, as a code: ECONNREFUSED, HTTP 503, EAUTH 535.';

create function app_private.queue_notifications()
returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  language text;
begin
  begin
    language := nullif(current_setting('request.headers', true), '')::json ->> 'content-language';
  exception
    when invalid_text_representation then
      language := null;
  end;
  insert into app_private.notifications (lead_table, lead, channel, locale)
  select tg_table_name, new.id, channel, case when language in ('en-CA', 'fr-CA') then language end
  from app_private.settings, unnest(notify_channels) as channel
  on conflict do nothing;
  return null;
end
$$;

create function app_private.drop_notifications()
returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  delete from app_private.notifications where lead_table = tg_table_name and lead = old.id;
  return null;
end
$$;

comment on function app_private.queue_notifications() is 'Queues a notification of a new lead on each channel that is on.';
comment on function app_private.drop_notifications() is 'Deletes the notifications of a lead that is deleted, whoever deletes it.';

-- Only for rows that visitors insert: a lead that the owner restores or imports is not new.
create trigger queue_notifications after insert on public.quote_requests
  for each row when (current_user = 'anon') execute function app_private.queue_notifications();
create trigger queue_notifications after insert on public.contact_messages
  for each row when (current_user = 'anon') execute function app_private.queue_notifications();
create trigger drop_notifications after delete on public.quote_requests
  for each row execute function app_private.drop_notifications();
create trigger drop_notifications after delete on public.contact_messages
  for each row execute function app_private.drop_notifications();

-- As before. Also deletes notifications for a channel that has been off for a week: no server delivers them.
create or replace function app_private.prune()
returns integer
language plpgsql
set search_path = ''
as $$
declare
  pruned integer;
begin
  delete from app_private.notifications
  where created_at < now() - interval '7 days'
    and channel <> all ((select notify_channels from app_private.settings)::text[]);
  delete from app_private.rate_windows
  where opened_at <= clock_timestamp() - (select rate_window from app_private.settings);
  get diagnostics pruned = row_count;
  return pruned;
end
$$;

comment on function app_private.prune() is 'Deletes rate windows that have closed, and says how many; deletes what has waited a week for a channel that is off.';

revoke all on app_private.notifications from public, anon, authenticated;
revoke all on function app_private.queue_notifications(), app_private.drop_notifications(), app_private.prune() from public, anon, authenticated;
