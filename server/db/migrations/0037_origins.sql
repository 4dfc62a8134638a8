-- The client that is the agency itself: what its campaigns cost is what its leads cost.
alter table clients add column is_agency boolean not null default false;
create unique index clients_the_agency on clients (is_agency, demo) where is_agency;
grant insert (is_agency), update (is_agency) on clients to alisio_staff;

-- Whether a lead has a meeting that stands or was held, kept with it: a page that sums leads by what
-- brought them reads one index and no bookings.
alter table leads add column met boolean not null default false;

create function lead_has_met(lead uuid) returns boolean language sql stable
begin atomic
  select exists (
    select from contact_messages message join bookings on bookings.contact_message_id = message.id
    where message.lead_id = lead and bookings.state in ('confirmed', 'held'));
end;

update leads set met = true where lead_has_met(id);

create function keep_met() returns trigger language plpgsql security definer
  set search_path = alisio, pg_temp
as $$
begin
  update leads set met = lead_has_met(leads.id)
    from contact_messages message
    where message.id = case tg_op when 'DELETE' then old.contact_message_id else new.contact_message_id end
      and leads.id = message.lead_id and leads.met is distinct from lead_has_met(leads.id);
  return null;
end $$;
create trigger knows_its_meetings after insert or delete or update of state on bookings
  for each row execute function keep_met();
revoke execute on function lead_has_met(uuid), keep_met() from public;

do $$
declare
  page constant text := (
    select attname from pg_attribute where attrelid = 'leads'::regclass
      and attname in ('page', 'landing') and not attisdropped);
begin
  execute format('create index leads_by_origin on leads (demo, created_at)
    include (source, campaign, %I, state, value, met)
    where held is null and state <> ''spam''', page);
end $$;

-- Invented visits go with the last invented client, whoever removes it.
create function forget_sample_visits() returns trigger language plpgsql security definer
  set search_path = alisio, pg_temp
as $$
begin
  if exists (select from gone where demo) and not exists (select from clients where demo) then
    delete from visits where demo;
  end if;
  return null;
end $$;
create trigger takes_sample_visits_along after delete on clients
  referencing old table as gone for each statement execute function forget_sample_visits();
revoke execute on function forget_sample_visits() from public;
