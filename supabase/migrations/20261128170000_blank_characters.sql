-- Visitors may leave no name, message or preference in which nothing can be seen, and no address or number of a request with a
-- character that nobody sees: nobody could answer it or find it again (behaviour.md 5.26). This is a trigger for visitors and not
-- a CHECK, because the rows that are stored already must stay restorable and markable.

-- Both are the inside of a character class; site/src/leads/blank.ts has the same characters.
create function app_private.invisible_characters()
returns text
language sql immutable parallel safe
set search_path = ''
as $$
  select '\u0001-\u0008\u000e-\u001f\u007f-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e'
    || '\u2060-\u206f\u2800\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff'
$$;

create function app_private.blank_characters()
returns text
language sql immutable parallel safe
set search_path = ''
as $$
  select '\t-\r \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000' || app_private.invisible_characters()
$$;

create function app_private.refuse_invisible()
returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  lead jsonb := to_jsonb(new);
  preferences jsonb := lead #> '{service_details,preferences}';
  invisible text := app_private.invisible_characters();
  visible text := '[^' || app_private.blank_characters() || ']';
  refused text;
begin
  select field into refused
  from (
    values
      ('name', lead ->> 'name' !~ visible),
      ('email', lead ->> 'email' ~ ('[<>' || invisible || ']')),
      ('phone', tg_table_name = 'quote_requests' and lead ->> 'phone' ~ ('[' || invisible || ']')),
      ('service_details', exists (
        select from jsonb_each_text(case when jsonb_typeof(preferences) = 'object' then preferences end) as answer
        where answer.value !~ visible
      )),
      ('message', lead ->> 'message' !~ visible)
  ) as rule (field, broken)
  where broken
  limit 1;
  if refused is not null then
    -- The words and the code of a broken CHECK, by which the form finds its field.
    raise check_violation using
      message = format('new row for relation "%1$s" violates check constraint "%1$s_%2$s"', tg_table_name, refused),
      table = tg_table_name,
      constraint = format('%s_%s', tg_table_name, refused);
  end if;
  return new;
end
$$;

comment on function app_private.invisible_characters() is 'The characters that nobody sees, besides whitespace, as the inside of a character class.';
comment on function app_private.blank_characters() is 'Whitespace and the characters that nobody sees, as the inside of a character class.';
comment on function app_private.refuse_invisible() is 'Refuses a visitor''s row with a blank required text, or with an invisible character in an address or a number.';

create trigger check_invisible before insert on public.quote_requests
  for each row when (current_user = 'anon') execute function app_private.refuse_invisible();
create trigger check_invisible before insert on public.contact_messages
  for each row when (current_user = 'anon') execute function app_private.refuse_invisible();

revoke all on function app_private.invisible_characters(), app_private.blank_characters(), app_private.refuse_invisible() from public, anon, authenticated;
