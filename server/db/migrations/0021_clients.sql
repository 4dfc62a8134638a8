-- Clients are companies. People have access to clients, and clients own campaigns.
create table clients (
  id text primary key default gen_random_uuid()::text,
  name text not null check (char_length(name) between 1 and 120),
  -- The account it was made for, where somebody signed up by themselves.
  own_of text unique references "user" (id) on delete set null,
  created_at timestamptz not null default now(),
  archived_at timestamptz
);
create index clients_by_name on clients (lower(name), id);

create table client_people (
  client_id text not null references clients (id) on delete cascade,
  user_id text not null references "user" (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (user_id, client_id)
);
create index client_people_by_client on client_people (client_id);

-- A company's name is the best a client can be called by; a person's the next best.
create function own_client_name(company text, person text) returns text language sql immutable
begin atomic
  select left(coalesce(nullif(trim(company), ''), nullif(trim(person), ''), 'Cliente'), 120);
end;

-- Everybody who has an account gets a client of their own under the id their campaigns already
-- name, so that not one of the rows of figures is rewritten. Owners from before there were
-- accounts become clients nobody has access to yet.
insert into clients (id, name, own_of, created_at)
  select person.id, own_client_name(profiles.company_name, person.name), person.id, person.created_at
  from "user" person left join profiles on profiles.id = person.id;
insert into client_people (client_id, user_id, created_at)
  select id, own_of, created_at from clients;
insert into clients (id, name, created_at)
  select user_id, left('Cliente ' || user_id, 120), min(created_at) from campaigns
  where user_id not in (select id from clients) group by user_id;

alter table campaigns drop constraint campaigns_owner;
alter table campaigns rename column user_id to client_id;
alter table campaigns_stats rename column user_id to client_id;
alter table campaigns add constraint campaigns_client foreign key (client_id)
  references clients (id) on delete cascade;

create or replace function set_stats_owner() returns trigger language plpgsql
  set search_path = alisio, pg_temp
as $$
begin
  if new.client_id is null then
    select client_id into new.client_id from campaigns where id = new.campaign_id;
  end if;
  return new;
end $$;
drop trigger stats_owner on campaigns_stats;
create trigger stats_owner before insert on campaigns_stats
  for each row when (new.client_id is null) execute function set_stats_owner();

-- The client a transaction speaks for, or null. Naming one is not enough: the person has access to
-- it, or is of the staff and in a transaction that cannot write.
create function app_client_id() returns text language sql stable security definer
begin atomic
  select client_id from client_people
    where client_id = nullif(current_setting('app.client_id', true), '') and user_id = app_user_id()
  union all
  select id from clients
    where id = nullif(current_setting('app.client_id', true), '')
      and current_setting('transaction_read_only') = 'on' and app_staff_id() is not null
  limit 1;
end;

revoke execute on function app_client_id() from public;
grant execute on function app_client_id() to alisio_client;

-- As a subquery it is answered once per statement and is a condition of the covering index.
drop policy campaigns_of_the_client on campaigns;
drop policy stats_of_the_client on campaigns_stats;
create policy campaigns_of_the_client on campaigns for select to alisio_client
  using (client_id = (select app_client_id()));
create policy stats_of_the_client on campaigns_stats for select to alisio_client
  using (client_id = (select app_client_id()));

alter table clients enable row level security;
alter table clients force row level security;
alter table client_people enable row level security;
alter table client_people force row level security;
create policy server_may on clients to alisio_server using (true) with check (true);
create policy server_may on client_people to alisio_server using (true) with check (true);
create policy own_access on client_people for select to alisio_client
  using (user_id = (select app_user_id()));
create policy clients_with_access on clients for select to alisio_client
  using (id in (select client_id from client_people) or id = (select app_client_id()));
grant select (id, name, own_of, archived_at) on clients to alisio_client;
grant select on client_people to alisio_client;

-- Whoever signs up gets a client of their own; whoever follows an invitation gets that client.
create or replace function make_client_rows() returns trigger language plpgsql
  set search_path = alisio, pg_temp
as $$
begin
  insert into profiles (id, full_name) values (new.id, left(new.name, 100));
  insert into user_preferences (user_id) values (new.id);
  if current_setting('app.invited', true) is distinct from 'yes' then
    insert into clients (id, name, own_of) values (new.id, own_client_name('', new.name), new.id);
    insert into client_people (client_id, user_id) values (new.id, new.id);
  end if;
  return null;
end $$;

-- An account takes its own client along, unless somebody else has access to it too.
create function take_own_client_along() returns trigger language plpgsql
  set search_path = alisio, pg_temp
as $$
begin
  delete from clients where own_of = old.id and not exists (
    select from client_people where client_id = clients.id and user_id <> old.id);
  return old;
end $$;
revoke execute on function take_own_client_along() from public;
create trigger own_client before delete on "user"
  for each row execute function take_own_client_along();

-- One's own client is called as one's profile says, until somebody gives it another name.
create function keep_client_name() returns trigger language plpgsql security definer
  set search_path = alisio, pg_temp
as $$
begin
  update clients set name = own_client_name(new.company_name, new.full_name)
  where own_of = new.id and name = own_client_name(old.company_name, old.full_name);
  return null;
end $$;
create trigger client_name after update of full_name, company_name on profiles
  for each row execute function keep_client_name();
revoke execute on function keep_client_name() from public;

-- The two functions keep the names the specification gives them; what they change are the
-- campaigns of that person's own client.
create or replace function generate_demo_campaign_data(target_user_id text) returns integer
  language plpgsql security definer set search_path = alisio, pg_temp
as $$
declare
  today constant date := (now() at time zone 'America/Fortaleza')::date;
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

  with plan (name, objective, status, first_day, last_day, reach, click_rate, click_cost, close_rate, trend) as (
    values
      ('Leads — Fortaleza e região', 'OUTCOME_LEADS', 'ACTIVE', 179, 0, 5200, 0.021, 1.45, 0.062, 0.55),
      ('Vendas — Loja virtual', 'OUTCOME_SALES', 'ACTIVE', 149, 0, 7400, 0.017, 0.98, 0.034, 0.80),
      ('Tráfego — Blog e conteúdo', 'OUTCOME_TRAFFIC', 'ACTIVE', 119, 0, 9100, 0.026, 0.42, 0.011, 0.25),
      ('Lançamento — Coleção de inverno', 'OUTCOME_AWARENESS', 'PAUSED', 164, 17, 14800, 0.009, 0.75, 0.012, -0.30)
  ), created as (
    insert into campaigns (client_id, campaign_name, objective, status, demo, created_at)
    select own, name, objective, status, true,
      (today - first_day)::timestamp at time zone 'America/Fortaleza' + interval '9 hours'
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
  )
  insert into campaigns_stats
    (campaign_id, client_id, date, impressions, clicks, spend, conversions, ctr)
  select id, client_id, day, impressions, clicks, round(clicks * click_cost * (0.88 + 0.24 * luck), 2),
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
  if target_user_id is null or target_user_id is distinct from app_user_id() then
    raise exception 'only one''s own demo data can be removed' using errcode = '42501';
  end if;
  delete from campaigns using clients
    where clients.own_of = target_user_id and campaigns.client_id = clients.id and campaigns.demo;
  get diagnostics removed = row_count;
  return removed;
end $$;
