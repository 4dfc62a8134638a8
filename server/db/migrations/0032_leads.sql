-- Leads that are worked. A message of the form, a booking or a call becomes a lead of a contact here,
-- in the transaction that stores it, whichever build of the server that is.
create table contacts (
  id uuid primary key default gen_random_uuid(),
  name text not null check (char_length(name) <= 100),
  -- Lower case; empty for somebody known by telephone only.
  email text not null default '' check (char_length(email) <= 255 and email = lower(email)),
  phone text not null default '' check (char_length(phone) <= 20),
  company text not null default '' check (char_length(company) <= 100),
  created_at timestamptz not null default now()
);

-- Digits alone, without Brazil's country code.
create function phone_key(phone text) returns text language sql immutable
begin atomic
  select case when digits ~ '^55\d{10,11}$' then substr(digits, 3) else digits end
  from (select regexp_replace(phone, '\D', '', 'g') as digits) as plain;
end;

create unique index contacts_by_email on contacts (email) where email <> '';
create unique index contacts_by_phone on contacts (phone_key(phone)) where email = '' and phone <> '';
create index contacts_sharing_phone on contacts (phone_key(phone)) where phone <> '';

create table leads (
  -- That of its first message: what the mail, the webhook and the desk speak of is one thing.
  id uuid primary key default gen_random_uuid(),
  contact_id uuid not null references contacts (id) on delete cascade,
  state text not null default 'new'
    check (state in ('new', 'talking', 'proposal', 'won', 'lost', 'spam')),
  -- Why nothing was sent for it yet, if so: suspected of spam, or over a limit.
  held text check (held in ('suspected', 'limit')),
  owner_id text references staff (user_id) on delete set null,
  value numeric(12, 2) check (value >= 0),
  lost_reason text check (char_length(lost_reason) <= 300),
  -- What brought it: see visit_source().
  source text not null,
  campaign text not null default '',
  landing text not null default '',
  -- Set with Ganho, once the client area is offered.
  client_id text references clients (id) on delete set null,
  -- Counted up by every change of state or owner and every new message.
  version integer not null default 1,
  -- Since when somebody waits for an answer, if they do.
  waiting_since timestamptz,
  first_answer_at timestamptz,
  reminded_at timestamptz,
  closed_at timestamptz,
  -- The latest thing that happened to it.
  last_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  -- Invented, to look around with.
  demo boolean not null default false,
  search tsvector not null default ''
);
create index leads_by_contact on leads (contact_id);
-- Whoever waits longest comes first, then whatever happened last.
create index leads_in_order on leads (waiting_since, last_at desc, id desc)
  where held is null and state <> 'spam';
create index leads_by_state on leads (state, waiting_since, last_at desc, id desc);
create index leads_by_owner on leads (owner_id, waiting_since, last_at desc, id desc);
create index leads_by_source on leads (source, waiting_since, last_at desc, id desc);
create index leads_held on leads (last_at desc, id desc) where held is not null;
create index leads_by_age on leads (created_at);
create index leads_by_words on leads using gin (search);

alter table contact_messages
  add column lead_id uuid references leads (id) on delete cascade,
  -- How it reached the agency.
  add column channel text not null default 'form'
    check (channel in ('form', 'booking', 'phone', 'counter', 'referral', 'whatsapp'));
create index contact_messages_by_lead on contact_messages (lead_id, created_at);

-- What staff did with a lead. Messages, mails and meetings stand in their own tables.
create table lead_events (
  id bigint generated always as identity primary key,
  lead_id uuid not null references leads (id) on delete cascade,
  at timestamptz not null default now(),
  kind text not null check (kind in ('created', 'state', 'owner', 'note', 'answer', 'released',
    'reminder', 'invited', 'edited')),
  staff_id text references "user" (id) on delete set null,
  -- The note, or the answer as it was sent.
  body text not null default '' check (char_length(body) <= 4000),
  detail jsonb not null default '{}'
);
create index lead_events_by_lead on lead_events (lead_id, id);

-- What the desk changed of content/leads.ts; at most one row.
create table lead_settings (
  singleton boolean primary key default true check (singleton),
  settings jsonb not null,
  changed_at timestamptz not null default now()
);

-- Who of the staff gets a summary of the day, and from which hour on.
create table staff_summaries (
  user_id text primary key references staff (user_id) on delete cascade,
  hour integer not null check (hour between 0 and 23),
  sent_on date
);

-- Without accents and capitals.
create function folded(words text) returns text language sql immutable
begin atomic
  select translate(lower(words), 'áàâãäéèêëíìîïóòôõöúùûüçñ', 'aaaaaeeeeiiiiooooouuuucn');
end;

-- A name, a company and an address by their words; a telephone by its beginning or its last digits.
create function lead_words(name text, company text, email text, phone text) returns tsvector
  language sql immutable
begin atomic
  select to_tsvector('simple'::regconfig, regexp_replace(
      folded(concat_ws(' ', name, company, email)), '[^a-z0-9]+', ' ', 'g'))
    || to_tsvector('simple'::regconfig, concat_ws(' ', key, right(key, 9), right(key, 8), right(key, 4)))
  from (select phone_key(phone) as key) as number;
end;

-- What is written in an address is decoded where it can be; a stranger typed it.
create function url_decoded(part text) returns text language plpgsql immutable as $$
begin
  return (
    select coalesce(convert_from(string_agg(case when piece[1] ~ '^%[0-9A-Fa-f]{2}$'
      then decode(substr(piece[1], 2), 'hex') else convert_to(piece[1], 'UTF8') end, ''::bytea), 'UTF8'), '')
    from regexp_matches(replace(part, '+', ' '), '%[0-9A-Fa-f]{2}|[^%]+|%', 'g') as piece);
exception when others then
  return part;
end $$;

-- The one place that says what brought a visit: where from, by which campaign, to which page.
create function visit_source(landing text, referrer text,
    out source text, out campaign text, out page text)
  language plpgsql immutable set search_path = alisio, pg_temp
as $$
declare
  query constant text := coalesce(substring(landing from '\?([^#]*)'), '');
  host constant text := lower(coalesce(substring(referrer from '^[a-z-]+://(?:www\.)?([^/:?#]+)'), ''));
  named constant text := lower(url_decoded(coalesce(substring(query from '(?:^|&)utm_source=([^&]*)'), '')));
  medium constant text := lower(coalesce(substring(query from '(?:^|&)utm_medium=([^&]*)'), ''));
  paid constant boolean := medium ~ '(^|[^a-z])(cpc|cpm|ppc|paid|pago|ads?|anuncios?|display)([^a-z]|$)'
    or medium like 'paid%';
  social constant text := '(^|\.)(facebook|instagram|linkedin|tiktok|youtube|pinterest|twitter|x|t|lnkd)\.(com|co|in|example)$';
begin
  campaign := left(btrim(regexp_replace(url_decoded(
    coalesce(substring(query from '(?:^|&)utm_campaign=([^&]*)'), '')), '\s+', ' ', 'g')), 60);
  page := left(coalesce(nullif(substring(landing from '^[a-z]+://[^/?#]+([^?#]*)'), ''),
    case when landing = '' then '' else '/' end), 200);
  source := case
    when query ~ '(^|&)(gclid|gbraid|wbraid)=' or paid and named ~ '(google|adwords|youtube)' then 'google-ads'
    when paid and named ~ '(facebook|instagram|meta|^fb$|^ig$)' then 'meta-ads'
    when page = '/links' or named ~ '(linktree|bio)' or medium ~ '(^|[^a-z])(bio|links?)([^a-z]|$)' then 'links'
    when named ~ '(facebook|instagram|meta|linkedin|tiktok|youtube|^fb$|^ig$)' then 'social'
    when named ~ '^(google|bing)$' then 'search'
    when named <> '' then 'campaign'
    when host ~ '(^|\.)(google\.[a-z.]+|bing\.com|duckduckgo\.com|search\.yahoo\.com|ecosia\.org|search\.brave\.com)$' then 'search'
    when host ~ social then 'social'
    when host <> '' then 'site'
    when query ~ '(^|&)fbclid=' then 'social'
    else 'direct' end;
end $$;

-- The contact these fields speak of. What a stranger writes fills gaps and changes nothing: the
-- address may be another person's.
create function contact_of(told_name text, told_email text, told_phone text, told_company text)
  returns uuid language plpgsql set search_path = alisio, pg_temp
as $$
declare
  address constant text := lower(btrim(told_email));
  found uuid;
begin
  if address = '' then
    if phone_key(told_phone) <> '' then
      select id into found from contacts where phone <> '' and phone_key(phone) = phone_key(told_phone)
        order by created_at limit 1;
    end if;
    if found is not null then return found; end if;
    insert into contacts (name, phone, company) values (told_name, told_phone, told_company)
      returning id into found;
    return found;
  end if;
  -- Somebody who called first and writes now.
  if phone_key(told_phone) <> '' and not exists (select from contacts where email = address) then
    begin
      update contacts set email = address
        where email = '' and phone <> '' and phone_key(phone) = phone_key(told_phone) returning id into found;
    exception when unique_violation then
      found := null;
    end;
    if found is not null then return found; end if;
  end if;
  insert into contacts as known (name, email, phone, company)
    values (told_name, address, told_phone, told_company)
    on conflict (email) where email <> '' do update set
      phone = case known.phone when '' then excluded.phone else known.phone end,
      company = case known.company when '' then excluded.company else known.company end
    returning id into found;
  return found;
end $$;

create function take_in_message() returns trigger language plpgsql security definer
  set search_path = alisio, pg_temp
as $$
declare
  contact constant uuid := contact_of(new.name, new.email, new.phone, new.company);
  why_held constant text := case when new.suspected_spam is not null then 'suspected'
    when new.over_limit is not null then 'limit' end;
  -- Whoever noted a call is speaking with the person; everybody else waits.
  waits constant boolean := why_held is null and new.channel = 'form';
  brought record;
  lead uuid;
begin
  if why_held is null then
    select id into lead from leads
      where contact_id = contact and held is null and state in ('new', 'talking', 'proposal')
      order by created_at desc limit 1 for update;
  end if;
  if lead is null then
    select * into brought from visit_source(new.landing, new.referrer);
    insert into leads (id, contact_id, state, held, source, campaign, landing, waiting_since,
        last_at, created_at, search)
      select new.id, contact, case why_held when 'suspected' then 'spam' else 'new' end, why_held,
        case when new.channel in ('phone', 'counter', 'referral', 'whatsapp') and new.landing = ''
          then new.channel else brought.source end,
        brought.campaign, brought.page, case when waits then new.created_at end,
        new.created_at, new.created_at, lead_words(name, company, email, phone)
      from contacts where id = contact
      returning id into lead;
  else
    update leads set version = version + 1, last_at = greatest(last_at, new.created_at),
        reminded_at = case when waiting_since is null then null else reminded_at end,
        waiting_since = case when waits then coalesce(waiting_since, new.created_at) else waiting_since end
      where id = lead;
  end if;
  update contact_messages set lead_id = lead where id = new.id;
  return null;
end $$;

-- Messages of before, in the order they came.
do $$
declare
  old record;
  contact uuid;
  lead uuid;
  why_held text;
  brought record;
begin
  update contact_messages set channel = 'booking' where id in (select contact_message_id from bookings);
  for old in select * from contact_messages order by created_at, id loop
    contact := contact_of(old.name, old.email, old.phone, old.company);
    why_held := case when old.suspected_spam is not null then 'suspected'
      when old.over_limit is not null then 'limit' end;
    lead := null;
    if why_held is null then
      select id into lead from leads where contact_id = contact and held is null
        order by created_at desc limit 1;
    end if;
    if lead is null then
      brought := visit_source(old.landing, old.referrer);
      -- Nobody could mark it answered: what is older than a month is taken as answered.
      insert into leads (id, contact_id, state, held, source, campaign, landing, waiting_since,
          last_at, created_at, search)
        select old.id, contact, case when why_held = 'suspected' then 'spam'
            when why_held is null and (old.channel = 'booking'
              or old.created_at < now() - interval '30 days') then 'talking' else 'new' end,
          why_held, brought.source, brought.campaign, brought.page,
          case when why_held is null and old.channel = 'form'
            and old.created_at >= now() - interval '30 days' then old.created_at end,
          old.created_at, old.created_at, lead_words(name, company, email, phone)
        from contacts where id = contact;
      lead := old.id;
    else
      update leads set last_at = old.created_at where id = lead;
    end if;
    update contact_messages set lead_id = lead where id = old.id;
  end loop;
end $$;

create trigger becomes_a_lead after insert on contact_messages
  for each row execute function take_in_message();

-- What was held and is no longer: released at the desk, or a booking that was confirmed by mail.
create function let_message_go() returns trigger language plpgsql security definer
  set search_path = alisio, pg_temp
as $$
begin
  update leads set held = null, version = version + 1, last_at = greatest(last_at, now()),
      state = case when new.channel = 'booking' then 'talking' when state = 'spam' then 'new' else state end,
      waiting_since = case when new.channel = 'booking' then null else new.created_at end
    where id = new.lead_id and held is not null;
  return null;
end $$;
create trigger is_let_go after update of suspected_spam, over_limit on contact_messages
  for each row when (new.suspected_spam is null and new.over_limit is null
    and (old.suspected_spam is not null or old.over_limit is not null))
  execute function let_message_go();

-- Whoever booked a time has their answer.
create function take_in_booking() returns trigger language plpgsql security definer
  set search_path = alisio, pg_temp
as $$
begin
  update contact_messages set channel = 'booking' where id = new.contact_message_id;
  update leads set waiting_since = case when leads.waiting_since < message.created_at
        then leads.waiting_since end,
      state = case when leads.state = 'new' and held is null then 'talking' else leads.state end
    from contact_messages message
    where message.id = new.contact_message_id and leads.id = message.lead_id;
  return null;
end $$;
create trigger is_a_lead after insert on bookings for each row execute function take_in_booking();

-- A lead goes with its last message, a contact with its last lead.
create function forget_empty_leads() returns trigger language plpgsql security definer
  set search_path = alisio, pg_temp
as $$
begin
  delete from leads where id in (select lead_id from gone)
    and not exists (select from contact_messages where lead_id = leads.id);
  return null;
end $$;
create trigger takes_its_lead_along after delete on contact_messages
  referencing old table as gone for each statement execute function forget_empty_leads();

create function forget_empty_contacts() returns trigger language plpgsql security definer
  set search_path = alisio, pg_temp
as $$
begin
  delete from contacts where id in (select contact_id from gone)
    and not exists (select from leads where contact_id = contacts.id);
  return null;
end $$;
create trigger takes_its_contact_along after delete on leads
  referencing old table as gone for each statement execute function forget_empty_contacts();

create function keep_lead_words() returns trigger language plpgsql security definer
  set search_path = alisio, pg_temp
as $$
begin
  update leads set search = lead_words(new.name, new.company, new.email, new.phone)
    where contact_id = new.id;
  return null;
end $$;
create trigger found_by_new_words after update of name, company, email, phone on contacts
  for each row when (old.* is distinct from new.*) execute function keep_lead_words();

-- Mails and meetings of leads as staff may see them: their state, not their text.
create view lead_mails with (security_barrier) as
  select id, kind, state, attempts, last_error, contact_message_id, created_at, sent_at
  from mails where (select app_staff_id()) is not null;
create view lead_meetings with (security_barrier) as
  select id, contact_message_id, kind, state, starts_at, ends_at
  from bookings where (select app_staff_id()) is not null;
grant select on lead_mails, lead_meetings to alisio_staff;

do $$
declare
  name text;
begin
  foreach name in array array['contacts', 'leads', 'lead_events', 'lead_settings',
    'staff_summaries', 'contact_messages']
  loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format(
      'create policy server_may on %I to alisio_server using (true) with check (true)', name);
    execute format('create policy %I on %I to alisio_staff
      using ((select app_staff_id()) is not null)
      with check ((select app_staff_id()) is not null)', name || '_of_the_staff', name);
  end loop;
end $$;
grant select, update (name, phone, company), delete on contacts to alisio_staff;
grant select, update (state, owner_id, value, lost_reason, client_id, version, waiting_since,
  first_answer_at, closed_at, last_at, demo, held), delete on leads to alisio_staff;
grant select, insert on lead_events to alisio_staff;
grant select, insert, update on lead_settings to alisio_staff;
grant select, insert, update, delete on staff_summaries to alisio_staff;
grant select, insert, update (suspected_spam, over_limit, webhook_state), delete
  on contact_messages to alisio_staff;
revoke execute on function contact_of(text, text, text, text), take_in_message(), let_message_go(),
  take_in_booking(), forget_empty_leads(), forget_empty_contacts(), keep_lead_words() from public;
