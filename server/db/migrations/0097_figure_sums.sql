-- Sums of campaigns_stats for pages that read a period: a campaign's week from Monday on, and a
-- client's day. Written by triggers in the transaction that changes the days (functions/figures.sql,
-- decision 075). Reach counts people and is not summed.
create table campaign_weeks (
  client_id text not null,
  week date not null,
  campaign_id uuid not null,
  impressions numeric not null,
  clicks numeric not null,
  spend numeric not null,
  conversions numeric not null,
  contacts numeric not null,
  purchases numeric not null,
  conversations numeric not null,
  revenue numeric,
  -- What was spent on days with a revenue.
  revenue_spend numeric,
  ctr numeric not null,
  rows int not null
);

create table client_days (
  client_id text not null,
  date date not null,
  impressions numeric not null,
  clicks numeric not null,
  spend numeric not null,
  conversions numeric not null,
  contacts numeric not null,
  purchases numeric not null,
  conversations numeric not null,
  revenue numeric,
  revenue_spend numeric,
  ctr numeric not null,
  rows int not null
);

do $$
declare
  name text;
begin
  foreach name in array array['campaign_weeks', 'client_days']
  loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format(
      'create policy server_may on %I to alisio_server using (true) with check (true)', name);
    execute format('create policy sums_of_the_client on %I for select to alisio_client
      using (client_id = (select app_client_id()))', name);
    execute format('create policy sums_of_the_staff on %I for select to alisio_staff
      using ((select app_staff_id()) is not null)', name);
    execute format('create policy own_clients on %I as restrictive to alisio_staff
      using (not (select app_staff_limited()) or client_id in (select app_staff_clients()))', name);
    execute format('grant select on %I to alisio_client, alisio_staff', name);
  end loop;
end $$;

-- Sums the weeks and days of all changed rows anew. Runs after figures_*, which locks the version of
-- each client until the transaction ends, so it sees all that others wrote for the client. Compiling
-- its queries would take longer than running them.
create function sum_figures() returns trigger language plpgsql security definer
  set search_path = alisio, pg_temp set jit = off
as $$
declare
  -- An update may move a row to another day or client.
  touched constant text := case tg_op
    when 'UPDATE' then '(table changed union all table former) rows' else 'changed rows' end;
  weeks constant text := format('(select distinct client_id, campaign_id,
    date_trunc(''week'', date::timestamp)::date as week from %s) cells', touched);
  days constant text := format('(select distinct client_id, date from %s) cells', touched);
  -- Cell by cell, so that the index is used whatever the planner expects.
  sums constant text := 'cross join lateral (select sum(impressions), sum(clicks), sum(spend),
    sum(conversions), sum(contacts), sum(purchases), sum(conversations), sum(revenue),
    sum(spend) filter (where revenue is not null), sum(ctr), count(*)
    from campaigns_stats stats where stats.client_id = cells.client_id and %s
    having count(*) > 0) sums';
begin
  if tg_op = 'TRUNCATE' then
    truncate campaign_weeks, client_days;
    return null;
  end if;
  execute format('delete from campaign_weeks sums using %s where sums.client_id = cells.client_id
    and sums.campaign_id = cells.campaign_id and sums.week = cells.week', weeks);
  execute format('insert into campaign_weeks
    select cells.client_id, week, cells.campaign_id, sums.* from %s ' || sums, weeks,
    'stats.campaign_id = cells.campaign_id and date between cells.week and cells.week + 6');
  execute format('delete from client_days sums using %s
    where sums.client_id = cells.client_id and sums.date = cells.date', days);
  execute format('insert into client_days select cells.client_id, cells.date, sums.* from %s ' || sums,
    days, 'stats.date = cells.date');
  return null;
end $$;
revoke execute on function sum_figures() from public;

-- Blocks writers of figures, and nobody who reads, until the sums below are complete.
create trigger sums_added after insert on campaigns_stats referencing new table as changed
  for each statement execute function sum_figures();
create trigger sums_changed after update on campaigns_stats
  referencing old table as former new table as changed
  for each statement execute function sum_figures();
create trigger sums_removed after delete on campaigns_stats referencing old table as changed
  for each statement execute function sum_figures();
create trigger sums_emptied after truncate on campaigns_stats
  for each statement execute function sum_figures();
set local work_mem = '64MB';
insert into campaign_weeks
select client_id, date_trunc('week', date::timestamp)::date, campaign_id, sum(impressions),
  sum(clicks), sum(spend), sum(conversions), sum(contacts), sum(purchases), sum(conversations),
  sum(revenue), sum(spend) filter (where revenue is not null), sum(ctr), count(*)
from campaigns_stats group by 1, 2, 3;
insert into client_days
select client_id, date, sum(impressions), sum(clicks), sum(spend), sum(conversions), sum(contacts),
  sum(purchases), sum(conversations), sum(revenue), sum(spend) filter (where revenue is not null),
  sum(ctr), count(*)
from campaigns_stats group by 1, 2;
-- Keys are built once the rows are there, which takes half as long.
alter table campaign_weeks add primary key (client_id, week, campaign_id)
  include (impressions, clicks, spend, conversions, contacts, purchases, conversations, revenue,
    revenue_spend, ctr, rows);
alter table client_days add primary key (client_id, date);
analyze campaign_weeks, client_days;
