create table staff (
  user_id text primary key references "user" (id) on delete cascade,
  role text not null check (role in ('owner', 'team')),
  created_at timestamptz not null default now()
);

-- Who of the staff a transaction speaks for, or null: a removed person's id is nobody's from the
-- moment their row is gone, whatever session or connection still carries it.
create function app_staff_id() returns text language sql stable security definer
begin atomic
  select user_id from staff where user_id = nullif(current_setting('app.staff_id', true), '');
end;

create function app_owner_id() returns text language sql stable security definer
begin atomic
  select user_id from staff
  where user_id = nullif(current_setting('app.staff_id', true), '') and role = 'owner';
end;

-- Somebody must be left who can invite.
create function keep_an_owner() returns trigger language plpgsql security definer
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
create trigger an_owner before update of role or delete on staff
  for each row execute function keep_an_owner();

alter table staff enable row level security;
alter table staff force row level security;
create policy server_may on staff to alisio_server using (true) with check (true);
create policy staff_of_the_staff on staff for select to alisio_staff
  using ((select app_staff_id()) is not null);
create policy roles_by_the_owner on staff for update to alisio_staff
  using ((select app_owner_id()) is not null) with check ((select app_owner_id()) is not null);
create policy removal_by_the_owner on staff for delete to alisio_staff
  using ((select app_owner_id()) is not null);
grant select, update (role), delete on staff to alisio_staff;

-- better-auth's second factor. Secrets and recovery codes are encrypted by the library.
alter table "user" add column two_factor_enabled boolean not null default false;
create table two_factor (
  id text primary key,
  user_id text not null unique references "user" (id) on delete cascade,
  secret text not null,
  backup_codes text not null,
  verified boolean not null default false,
  failed_verification_count integer not null default 0,
  locked_until timestamptz
);

-- When this session proved the second factor. The desk asks for it, whichever way a session began.
alter table session add column second_factor_at timestamptz;

revoke execute on function app_staff_id(), app_owner_id(), keep_an_owner() from public;
grant execute on function app_staff_id() to alisio_client, alisio_staff;
grant execute on function app_owner_id() to alisio_staff;
