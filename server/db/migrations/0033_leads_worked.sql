-- What brought a lead is said by contracts/origin.ts, for visits and leads alike; the server writes
-- it down with the message, and the lead takes it over. Null: not said yet.
drop trigger becomes_a_lead on contact_messages;
alter table leads rename column landing to page;
alter table leads alter column source drop not null;
update leads set source = null, campaign = '', page = '';
alter table contact_messages
  add column source text check (char_length(source) <= 60),
  add column campaign text check (char_length(campaign) <= 80),
  add column entry_page text check (char_length(entry_page) <= 200);

create or replace function take_in_message() returns trigger language plpgsql security definer
  set search_path = alisio, pg_temp
as $$
declare
  contact constant uuid := contact_of(new.name, new.email, new.phone, new.company);
  why_held constant text := case when new.suspected_spam is not null then 'suspected'
    when new.over_limit is not null then 'limit' end;
  -- Whoever noted a call is speaking with the person; everybody else waits.
  waits constant boolean := why_held is null and new.channel = 'form';
  lead uuid;
begin
  if why_held is null then
    select id into lead from leads
      where contact_id = contact and held is null and state in ('new', 'talking', 'proposal')
      order by created_at desc limit 1 for update;
  end if;
  if lead is null then
    insert into leads (id, contact_id, state, held, source, campaign, page, waiting_since,
        last_at, created_at, search)
      select new.id, contact, case why_held when 'suspected' then 'spam' else 'new' end, why_held,
        new.source, coalesce(new.campaign, ''), coalesce(new.entry_page, ''),
        case when waits then new.created_at end,
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
create trigger becomes_a_lead after insert on contact_messages
  for each row execute function take_in_message();
drop function visit_source(text, text);
drop function url_decoded(text);

-- Leads whose contact is called so, no more than so many. The words' index may not be used beneath a
-- policy, since matching is not proven to leak nothing: whoever asks is judged here instead.
create function found_leads(words text, most integer) returns setof uuid
  language plpgsql stable security definer set search_path = alisio, pg_temp
as $$
begin
  if app_staff_id() is null then return; end if;
  return query select id from leads where search @@ to_tsquery('simple', words) limit most;
end $$;
revoke execute on function found_leads(text, integer) from public;
grant execute on function found_leads(text, integer) to alisio_staff;

-- Nobody is reminded of what came before there were reminders.
update leads set reminded_at = now() where waiting_since is not null;
