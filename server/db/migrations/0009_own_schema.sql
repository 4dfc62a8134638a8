-- The tables stand in a schema of their own now; a database of an earlier release had them in
-- public, from where the runner moved them before this file. What named public by hand is made anew.
grant usage on schema alisio to alisio_client, alisio_staff;

create or replace function make_client_rows() returns trigger language plpgsql
  set search_path = alisio, pg_temp
  as $$
begin
  insert into alisio.profiles (id, full_name) values (new.id, left(new.name, 100));
  insert into alisio.user_preferences (user_id) values (new.id);
  return null;
end $$;

create or replace function keep_user_name() returns trigger language plpgsql security definer
  set search_path = alisio, pg_temp
  as $$
begin
  update alisio."user" set name = new.full_name, updated_at = now() where id = new.id;
  return null;
end $$;

create or replace function set_stats_owner() returns trigger language plpgsql
  set search_path = alisio, pg_temp
as $$
begin
  if new.user_id is null then
    select user_id into new.user_id from alisio.campaigns where id = new.campaign_id;
  end if;
  return new;
end $$;

create or replace function generate_demo_campaign_data(target_user_id text) returns integer
  language plpgsql security definer set search_path = alisio, pg_temp
as $$
declare
  today constant date := (now() at time zone 'America/Fortaleza')::date;
begin
  if target_user_id is null or target_user_id is distinct from alisio.app_user_id() then
    raise exception 'demo data can be made for oneself only' using errcode = '42501';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('demo campaigns ' || target_user_id, 0));
  if exists (select from alisio.campaigns where user_id = target_user_id and not demo) then
    raise exception 'this client has campaigns of their own' using errcode = 'P0001';
  end if;
  if exists (select from alisio.campaigns where user_id = target_user_id) then
    return 0;
  end if;

  with plan (name, objective, status, first_day, last_day, reach, click_rate, click_cost, close_rate, trend) as (
    values
      ('Leads — Fortaleza e região', 'OUTCOME_LEADS', 'ACTIVE', 179, 0, 5200, 0.021, 1.45, 0.062, 0.55),
      ('Vendas — Loja virtual', 'OUTCOME_SALES', 'ACTIVE', 149, 0, 7400, 0.017, 0.98, 0.034, 0.80),
      ('Tráfego — Blog e conteúdo', 'OUTCOME_TRAFFIC', 'ACTIVE', 119, 0, 9100, 0.026, 0.42, 0.011, 0.25),
      ('Lançamento — Coleção de inverno', 'OUTCOME_AWARENESS', 'PAUSED', 164, 17, 14800, 0.009, 0.75, 0.012, -0.30)
  ), created as (
    insert into alisio.campaigns (user_id, campaign_name, objective, status, demo, created_at)
    select target_user_id, name, objective, status, true,
      (today - first_day)::timestamp at time zone 'America/Fortaleza' + interval '9 hours'
    from plan
    returning id, campaign_name, user_id
  ), days as (
    select created.id, created.user_id, plan.*, today - back as day, back,
      -- Three draws per campaign and day, the same ones at every call: no two clients look alike,
      -- and one client's figures can be made again.
      (hashtextextended(target_user_id || plan.name || (today - back), 1) & 1023) / 1023.0 as luck,
      (hashtextextended(target_user_id || plan.name || (today - back), 2) & 1023) / 1023.0 as taste,
      (hashtextextended(target_user_id || plan.name || (today - back), 3) & 1023) / 1023.0 as close
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
  )
  insert into alisio.campaigns_stats
    (campaign_id, user_id, date, impressions, clicks, spend, conversions, ctr)
  select id, user_id, day, impressions, clicks, round(clicks * click_cost * (0.88 + 0.24 * luck), 2),
    floor(clicks * close_rate * (0.75 + 0.50 * close) + close), round(100.0 * clicks / impressions, 4)
  from clicked;
  return 4;
end $$;

create or replace function remove_demo_campaign_data(target_user_id text) returns integer
  language plpgsql security definer set search_path = alisio, pg_temp
as $$
declare
  removed integer;
begin
  if target_user_id is null or target_user_id is distinct from alisio.app_user_id() then
    raise exception 'only one''s own demo data can be removed' using errcode = '42501';
  end if;
  delete from alisio.campaigns where user_id = target_user_id and demo;
  get diagnostics removed = row_count;
  return removed;
end $$;
