-- Two leads that were one person. The row says where the other lead went, and for some weeks what
-- both were, so that it can be undone. It goes with the lead that stayed.
create table lead_merges (
  id uuid primary key default gen_random_uuid(),
  kept_id uuid not null references leads (id) on delete cascade,
  gone_id uuid not null,
  staff_id text references "user" (id) on delete set null,
  at timestamptz not null default now(),
  -- Both leads and contacts as they were, and the ids of the rows that changed leads.
  before jsonb not null,
  moved jsonb not null,
  kept_version integer not null,
  contact_version integer not null,
  undone_at timestamptz
);
create index lead_merges_by_kept on lead_merges (kept_id);
create index lead_merges_by_gone on lead_merges (gone_id);
create index lead_merges_by_age on lead_merges (at);

-- Pairs that look alike and are two people, as somebody said.
create table lead_pairs_apart (
  id uuid primary key default gen_random_uuid(),
  one_id uuid not null references leads (id) on delete cascade,
  other_id uuid not null references leads (id) on delete cascade,
  staff_id text references "user" (id) on delete set null,
  at timestamptz not null default now()
);
create index lead_pairs_apart_by_one on lead_pairs_apart (one_id);
create index lead_pairs_apart_by_other on lead_pairs_apart (other_id);

create index contact_messages_by_reference on contact_messages (reference) where reference <> '';

do $$
declare
  name text;
begin
  foreach name in array array['lead_merges', 'lead_pairs_apart'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format(
      'create policy server_may on %I to alisio_server using (true) with check (true)', name);
    execute format('create policy %I on %I to alisio_staff
      using ((select app_staff_id()) is not null)
      with check ((select app_staff_id()) is not null)', name || '_of_the_staff', name);
  end loop;
end $$;
-- Merging moves rows that staff may not change otherwise, so only the server writes what it did.
grant select on lead_merges to alisio_staff;
grant select, insert, delete on lead_pairs_apart to alisio_staff;
