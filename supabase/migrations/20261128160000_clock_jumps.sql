-- Clocks that jump, and two deletions that could wait for each other.

-- As before, but a window that opens in the future counts as closed: it was opened while the clock was ahead, and would
-- refuse a visitor until that time has come. The minute is for small corrections of the clock.
create or replace function app_private.limit_rate()
returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  settings app_private.settings;
  network text;
  counted record;
  opened timestamptz;
  already integer;
  seconds_left numeric := 0;
  minutes_left integer;
  known boolean;
begin
  select * into strict settings from app_private.settings;
  network := app_private.visitor_network(settings.address_header);

  -- All submissions take their locks in the same order, so that no two deadlock.
  for counted in
    select hash, most
    from (
      values
        ('email ' || lower(btrim(new.email)), settings.email_limit),
        ('network ' || network, settings.address_limit)
    ) as visitor (who, most),
    lateral encode(sha256(convert_to(settings.salt || who, 'UTF8')), 'hex') as hash
    where who is not null
    order by hash
  loop
    perform pg_advisory_xact_lock(hashtextextended(counted.hash, 0));

    select opened_at, stored into opened, already
    from app_private.rate_windows
    where key = counted.hash
      and opened_at > clock_timestamp() - settings.rate_window
      and opened_at <= clock_timestamp() + interval '1 minute';

    if already >= counted.most then
      seconds_left := greatest(
        seconds_left,
        extract(epoch from opened + settings.rate_window - clock_timestamp())
      );
    end if;

    insert into app_private.rate_windows as open_window (key, opened_at, stored)
    values (counted.hash, clock_timestamp(), 1)
    on conflict (key) do update set
      opened_at = coalesce(opened, excluded.opened_at),
      stored = coalesce(already, 0) + 1;
  end loop;

  -- A retry of a stored lead passes: its primary key makes the insert fail, which also undoes the
  -- counting. Checked after the locks, when a concurrent copy of the retry has committed.
  execute format('select exists (select from %I.%I where id = $1)', tg_table_schema, tg_table_name)
    into known using new.id;
  if known then
    return new;
  end if;

  if seconds_left > 0 then
    minutes_left := greatest(1, ceil(seconds_left / 60));
    -- PostgREST turns the code PTnnn into the HTTP status nnn.
    raise sqlstate 'PT429' using
      message = format('Too many submissions. Try again in %s minute(s).', minutes_left),
      detail = minutes_left::text,
      hint = 'detail holds the whole minutes left, rounded up';
  end if;

  -- Deletes some of the windows that have closed, without waiting for locked ones.
  delete from app_private.rate_windows
  where key in (
    select key from app_private.rate_windows
    where opened_at <= clock_timestamp() - settings.rate_window
      or opened_at > clock_timestamp() + interval '1 minute'
    limit 50
    for update skip locked
  );

  return new;
end
$$;

alter table app_private.settings add column clock_at timestamptz not null default now();
comment on column app_private.settings.clock_at is 'When the server last ran, by a clock that had not jumped. A purge compares the clock with it.';

-- As before, with two changes. It skips rows that another transaction has locked: a lead locks its windows in the order of
-- their hashes, and a deletion in another order could deadlock with it. And it keeps clock_at up to date. A step of more
-- than 31 days is not taken over: that is a clock that jumped, or a server that was off for long.
create or replace function app_private.prune()
returns integer
language plpgsql
set search_path = ''
as $$
declare
  pruned integer;
begin
  update app_private.settings set clock_at = now() where now() > clock_at and now() <= clock_at + interval '31 days';
  delete from app_private.notifications
  where (lead_table, lead, channel) in (
    select lead_table, lead, channel from app_private.notifications
    where created_at < now() - interval '7 days'
      and channel <> all ((select notify_channels from app_private.settings)::text[])
    for update skip locked
  );
  delete from app_private.rate_windows
  where key in (
    select key from app_private.rate_windows
    where opened_at <= clock_timestamp() - (select rate_window from app_private.settings)
      or opened_at > clock_timestamp() + interval '1 minute'
    for update skip locked
  );
  get diagnostics pruned = row_count;
  return pruned;
end
$$;

comment on function app_private.prune() is 'Deletes rate windows that have closed, and says how many; deletes what has waited a week for a channel that is off.';
