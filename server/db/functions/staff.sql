-- At least one owner must remain.
create or replace function keep_an_owner() returns trigger language plpgsql security definer
  set search_path = alisio, pg_temp
as $$
begin
  if old.role = 'owner' and (tg_op = 'DELETE' or new.role <> 'owner') then
    perform pg_advisory_xact_lock(hashtextextended('owners of the agency', 0));
    if not exists (select from staff where role = 'owner' and user_id <> old.user_id) then
      raise exception 'the last owner stays' using errcode = 'P0001';
    end if;
  end if;
  return case tg_op when 'DELETE' then old else new end;
end $$;

create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the log of acts is only ever added to' using errcode = '42501';
end $$;

create or replace function record_act(act_kind text, act_client text, act_about text, act_detail jsonb)
  returns void language plpgsql security definer set search_path = alisio, pg_temp
as $$
begin
  if app_staff_id() is null then
    raise exception 'only staff act here' using errcode = '42501';
  end if;
  if app_staff_limited() and act_client is not null and not exists (
    select from clients where id = act_client and responsible_id = app_staff_id()) then
    raise exception 'not a client of this member' using errcode = '42501';
  end if;
  insert into acts (staff_id, staff_name, kind, client_id, about, detail)
  select id, name, act_kind, act_client, act_about, coalesce(act_detail, '{}')
  from "user" where id = app_staff_id();
end $$;

-- Resets a member's second factor after a lost telephone, and ends their sessions.
create or replace function reset_second_factor(target text) returns void language plpgsql security definer
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

revoke execute on function keep_an_owner(), record_act(text, text, text, jsonb),
  reset_second_factor(text) from public;
grant execute on function record_act(text, text, text, jsonb), reset_second_factor(text)
  to alisio_staff;

-- Whoever signs out hears nothing more there, however the session ends. A session that merely ran
-- out leaves its device, which goes with the next one that its person ends.
create or replace function forget_push_devices() returns trigger language plpgsql security definer
  set search_path = alisio, pg_temp
as $$
begin
  delete from push_subscriptions where user_id = old.user_id and (session_id = old.id
    or not exists (select from session where session.id = push_subscriptions.session_id));
  return null;
end $$;
