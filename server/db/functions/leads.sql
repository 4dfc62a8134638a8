-- Digits alone, without Brazil's country code.
create or replace function phone_key(phone text) returns text language sql immutable
begin atomic
  select case when digits ~ '^55\d{10,11}$' then substr(digits, 3) else digits end
  from (select regexp_replace(phone, '\D', '', 'g') as digits) as plain;
end;

-- Without accents and capitals.
create or replace function folded(words text) returns text language sql immutable
begin atomic
  select translate(lower(words), 'áàâãäéèêëíìîïóòôõöúùûüçñ', 'aaaaaeeeeiiiiooooouuuucn');
end;

-- A name, a company and an address by their words; a telephone by its beginning or its last digits.
create or replace function lead_words(name text, company text, email text, phone text) returns tsvector
  language sql immutable
begin atomic
  select to_tsvector('simple'::regconfig, regexp_replace(
      folded(concat_ws(' ', name, company, email)), '[^a-z0-9]+', ' ', 'g'))
    || to_tsvector('simple'::regconfig, concat_ws(' ', key, right(key, 9), right(key, 8), right(key, 4)))
  from (select phone_key(phone) as key) as number;
end;

-- Finds or creates the contact of a message. It fills empty fields and overwrites none, since the
-- sender is not verified. Conditions match the index expressions, or a cached plan would scan all
-- contacts for each message.
create or replace function contact_of(told_name text, told_email text, told_phone text, told_company text)
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
  -- Known by telephone only until now.
  if phone_key(told_phone) <> '' and not exists (
      select from contacts where email = address and email <> '') then
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

-- A message joins its contact's open lead or creates one. A message with a lead id joins that lead
-- in any state: the desk books meetings from a lead's page.
create or replace function take_in_message() returns trigger language plpgsql security definer
  set search_path = alisio, pg_temp
as $$
declare
  contact uuid;
  why_held constant text := case when new.suspected_spam is not null then 'suspected'
    when new.over_limit is not null then 'limit' end;
  -- Only the form and the chat wait for an answer: whoever notes a call has already answered.
  waits constant boolean := why_held is null and new.channel in ('form', 'chat');
  brought record;
  lead uuid;
begin
  if new.lead_id is not null then
    update leads set version = version + 1, last_at = greatest(last_at, new.created_at)
      where id = new.lead_id;
    return null;
  end if;
  contact := contact_of(new.name, new.email, new.phone, new.company);
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

-- Runs when a held message is released at the desk, or a booking is confirmed by mail.
create or replace function let_message_go() returns trigger language plpgsql security definer
  set search_path = alisio, pg_temp
as $$
begin
  update leads set held = null, version = version + 1, last_at = greatest(last_at, now()),
      state = case when new.channel = 'booking' then 'talking' when state = 'spam' then 'new' else state end,
      waiting_since = case when new.channel = 'booking' then null else new.created_at end
    where id = new.lead_id and held is not null;
  return null;
end $$;

-- A booking counts as the answer to its lead.
create or replace function take_in_booking() returns trigger language plpgsql security definer
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

-- Deletes a lead with its last message, and a contact with its last lead.
create or replace function forget_empty_leads() returns trigger language plpgsql security definer
  set search_path = alisio, pg_temp
as $$
begin
  delete from leads where id in (select lead_id from gone)
    and not exists (select from contact_messages where lead_id = leads.id);
  return null;
end $$;

create or replace function forget_empty_contacts() returns trigger language plpgsql security definer
  set search_path = alisio, pg_temp
as $$
begin
  delete from contacts where id in (select contact_id from gone)
    and not exists (select from leads where contact_id = contacts.id);
  return null;
end $$;

create or replace function keep_lead_words() returns trigger language plpgsql security definer
  set search_path = alisio, pg_temp
as $$
begin
  update leads set search = lead_words(new.name, new.company, new.email, new.phone)
    where contact_id = new.id;
  return null;
end $$;

-- Searches leads by their contact's name, with a limit. PostgreSQL does not use the text index below a
-- row policy, since the operator is not leakproof, so this function checks the caller's rights itself.
create or replace function found_leads(words text, most integer) returns setof uuid
  language plpgsql stable security definer set search_path = alisio, pg_temp
as $$
begin
  if app_staff_id() is null then return; end if;
  return query select id from leads where search @@ to_tsquery('simple', words) limit most;
end $$;

create or replace function lead_has_met(lead uuid) returns boolean language sql stable
begin atomic
  select exists (
    select from contact_messages message join bookings on bookings.contact_message_id = message.id
    where message.lead_id = lead and bookings.state in ('confirmed', 'held'));
end;

create or replace function keep_met() returns trigger language plpgsql security definer
  set search_path = alisio, pg_temp
as $$
begin
  update leads set met = lead_has_met(leads.id)
    from contact_messages message
    where message.id = case tg_op when 'DELETE' then old.contact_message_id else new.contact_message_id end
      and leads.id = message.lead_id and leads.met is distinct from lead_has_met(leads.id);
  return null;
end $$;

create or replace function count_contact_version() returns trigger language plpgsql
  set search_path = alisio, pg_temp
as $$
begin
  new.version := old.version + 1;
  return new;
end $$;

-- When a lead entered its state, whoever changes it. Undoing a change names the former moment itself.
create or replace function keep_state_since() returns trigger language plpgsql
  set search_path = alisio, pg_temp
as $$
begin
  if tg_op = 'INSERT' then
    if new.state_since = now() then new.state_since := new.created_at; end if;
  elsif new.state_since = old.state_since then
    new.state_since := now();
  end if;
  return new;
end $$;

revoke execute on function contact_of(text, text, text, text), take_in_message(), let_message_go(),
  take_in_booking(), forget_empty_leads(), forget_empty_contacts(), keep_lead_words(),
  found_leads(text, integer), lead_has_met(uuid), keep_met(), keep_state_since() from public;
grant execute on function found_leads(text, integer) to alisio_staff;
