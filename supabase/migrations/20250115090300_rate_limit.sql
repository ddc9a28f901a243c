-- The rate limit, for both tables together (behaviour.md 6.2). It counts stored submissions in a
-- fixed window, which opens with the first one: per e-mail address, and per network address
-- with a higher limit, because an office tower shares one.

create table app_private.settings (
  only_row boolean primary key default true constraint settings_one_row check (only_row),
  email_limit integer not null default 3 check (email_limit > 0),
  address_limit integer not null default 30 check (address_limit > 0),
  rate_window interval not null default '1 hour' check (rate_window > '0'),
  -- The request header whose first entry is the visitor's network address. The site's own server
  -- sets x-forwarded-for. A visitor can forge that header where the proxy only appends to it:
  -- there name the header that the proxy overwrites (Cloudflare: cf-connecting-ip).
  address_header text not null default 'x-forwarded-for',
  -- Addresses are stored only as hashes, made with this salt.
  salt uuid not null default gen_random_uuid()
);
insert into app_private.settings default values;

create table app_private.rate_windows (
  key text primary key,
  opened_at timestamptz not null,
  stored integer not null
);
create index rate_windows_opened_at on app_private.rate_windows (opened_at);

-- The visitor's network address. IPv6: its /64, because a visitor owns all of it. An IPv4 address
-- written as IPv6 is returned as IPv4. NULL if the header has no valid address: a wrong header
-- must not lose a lead.
create function app_private.visitor_network(address_header text)
returns text
language plpgsql stable
set search_path = ''
as $$
declare
  address inet;
begin
  address := regexp_replace(
    lower(btrim(split_part(
      nullif(current_setting('request.headers', true), '')::json ->> lower(address_header), ',', 1
    ))),
    '^::ffff:(?=[0-9]+[.])', ''
  )::inet;
  if family(address) = 6 then
    return network(set_masklen(address, 64))::text;
  end if;
  return host(address);
exception
  when invalid_text_representation or invalid_parameter_value then
    return null;
end
$$;

create function app_private.limit_rate()
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
    where key = counted.hash and opened_at > clock_timestamp() - settings.rate_window;

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
    limit 50
    for update skip locked
  );

  return new;
end
$$;

revoke all on all tables in schema app_private from public, anon, authenticated;
revoke all on function app_private.visitor_network(text), app_private.limit_rate() from public, anon, authenticated;

create trigger limit_rate before insert on public.quote_requests
  for each row execute function app_private.limit_rate();
create trigger limit_rate before insert on public.contact_messages
  for each row execute function app_private.limit_rate();
