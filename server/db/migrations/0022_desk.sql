-- What the desk keeps beside clients and figures. Clients' requests reach none of it.

-- A link into the desk or into a client's area. Only the hash of its secret is kept.
create table invitations (
  id uuid primary key default gen_random_uuid(),
  email text not null check (char_length(email) <= 255 and email = lower(email)),
  -- One of the two: a place on the staff, or access to a client.
  staff_role text check (staff_role in ('owner', 'team')),
  client_id text references clients (id) on delete cascade,
  token_hash text not null unique,
  invited_by text references "user" (id) on delete set null,
  created_at timestamptz not null default now(),
  sent_at timestamptz not null default now(),
  expires_at timestamptz not null,
  accepted_at timestamptz,
  withdrawn_at timestamptz,
  constraint invites_to_one_thing check ((staff_role is null) <> (client_id is null))
);
create unique index invitations_open on invitations (email, coalesce(client_id, ''))
  where accepted_at is null and withdrawn_at is null;
create index invitations_by_client on invitations (client_id) where client_id is not null;

-- What staff did. Written by record_act alone and never changed, whoever asks. It names people and
-- clients by id: what is erased elsewhere leaves no name here, except the staff's own.
create table acts (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  -- Null for the command line.
  staff_id text,
  staff_name text not null,
  kind text not null check (kind ~ '^[a-z]+(-[a-z]+)*$'),
  client_id text,
  about text,
  detail jsonb not null default '{}'
);
create index acts_by_client on acts (client_id, id desc) where client_id is not null;

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the log of acts is only ever added to' using errcode = '42501';
end $$;
create trigger acts_stay before update or delete or truncate on acts
  for each statement execute function refuse_change();

create function record_act(act_kind text, act_client text, act_about text, act_detail jsonb)
  returns void language plpgsql security definer set search_path = alisio, pg_temp
as $$
begin
  if app_staff_id() is null then
    raise exception 'only staff act here' using errcode = '42501';
  end if;
  insert into acts (staff_id, staff_name, kind, client_id, about, detail)
  select id, name, act_kind, act_client, act_about, coalesce(act_detail, '{}')
  from "user" where id = app_staff_id();
end $$;

-- For staff alone: a client's person never reads these.
create table client_notes (
  id uuid primary key default gen_random_uuid(),
  client_id text not null references clients (id) on delete cascade,
  body text not null check (char_length(body) between 1 and 4000),
  author_id text references "user" (id) on delete set null,
  created_at timestamptz not null default now()
);
create index client_notes_by_client on client_notes (client_id, created_at desc);

-- What staff may know of an account, without its secrets.
create view people with (security_barrier) as
  select id, name, email, email_verified, two_factor_enabled, created_at,
    (select max(session.updated_at) from session where session.user_id = "user".id) as last_seen
  from "user" where (select app_staff_id()) is not null;

alter table invitations enable row level security;
alter table invitations force row level security;
alter table acts enable row level security;
alter table acts force row level security;
alter table client_notes enable row level security;
alter table client_notes force row level security;

create policy server_may on invitations to alisio_server using (true) with check (true);
create policy server_may on acts to alisio_server using (true) with check (true);
create policy server_may on client_notes to alisio_server using (true) with check (true);

create policy invitations_of_the_staff on invitations to alisio_staff
  using ((select app_staff_id()) is not null)
  -- Who makes owners is an owner.
  with check ((select app_staff_id()) is not null
    and (staff_role is null or staff_role = 'team' or (select app_owner_id()) is not null));
create policy acts_of_the_staff on acts for select to alisio_staff
  using ((select app_staff_id()) is not null);
create policy notes_of_the_staff on client_notes to alisio_staff
  using ((select app_staff_id()) is not null) with check (author_id = (select app_staff_id()));
create policy clients_of_the_staff on clients for select to alisio_staff
  using ((select app_staff_id()) is not null);
create policy clients_by_the_staff on clients for insert to alisio_staff
  with check ((select app_staff_id()) is not null and own_of is null);
create policy changes_by_the_staff on clients for update to alisio_staff
  using ((select app_staff_id()) is not null) with check ((select app_staff_id()) is not null);
create policy erasure_by_the_owner on clients for delete to alisio_staff
  using ((select app_owner_id()) is not null);
create policy access_of_the_staff on client_people for select to alisio_staff
  using ((select app_staff_id()) is not null);
create policy access_ended_by_the_staff on client_people for delete to alisio_staff
  using ((select app_staff_id()) is not null);
create policy campaigns_of_the_staff on campaigns to alisio_staff
  using ((select app_staff_id()) is not null) with check ((select app_staff_id()) is not null);
create policy stats_of_the_staff on campaigns_stats to alisio_staff
  using ((select app_staff_id()) is not null) with check ((select app_staff_id()) is not null);

-- Nobody on the desk reads a link's hash, and nobody gives access without the person's consent:
-- only an accepted invitation does.
grant select (id, email, staff_role, client_id, invited_by, created_at, sent_at, expires_at,
    accepted_at, withdrawn_at),
  insert,
  update (token_hash, sent_at, expires_at, withdrawn_at)
  on invitations to alisio_staff;
grant select on acts, people, client_people to alisio_staff;
grant delete on client_people to alisio_staff;
grant select, insert, delete on client_notes to alisio_staff;
grant select, insert (name), update (name, archived_at), delete on clients to alisio_staff;
grant select, insert, update, delete on campaigns, campaigns_stats to alisio_staff;
revoke execute on function record_act(text, text, text, jsonb) from public;
grant execute on function record_act(text, text, text, jsonb) to alisio_staff;

-- A lost telephone: the owner lets the person begin anew, signed out everywhere.
create function reset_second_factor(target text) returns void language plpgsql security definer
  set search_path = alisio, pg_temp
as $$
begin
  if app_owner_id() is null or not exists (select from staff where user_id = target) then
    raise exception 'only the owner resets a second factor' using errcode = '42501';
  end if;
  delete from two_factor where user_id = target;
  update "user" set two_factor_enabled = false where id = target;
  delete from session where user_id = target;
end $$;
revoke execute on function reset_second_factor(text) from public;
grant execute on function reset_second_factor(text) to alisio_staff;
