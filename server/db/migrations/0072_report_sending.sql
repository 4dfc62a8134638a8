-- Which blocks a report shows, and in which order. Empty is the usual order, which reports of
-- earlier builds have.
alter table reports add column block_order text[] not null default '{}';

-- A client's logo on the cover of its reports. A sent report keeps the one it was sent with.
create table client_logos (
  id uuid primary key default gen_random_uuid(),
  client_id text not null references clients (id) on delete cascade,
  type text not null check (type in ('image/png', 'image/jpeg')),
  width integer not null check (width between 1 and 4000),
  height integer not null check (height between 1 and 4000),
  bytes bytea not null check (octet_length(bytes) between 1 and 500000),
  created_at timestamptz not null default now()
);
create index client_logos_by_client on client_logos (client_id);
alter table report_settings add column logo_id uuid references client_logos (id) on delete set null;
-- Not set to null: an approved report never changes. It goes with its client, as the logo does.
alter table reports add column logo_id uuid references client_logos (id);
create index reports_by_logo on reports (logo_id) where logo_id is not null;

-- An approved draft waits here until it leaves; until then the client sees nothing and it can be
-- taken back. It leaves only as what was approved: its version and the moment of its figures.
alter table reports
  add column send_at timestamptz,
  add column send_by text,
  add column send_version integer,
  add column send_figures_at timestamptz,
  add column send_origin text,
  add constraint is_approved_to_leave check (send_at is null or (state = 'draft'
    and send_by is not null and send_version is not null and send_figures_at is not null
    and send_origin is not null));
create index reports_to_send on reports (send_at) where send_at is not null;

-- A build that knows nothing of waiting approves at once, or discards the figures: nothing waits
-- any more.
create function end_report_wait() returns trigger language plpgsql
  set search_path = alisio, pg_temp
as $$
begin
  new.send_at := null;
  new.send_by := null;
  new.send_version := null;
  new.send_figures_at := null;
  new.send_origin := null;
  return new;
end $$;
revoke execute on function end_report_wait() from public;
create trigger report_wait_ends before update on reports for each row
  when (new.state <> 'draft' and new.send_at is not null) execute function end_report_wait();

-- The order of the blocks is counted like the words.
create or replace trigger report_version before update of words, left_out, block_order on reports
  for each row when (old.words is distinct from new.words
    or old.left_out is distinct from new.left_out
    or old.block_order is distinct from new.block_order)
  execute function count_report_version();

alter table client_logos enable row level security;
alter table client_logos force row level security;
create policy server_may on client_logos to alisio_server using (true) with check (true);
create policy logos_of_the_staff on client_logos to alisio_staff
  using ((select app_staff_id()) is not null) with check ((select app_staff_id()) is not null);
create policy logos_of_the_client on client_logos for select to alisio_client
  using (client_id = (select app_client_id()));
grant select, insert, delete on client_logos to alisio_staff;
grant select on client_logos to alisio_client;
grant select (block_order, logo_id) on reports to alisio_client;
