-- A row written without an owner gets its campaign's.
create or replace function set_stats_owner() returns trigger language plpgsql
  set search_path = alisio, pg_temp
as $$
begin
  if new.client_id is null then
    select client_id into new.client_id from campaigns where id = new.campaign_id;
  end if;
  return new;
end $$;

create or replace function note_changed_figures() returns trigger language plpgsql security definer
  set search_path = alisio, pg_temp
as $$
begin
  insert into figure_versions (client_id, version)
    select clients.id, gen_random_uuid() from clients
    where id in (select client_id from changed) order by id
  on conflict (client_id) do update set version = excluded.version;
  return null;
end $$;

-- Where a row may move to another client, the figures of both change.
create or replace function note_moved_figures() returns trigger language plpgsql security definer
  set search_path = alisio, pg_temp
as $$
begin
  insert into figure_versions (client_id, version)
    select clients.id, gen_random_uuid() from clients
    where id in (select client_id from changed union select client_id from former) order by id
  on conflict (client_id) do update set version = excluded.version;
  return null;
end $$;

-- All that a client's pages read, so that an equal version means equal figures on a replica too.
do $$
declare
  name text;
begin
  foreach name in array
    array['ad_days', 'ad_thumbnails', 'campaigns_stats', 'channel_accounts', 'channel_days',
      'channel_periods']
  loop
    execute format('create or replace trigger figures_added after insert on %I
      referencing new table as changed
      for each statement execute function note_changed_figures()', name);
    execute format('create or replace trigger figures_changed after update on %I
      referencing old table as former new table as changed
      for each statement execute function note_moved_figures()', name);
    execute format('create or replace trigger figures_removed after delete on %I
      referencing old table as changed
      for each statement execute function note_changed_figures()', name);
  end loop;
end $$;

-- Sums the weeks and days of all changed rows anew. Runs after figures_*, which locks the version of
-- each client until the transaction ends, so it sees all that others wrote for the client. Compiling
-- its queries would take longer than running them. Imports forbid nested loops in what they run
-- themselves; here that would read a whole table of sums for each of them.
create or replace function sum_figures() returns trigger language plpgsql security definer
  set search_path = alisio, pg_temp set jit = off set enable_nestloop = on
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

-- The first and last day of each campaign. New days extend them; days that are gone or moved have
-- them looked up again. Runs after figures_*, as sum_figures does.
create or replace function span_campaigns() returns trigger language plpgsql security definer
  set search_path = alisio, pg_temp set jit = off set enable_nestloop = on
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
create or replace function sum_platforms() returns trigger language plpgsql security definer
  set search_path = alisio, pg_temp set jit = off set enable_nestloop = on
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

create or replace function forget_figure_version() returns trigger language plpgsql security definer
  set search_path = alisio, pg_temp
as $$
begin
  delete from figure_versions where client_id in (select id from changed);
  return null;
end $$;

-- A build that does not know of kinds of results overwrites a day's figures and leaves its results,
-- which are then those of another file. Whoever knows of them says so for its transaction.
create or replace function forget_results() returns trigger language plpgsql
  set search_path = alisio, pg_temp
as $$
begin
  new.results := null;
  return new;
end $$;

-- What is below a campaign goes with the import that brought it, whichever build undoes it.
create or replace function forget_ads_of_import() returns trigger language plpgsql
  set search_path = alisio, pg_temp
as $$
begin
  delete from ad_days where seq = new.seq;
  return null;
end $$;

-- A build that does not convert would write another currency's amounts as reais. Whoever converts
-- says so for its transaction.
create or replace function require_conversion() returns trigger language plpgsql
  set search_path = alisio, pg_temp
as $$
begin
  if current_setting('app.converts', true) is distinct from 'known' and exists (
    select from ad_accounts where id = new.account_id and currency <> 'BRL') then
    raise exception 'the account is not in reais, and this build does not convert';
  end if;
  return new;
end $$;
create or replace trigger accounts_in_other_currencies before insert on ad_syncs
  for each row execute function require_conversion();

-- Clients change campaign data by these two functions only. They run as the owner of the tables, so
-- they begin by refusing everyone but the person the transaction speaks for, and change the campaigns
-- of that person's own client. The caller names the agency's region and time zone.
create or replace function generate_demo_campaign_data(target_user_id text) returns integer
  language plpgsql security definer set search_path = alisio, pg_temp
as $$
declare
  zone constant text := coalesce(nullif(current_setting('app.agency_zone', true), ''), 'UTC');
  area constant text := coalesce(nullif(current_setting('app.agency_area', true), ''), 'Capital');
  today constant date := (now() at time zone zone)::date;
  own constant text := (select id from clients where own_of = target_user_id);
begin
  if target_user_id is null or target_user_id is distinct from app_user_id() then
    raise exception 'demo data can be made for oneself only' using errcode = '42501';
  end if;
  if own is null then
    raise exception 'this person has no client of their own' using errcode = 'P0002';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('demo campaigns ' || own, 0));
  if exists (select from campaigns where client_id = own and not demo) then
    raise exception 'this client has campaigns of their own' using errcode = 'P0001';
  end if;
  if exists (select from campaigns where client_id = own) then
    return 0;
  end if;

  with plan (name, objective, status, first_day, last_day, reach, click_rate, click_cost, close_rate, trend, counts, ticket) as (
    values
      ('Leads — ' || area || ' e região', 'OUTCOME_LEADS', 'ACTIVE', 179, 0, 5200, 0.021, 1.45, 0.062, 0.55, 'contacts', null::numeric),
      ('Vendas — Loja virtual', 'OUTCOME_SALES', 'ACTIVE', 149, 0, 7400, 0.017, 0.98, 0.034, 0.80, 'purchases', 118.0),
      ('Tráfego — Blog e conteúdo', 'OUTCOME_TRAFFIC', 'ACTIVE', 119, 0, 9100, 0.026, 0.42, 0.011, 0.25, null, null),
      ('Lançamento — Coleção de inverno', 'OUTCOME_AWARENESS', 'PAUSED', 164, 17, 14800, 0.009, 0.75, 0.012, -0.30, 'conversations', null)
  ), created as (
    insert into campaigns (client_id, campaign_name, objective, status, demo, created_at)
    select own, name, objective, status, true,
      (today - first_day)::timestamp at time zone zone + interval '9 hours'
    from plan
    returning id, campaign_name, client_id
  ), days as (
    select created.id, created.client_id, plan.*, today - back as day, back,
      -- Three draws per campaign and day, the same ones at every call: no two clients look alike,
      -- and one client's figures can be made again.
      (hashtextextended(own || plan.name || (today - back), 1) & 1023) / 1023.0 as luck,
      (hashtextextended(own || plan.name || (today - back), 2) & 1023) / 1023.0 as taste,
      (hashtextextended(own || plan.name || (today - back), 3) & 1023) / 1023.0 as close
    from plan join created on created.campaign_name = plan.name
    cross join lateral generate_series(plan.last_day, plan.first_day) back
  ), shown as (
    select *, round(reach * (0.72 + 0.56 * luck)
      * (1 + trend * (1 - (back - last_day)::numeric / (first_day - last_day)))
      * case extract(isodow from day) when 6 then 0.82 when 7 then 0.70 when 2 then 1.08 else 1 end
      )::bigint as impressions
    from days
  ), clicked as (
    select *, round(impressions * click_rate * (0.80 + 0.40 * taste))::bigint as clicks from shown
  ), converted as (
    select *, floor(clicks * close_rate * (0.75 + 0.50 * close) + close) as conversions from clicked
  )
  insert into campaigns_stats
    (campaign_id, client_id, date, impressions, clicks, spend, conversions, ctr, contacts, purchases,
     conversations, revenue, reach)
  select id, client_id, day, impressions, clicks, round(clicks * click_cost * (0.88 + 0.24 * luck), 2),
    conversions, round(100.0 * clicks / impressions, 4),
    case counts when 'contacts' then conversions else 0 end,
    case counts when 'purchases' then conversions else 0 end,
    case counts when 'conversations' then conversions else 0 end,
    round(conversions * ticket * (0.7 + 0.6 * taste), 2), round(impressions * (0.62 + 0.2 * taste))
  from converted;
  return 4;
end $$;

create or replace function remove_demo_campaign_data(target_user_id text) returns integer
  language plpgsql security definer set search_path = alisio, pg_temp
as $$
declare
  removed integer;
begin
  if target_user_id is null or target_user_id is distinct from app_user_id() then
    raise exception 'only one''s own demo data can be removed' using errcode = '42501';
  end if;
  delete from campaigns using clients
    where clients.own_of = target_user_id and campaigns.client_id = clients.id and campaigns.demo;
  get diagnostics removed = row_count;
  return removed;
end $$;

revoke execute on function note_changed_figures(), note_moved_figures(), sum_figures(),
  span_campaigns(), sum_platforms(), forget_figure_version(), forget_results(),
  generate_demo_campaign_data(text), remove_demo_campaign_data(text) from public;
grant execute on function generate_demo_campaign_data(text), remove_demo_campaign_data(text)
  to alisio_client;
