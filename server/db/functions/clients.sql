-- A client is named after its company, or else after its person.
create or replace function own_client_name(company text, person text) returns text language sql immutable
begin atomic
  select left(coalesce(nullif(trim(company), ''), nullif(trim(person), ''), 'Cliente'), 120);
end;

-- Creates profile and preferences in the transaction that creates the account.
-- A sign-up creates a new client; an invitation grants access to an existing one.
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

-- Copies the profile's name to better-auth's user, which clients may not update themselves.
create or replace function keep_user_name() returns trigger language plpgsql security definer
  set search_path = alisio, pg_temp
  as $$
begin
  update alisio."user" set name = new.full_name, updated_at = now() where id = new.id;
  return null;
end $$;

-- A client follows the name of its person's profile until staff renames it.
create or replace function keep_client_name() returns trigger language plpgsql security definer
  set search_path = alisio, pg_temp
as $$
begin
  update clients set name = own_client_name(new.company_name, new.full_name)
  where own_of = new.id and name = own_client_name(old.company_name, old.full_name);
  return null;
end $$;

-- Figures the agency brought, and whatever it wrote. Figures of the client's own connection alone are
-- the client's: own/choose-account.ts notes them under this name.
create or replace function has_agency_work(target text) returns boolean language sql stable
begin atomic
  select exists (select from imports where client_id = target
      and state in ('saving', 'done', 'undoing') and staff_name <> 'O próprio cliente')
    -- Figures older than the imports table.
    or exists (select from campaigns where client_id = target and not demo and not exists (
      select from import_campaigns where campaign_id = campaigns.id))
    or exists (select from client_notes where client_id = target)
    or exists (select from figure_notes where client_id = target)
    or exists (select from client_goals where client_id = target)
    or exists (select from channel_accounts where client_id = target)
    or exists (select from reports where client_id = target
      and (state = 'approved' or changed_at is not null));
end;

-- The client's own sign-ins at platforms end, and their figures stay; own/leave.ts does the same one by one.
create or replace function end_own_connections(target text) returns void language plpgsql
  set search_path = alisio, pg_temp
as $$
begin
  if not exists (select from ad_credentials where client_id = target) then
    return;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('import campaigns ' || target, 0));
  update ad_accounts set client_id = null, credential_id = null, sync_id = null,
      next_sync_at = null, state = 'active', problem = null
    where client_id = target
      and credential_id in (select id from ad_credentials where client_id = target);
  update imports set seq = nextval('import_order')
    where client_id = target and ad_account_id is not null and seq >= 4611686018427387904
      and not exists (select from ad_accounts where id = ad_account_id and client_id = target);
  delete from ad_credentials where client_id = target;
end $$;

-- Deleting an account deletes its client, unless somebody else has access to it or the agency
-- worked for it. A trigger, so that it applies however the account is deleted.
create or replace function take_own_client_along() returns trigger language plpgsql
  set search_path = alisio, pg_temp
as $$
declare
  own text;
  -- Named after the person, not after a company.
  is_personal boolean;
  zone constant text := coalesce(nullif(current_setting('app.agency_zone', true), ''), 'UTC');
begin
  select clients.id, coalesce(trim(profiles.company_name), '') = ''
      and clients.name = own_client_name(profiles.company_name, profiles.full_name)
    into own, is_personal
    from clients left join profiles on profiles.id = clients.own_of
    where own_of = old.id and not exists (
      select from client_people where client_id = clients.id and user_id <> old.id);
  if own is null then
    return old;
  end if;
  if not has_agency_work(own) then
    delete from clients where id = own;
    return old;
  end if;
  perform end_own_connections(own);
  update report_links set withdrawn_at = now() where client_id = own and withdrawn_at is null;
  update invitations set withdrawn_at = now()
    where client_id = own and accepted_at is null and withdrawn_at is null;
  update clients set erasure_asked_at = now(), archived_at = coalesce(archived_at, now()),
      name = case when is_personal then 'Conta excluída em '
        || to_char(now() at time zone zone, 'DD/MM/YYYY') else name end
    where id = own;
  insert into acts (staff_name, kind, client_id) values ('O próprio cliente', 'client-erasure-asked', own);
  return old;
end $$;

-- Staff have no right to this column: only the owner decides, here or by erasing the client.
create or replace function keep_client(target text) returns boolean language plpgsql security definer
  set search_path = alisio, pg_temp
as $$
begin
  if app_owner_id() is null then
    raise exception 'only the owner keeps a client that asked to be erased' using errcode = '42501';
  end if;
  update clients set erasure_asked_at = null where id = target and erasure_asked_at is not null;
  return found;
end $$;

revoke execute on function keep_user_name(), make_client_rows(), keep_client_name(),
  has_agency_work(text), end_own_connections(text), keep_client(text), take_own_client_along()
  from public;
grant execute on function keep_client(text) to alisio_staff;
