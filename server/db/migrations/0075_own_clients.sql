-- Who answers for a client, and staff who see no other clients than those they answer for.
alter table staff add column own_clients_only boolean not null default false;
alter table clients
  add column responsible_id text references staff (user_id) on delete set null;
create index clients_by_responsible on clients (responsible_id, lower(name), id);

-- What only an owner changes: the policy of the table's roles says so.
grant update (own_clients_only) on staff to alisio_staff;
grant insert (responsible_id), update (responsible_id) on clients to alisio_staff;

-- Whether the staff member of this transaction is limited to their own clients. Owners never are.
create function app_staff_limited() returns boolean language sql stable security definer
begin atomic
  select exists (select from staff
    where user_id = nullif(current_setting('app.staff_id', true), '')
      and own_clients_only and role <> 'owner');
end;
-- The clients a member answers for: a function, since a policy that reads a table with policies of
-- its own may not lead back to the first.
create function app_staff_clients() returns setof text language sql stable security definer
begin atomic
  select id from clients where responsible_id = app_staff_id();
end;
revoke execute on function app_staff_limited(), app_staff_clients() from public;
grant execute on function app_staff_limited() to alisio_client, alisio_staff;
grant execute on function app_staff_clients() to alisio_staff;

-- The sums an order by figures needs; pages read the figures they show from the days themselves.
create table client_standings (
  client_id text primary key references clients (id) on delete cascade,
  -- The day and the version of the figures it was worked out for; no version after a crash.
  day date not null,
  version uuid,
  spend numeric(14, 2) not null,
  conversions numeric(14, 2) not null,
  -- Part of the month's budget or goal used, over the part of the month with figures.
  pace numeric(8, 4)
);
alter table client_standings enable row level security;
alter table client_standings force row level security;
create policy server_may on client_standings to alisio_server using (true) with check (true);
create policy standings_of_the_staff on client_standings for select to alisio_staff
  using ((select app_staff_id()) is not null);
grant select on client_standings to alisio_staff;

-- Both sides of the `or` are answered once per statement: the first by a subquery, the second by a
-- hashed list, which is only made for a limited member.
create policy own_clients on clients as restrictive to alisio_staff
  using (not (select app_staff_limited()) or responsible_id = (select app_staff_id()));

do $$
declare
  name text;
begin
  -- Everything of a client that staff reach, also what other migrations have added before this one.
  for name in
    select columns.table_name from information_schema.columns
    join pg_class on pg_class.relname = columns.table_name and relrowsecurity
      and relnamespace = 'alisio'::regnamespace
    where columns.table_schema = 'alisio' and columns.column_name = 'client_id'
      -- Leads are the agency's own; a client's own sign-in on its way is the server's.
      and columns.table_name not in ('acts', 'invitations', 'leads', 'ad_sign_ins', 'figure_versions')
  loop
    execute format('create policy own_clients on %I as restrictive to alisio_staff
      using (not (select app_staff_limited()) or client_id in (select app_staff_clients()))', name);
  end loop;
  -- Lines and invitations without a client are about the team.
  foreach name in array array['acts', 'invitations'] loop
    execute format('create policy own_clients on %I as restrictive to alisio_staff
      using (not (select app_staff_limited()) or client_id is null
        or client_id in (select app_staff_clients()))', name);
  end loop;
  foreach name in array array['import_campaigns', 'import_days'] loop
    execute format('create policy own_clients on %I as restrictive to alisio_staff
      using (not (select app_staff_limited()) or seq in (select seq from imports))', name);
  end loop;
  foreach name in array array['staged_campaigns', 'staged_days'] loop
    execute format('create policy own_clients on %I as restrictive to alisio_staff
      using (not (select app_staff_limited()) or import_id in (select id from imports))', name);
  end loop;
  foreach name in array array['report_deliveries', 'report_readings'] loop
    execute format('create policy own_clients on %I as restrictive to alisio_staff
      using (not (select app_staff_limited()) or report_id in (select id from reports))', name);
  end loop;
  -- Views have the rights of their owner, so they ask for themselves.
  execute format('create or replace view report_mails with (security_barrier) as
    select * from (%s) mails where not (select app_staff_limited()) or report_id in (
      select reports.id from reports join clients on clients.id = reports.client_id
      where clients.responsible_id = (select app_staff_id()))',
    rtrim(pg_get_viewdef('report_mails'::regclass), '; '));
end $$;

create or replace view people with (security_barrier) as
  select id, name, email, email_verified, two_factor_enabled, created_at,
    (select max(session.updated_at) from session where session.user_id = "user".id) as last_seen
  from "user" where (select app_staff_id()) is not null
    and (not (select app_staff_limited()) or id in (select user_id from staff) or id in (
      select client_people.user_id from client_people
      join clients on clients.id = client_people.client_id
      where clients.responsible_id = (select app_staff_id())));
