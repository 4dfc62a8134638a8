-- Staff book meetings too, of people they speak with; keys to a booking stay the server's.
alter table bookings
  -- Whether its mails go to the person: not where the desk was told so or has no address.
  add column tells_person boolean not null default true;
grant insert on bookings to alisio_staff;

alter table lead_events drop constraint lead_events_kind_check;
alter table lead_events add constraint lead_events_kind_check check (kind in ('created', 'state',
  'owner', 'note', 'answer', 'released', 'reminder', 'invited', 'edited', 'meeting'));

-- The desk corrects whom a lead is from. Whatever changes a contact counts up, so that of two people
-- who correct it at once the second is told.
alter table contacts add column version integer not null default 1;
grant update (email) on contacts to alisio_staff;
create function count_contact_version() returns trigger language plpgsql
  set search_path = alisio, pg_temp
as $$
begin
  new.version := old.version + 1;
  return new;
end $$;
create trigger counts_its_versions before update on contacts
  for each row when (old.* is distinct from new.*) execute function count_contact_version();

-- As before, but a message that names its lead is that lead's, whatever became of it: the desk books a
-- meeting from a lead's own page.
create or replace function take_in_message() returns trigger language plpgsql security definer
  set search_path = alisio, pg_temp
as $$
declare
  contact uuid;
  why_held constant text := case when new.suspected_spam is not null then 'suspected'
    when new.over_limit is not null then 'limit' end;
  -- Whoever noted a call is speaking with the person; everybody else waits.
  waits constant boolean := why_held is null and new.channel = 'form';
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
