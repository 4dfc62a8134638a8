-- Campaigns belong to an account and go with it. Rows from before there were accounts stay as they
-- are (not valid): no client can see them, and nothing of the agency's is thrown away.
alter table campaigns
  add constraint campaigns_owner foreign key (user_id) references "user" (id)
    on delete cascade not valid,
  add constraint campaigns_id_and_owner unique (id, user_id),
  -- Where an import found the campaign: the platform, and its own id there if the file had one.
  add column source text check (source in ('meta', 'google')),
  add column external_id text check (char_length(external_id) between 1 and 100),
  -- When the campaign or its figures last changed; what the client reads as the last update.
  add column updated_at timestamptz not null default now(),
  add constraint external_id_has_source check (external_id is null or source is not null),
  add constraint demo_has_no_source check (not (demo and source is not null));

create unique index campaigns_by_external_id on campaigns (user_id, source, external_id)
  where external_id is not null;
create unique index campaigns_by_imported_name on campaigns (user_id, source, campaign_name)
  where source is not null and external_id is null;
create index campaigns_shown on campaigns (id) where showcase;

-- The owner is repeated on every row of figures, so that the policy is a condition of the index
-- below and not a look into another table per row. The two-column key keeps it true.
alter table campaigns_stats add column user_id text;
update campaigns_stats stats set user_id = campaigns.user_id
  from campaigns where campaigns.id = stats.campaign_id;
alter table campaigns_stats
  -- Google attributes fractions of a conversion to a day.
  alter column conversions type numeric(14, 2),
  alter column user_id set not null,
  drop constraint campaigns_stats_campaign_id_fkey,
  -- Both columns of the key below lead it: deleting a campaign finds its rows at once, whatever
  -- the planner believes about an account that was imported a minute ago.
  drop constraint campaigns_stats_pkey,
  add primary key (campaign_id, user_id, date),
  add constraint campaigns_stats_campaign foreign key (campaign_id, user_id)
    references campaigns (id, user_id) on delete cascade on update cascade;

-- One client's days lie together and hold all a page reads: the table itself is not visited,
-- however many rows other clients have.
create index campaigns_stats_by_owner on campaigns_stats (user_id, date)
  include (campaign_id, impressions, clicks, spend, conversions, ctr);

-- A row written without an owner gets its campaign's.
create function set_stats_owner() returns trigger language plpgsql
  set search_path = pg_catalog, pg_temp
as $$
begin
  if new.user_id is null then
    select user_id into new.user_id from public.campaigns where id = new.campaign_id;
  end if;
  return new;
end $$;
create trigger stats_owner before insert on campaigns_stats
  for each row when (new.user_id is null) execute function set_stats_owner();

alter table campaigns enable row level security;
alter table campaigns force row level security;
alter table campaigns_stats enable row level security;
alter table campaigns_stats force row level security;

-- Forced, the policies bind the owner of the tables too: the server's own role needs one.
create policy campaigns_of_the_server on campaigns to current_user using (true) with check (true);
create policy stats_of_the_server on campaigns_stats to current_user using (true) with check (true);
create policy campaigns_of_the_client on campaigns for select to alisio_client
  using (user_id = app_user_id());
create policy stats_of_the_client on campaigns_stats for select to alisio_client
  using (user_id = app_user_id());

revoke all on campaigns, campaigns_stats from public, alisio_client;
grant select on campaigns, campaigns_stats to alisio_client;

-- Clients change campaign data by these two functions only. They run as the owner of the tables,
-- so they begin by refusing everyone but the client the transaction speaks for.
create function generate_demo_campaign_data(target_user_id text) returns integer
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  today constant date := (now() at time zone 'America/Fortaleza')::date;
begin
  if target_user_id is null or target_user_id is distinct from public.app_user_id() then
    raise exception 'demo data can be made for oneself only' using errcode = '42501';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('demo campaigns ' || target_user_id, 0));
  if exists (select from public.campaigns where user_id = target_user_id and not demo) then
    raise exception 'this client has campaigns of their own' using errcode = 'P0001';
  end if;
  if exists (select from public.campaigns where user_id = target_user_id) then
    return 0;
  end if;

  with plan (name, objective, status, first_day, last_day, reach, click_rate, click_cost, close_rate, trend) as (
    values
      ('Leads — Fortaleza e região', 'OUTCOME_LEADS', 'ACTIVE', 179, 0, 5200, 0.021, 1.45, 0.062, 0.55),
      ('Vendas — Loja virtual', 'OUTCOME_SALES', 'ACTIVE', 149, 0, 7400, 0.017, 0.98, 0.034, 0.80),
      ('Tráfego — Blog e conteúdo', 'OUTCOME_TRAFFIC', 'ACTIVE', 119, 0, 9100, 0.026, 0.42, 0.011, 0.25),
      ('Lançamento — Coleção de inverno', 'OUTCOME_AWARENESS', 'PAUSED', 164, 17, 14800, 0.009, 0.75, 0.012, -0.30)
  ), created as (
    insert into public.campaigns (user_id, campaign_name, objective, status, demo, created_at)
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
  insert into public.campaigns_stats
    (campaign_id, user_id, date, impressions, clicks, spend, conversions, ctr)
  select id, user_id, day, impressions, clicks, round(clicks * click_cost * (0.88 + 0.24 * luck), 2),
    floor(clicks * close_rate * (0.75 + 0.50 * close) + close), round(100.0 * clicks / impressions, 4)
  from clicked;
  return 4;
end $$;

create function remove_demo_campaign_data(target_user_id text) returns integer
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  removed integer;
begin
  if target_user_id is null or target_user_id is distinct from public.app_user_id() then
    raise exception 'only one''s own demo data can be removed' using errcode = '42501';
  end if;
  delete from public.campaigns where user_id = target_user_id and demo;
  get diagnostics removed = row_count;
  return removed;
end $$;

revoke execute on function generate_demo_campaign_data(text), remove_demo_campaign_data(text) from public;
grant execute on function generate_demo_campaign_data(text), remove_demo_campaign_data(text) to alisio_client;
