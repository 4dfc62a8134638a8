-- The user id of this transaction, or null. Policies compare owners with it.
create or replace function app_user_id() returns text language sql stable
  as $$ select nullif(current_setting('app.user_id', true), '') $$;

-- The staff member of this transaction, or null: once the row is deleted the id is worth nothing, even
-- in a session or connection that still carries it.
create or replace function app_staff_id() returns text language sql stable security definer
begin atomic
  select user_id from staff where user_id = nullif(current_setting('app.staff_id', true), '');
end;

create or replace function app_owner_id() returns text language sql stable security definer
begin atomic
  select user_id from staff
  where user_id = nullif(current_setting('app.staff_id', true), '') and role = 'owner';
end;

-- Whether this transaction's staff member is limited to the clients assigned to them. Policies
-- evaluate it once per statement. Owners are never limited.
create or replace function app_staff_limited() returns boolean language sql stable security definer
begin atomic
  select exists (select from staff
    where user_id = nullif(current_setting('app.staff_id', true), '')
      and own_clients_only and role <> 'owner');
end;

-- The clients assigned to a staff member. A function, to avoid infinite recursion between policies
-- of two tables.
create or replace function app_staff_clients() returns setof text language sql stable
  security definer
begin atomic
  select id from clients where responsible_id = app_staff_id();
end;

-- The client of this transaction, or null. The setting alone is not trusted: the user must have access
-- to the client, or be staff who may see it, in a read-only transaction.
create or replace function app_client_id() returns text language sql stable security definer
begin atomic
  select client_id from client_people
    where client_id = nullif(current_setting('app.client_id', true), '') and user_id = app_user_id()
  union all
  select id from clients
    where id = nullif(current_setting('app.client_id', true), '')
      and current_setting('transaction_read_only') = 'on' and app_staff_id() is not null
      and (not app_staff_limited() or responsible_id = app_staff_id())
  limit 1;
end;

revoke execute on function app_staff_id(), app_owner_id(), app_staff_limited(),
  app_staff_clients(), app_client_id() from public;
grant execute on function app_staff_id(), app_staff_limited() to alisio_client, alisio_staff;
grant execute on function app_owner_id(), app_staff_clients() to alisio_staff;
grant execute on function app_client_id() to alisio_client;
