-- What pages read of campaigns_stats beside the sums of 0097: the first and last day of a campaign,
-- and a client's day by platform. Written by triggers in the transaction that changes the days or a
-- campaign's platform (functions/figures.sql, decision 078).
create table campaign_spans (
  client_id text not null,
  campaign_id uuid not null,
  first_day date not null,
  last_day date not null
);

create table platform_days (
  client_id text not null,
  date date not null,
  -- Empty where a campaign has no platform.
  platform text not null,
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
  foreach name in array array['campaign_spans', 'platform_days']
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

-- The first and last day of each campaign. New days extend them; days that are gone or moved have
-- them looked up again. Runs after figures_*, as sum_figures does.
create function span_campaigns() returns trigger language plpgsql security definer
  set search_path = alisio, pg_temp set jit = off
as $$
declare
  gone constant text := case tg_op when 'UPDATE'
    then '(select client_id, campaign_id, date from former
      except select client_id, campaign_id, date from changed)' else 'former' end;
begin
  if tg_op = 'TRUNCATE' then
    truncate campaign_spans;
    return null;
  end if;
  if tg_op <> 'INSERT' then
    execute format('with ended as (
        delete from campaign_spans spans using %s rows
        where spans.client_id = rows.client_id and spans.campaign_id = rows.campaign_id
          and rows.date in (spans.first_day, spans.last_day)
        returning spans.client_id, spans.campaign_id)
      insert into campaign_spans as spans
      select ended.client_id, ended.campaign_id, earliest.date, latest.date from ended
      cross join lateral (select date from campaigns_stats stats
        where stats.client_id = ended.client_id and stats.campaign_id = ended.campaign_id
        order by date limit 1) earliest
      cross join lateral (select date from campaigns_stats stats
        where stats.client_id = ended.client_id and stats.campaign_id = ended.campaign_id
        order by date desc limit 1) latest', gone);
  end if;
  if tg_op <> 'DELETE' then
    insert into campaign_spans as spans
    select client_id, campaign_id, min(date), max(date) from changed group by 1, 2
    on conflict (client_id, campaign_id) do update
      set first_day = least(spans.first_day, excluded.first_day),
        last_day = greatest(spans.last_day, excluded.last_day)
      where excluded.first_day < spans.first_day or excluded.last_day > spans.last_day;
  end if;
  return null;
end $$;

-- Sums a client's days by platform anew: those of changed rows, and those of campaigns whose
-- platform changed. Runs after figures_*, as sum_figures does.
create function sum_platforms() returns trigger language plpgsql security definer
  set search_path = alisio, pg_temp set jit = off
as $$
declare
  days constant text := format('(select distinct client_id, date from %s) cells', case
    when tg_table_name = 'campaigns' then '(select stats.client_id, stats.date
      from changed join former using (id)
      join campaigns_stats stats on stats.campaign_id = changed.id
      where (changed.source, changed.other_platform)
        is distinct from (former.source, former.other_platform)) rows'
    when tg_op = 'UPDATE' then '(select client_id, date from changed
      union all select client_id, date from former) rows'
    else 'changed rows' end);
begin
  if tg_op = 'TRUNCATE' then
    truncate platform_days;
    return null;
  end if;
  execute format('delete from platform_days sums using %s
    where sums.client_id = cells.client_id and sums.date = cells.date', days);
  execute format('insert into platform_days
    select cells.client_id, cells.date, sums.* from %s cross join lateral (
      select coalesce(source, ''outra:'' || other_platform, ''''), sum(impressions), sum(clicks),
        sum(spend), sum(conversions), sum(contacts), sum(purchases), sum(conversations),
        sum(revenue), sum(spend) filter (where revenue is not null), sum(ctr), count(*)
      from campaigns_stats stats join campaigns on campaigns.id = stats.campaign_id
      where stats.client_id = cells.client_id and stats.date = cells.date group by 1) sums', days);
  return null;
end $$;
revoke execute on function span_campaigns(), sum_platforms() from public;

-- Blocks writers of figures and of campaigns, and nobody who reads, until all is complete.
create trigger spans_added after insert on campaigns_stats referencing new table as changed
  for each statement execute function span_campaigns();
create trigger spans_changed after update on campaigns_stats
  referencing old table as former new table as changed
  for each statement execute function span_campaigns();
create trigger spans_removed after delete on campaigns_stats referencing old table as former
  for each statement execute function span_campaigns();
create trigger spans_emptied after truncate on campaigns_stats
  for each statement execute function span_campaigns();
create trigger platforms_added after insert on campaigns_stats referencing new table as changed
  for each statement execute function sum_platforms();
create trigger platforms_changed after update on campaigns_stats
  referencing old table as former new table as changed
  for each statement execute function sum_platforms();
create trigger platforms_removed after delete on campaigns_stats referencing old table as changed
  for each statement execute function sum_platforms();
create trigger platforms_emptied after truncate on campaigns_stats
  for each statement execute function sum_platforms();
create trigger platforms_changed after update on campaigns
  referencing old table as former new table as changed
  for each statement execute function sum_platforms();

set local work_mem = '64MB';
insert into campaign_spans
select client_id, campaign_id, min(date), max(date) from campaigns_stats group by 1, 2;
insert into platform_days
select stats.client_id, stats.date, coalesce(source, 'outra:' || other_platform, ''),
  sum(impressions), sum(clicks), sum(spend), sum(conversions), sum(contacts), sum(purchases),
  sum(conversations), sum(revenue), sum(spend) filter (where revenue is not null), sum(ctr), count(*)
from campaigns_stats stats join campaigns on campaigns.id = stats.campaign_id group by 1, 2, 3;
alter table campaign_spans add primary key (client_id, campaign_id);
alter table platform_days add primary key (client_id, date, platform);
analyze campaign_spans, platform_days;
