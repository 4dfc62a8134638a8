-- The funnel: when a deal is expected, what comes next, since when a lead is where it is, and which
-- reason of the list it was lost for.
alter table leads
  add column expected_on date,
  add column loss_kind text check (char_length(loss_kind) between 1 and 40),
  add column next_step text check (char_length(next_step) between 1 and 200),
  add column next_on date,
  add column next_time text check (next_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  -- A new one with every new step, so that of two people the second is told.
  add column next_id uuid,
  add column state_since timestamptz not null default now(),
  add constraint leads_next_step_is_whole check (
    (next_step is null) = (next_on is null) and (next_step is null) = (next_id is null)
    and (next_time is null or next_step is not null));

update leads set state_since = coalesce(
  (select max(at) from lead_events where lead_id = leads.id and kind = 'state'), created_at);

-- Whoever changes the state, an earlier build included. An undoing names the former moment itself.
create function keep_state_since() returns trigger language plpgsql
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
create trigger begins_its_state before insert on leads
  for each row execute function keep_state_since();
create trigger counts_its_state before update of state on leads
  for each row when (old.state is distinct from new.state) execute function keep_state_since();

create index leads_by_next_step on leads (next_on) where next_on is not null;
create index leads_closed on leads (state, closed_at) include (value, loss_kind)
  where closed_at is not null;

alter table lead_events drop constraint lead_events_kind_check;
alter table lead_events add constraint lead_events_kind_check check (kind in ('created', 'state',
  'owner', 'note', 'answer', 'released', 'reminder', 'invited', 'edited', 'meeting', 'value', 'step',
  'merged', 'unmerged'));

-- Apart from the templates: an earlier build that saves those leaves this alone.
alter table lead_settings add column funnel jsonb;

-- One press that changed leads, with what they were, so that it can be undone.
create table lead_batches (
  id uuid primary key default gen_random_uuid(),
  staff_id text not null references "user" (id) on delete cascade,
  at timestamptz not null default now(),
  kind text not null check (kind in ('state', 'owner')),
  -- The new state, or the new owner's id.
  target text not null default '',
  -- Leads that somebody else had changed meanwhile.
  skipped integer not null default 0,
  undone_at timestamptz,
  restored integer not null default 0,
  unrestored integer not null default 0
);
create index lead_batches_by_age on lead_batches (at);
create table lead_batch_items (
  id bigint generated always as identity primary key,
  batch_id uuid not null references lead_batches (id) on delete cascade,
  lead_id uuid not null references leads (id) on delete cascade,
  -- The lead's version after the change.
  version integer not null,
  before jsonb not null
);
create index lead_batch_items_by_batch on lead_batch_items (batch_id);
create index lead_batch_items_by_lead on lead_batch_items (lead_id);

do $$
declare
  name text;
begin
  foreach name in array array['lead_batches', 'lead_batch_items'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format(
      'create policy server_may on %I to alisio_server using (true) with check (true)', name);
  end loop;
end $$;
create policy own_batches on lead_batches to alisio_staff
  using (staff_id = (select app_staff_id())) with check (staff_id = (select app_staff_id()));
create policy items_of_own_batches on lead_batch_items to alisio_staff
  using (batch_id in (select id from lead_batches))
  with check (batch_id in (select id from lead_batches));
grant select, insert, update (skipped, undone_at, restored, unrestored), delete
  on lead_batches to alisio_staff;
grant select, insert, delete on lead_batch_items to alisio_staff;
grant update (expected_on, loss_kind, next_step, next_on, next_time, next_id, state_since)
  on leads to alisio_staff;
revoke execute on function keep_state_since() from public;
