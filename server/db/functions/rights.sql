-- The client a transaction speaks for, or null. Policies compare owners with it.
create or replace function app_user_id() returns text language sql stable
  as $$ select nullif(current_setting('app.user_id', true), '') $$;

-- Who of the staff a transaction speaks for, or null: a removed person's id is nobody's from the
-- moment their row is gone, whatever session or connection still carries it.
create or replace function app_staff_id() returns text language sql stable security definer
begin atomic
  select user_id from staff where user_id = nullif(current_setting('app.staff_id', true), '');
end;

create or replace function app_owner_id() returns text language sql stable security definer
begin atomic
  select user_id from staff
  where user_id = nullif(current_setting('app.staff_id', true), '') and role = 'owner';
end;

-- The client a transaction speaks for, or null. Naming one is not enough: the person has access to
-- it, or is of the staff and in a transaction that cannot write.
create or replace function app_client_id() returns text language sql stable security definer
begin atomic
  select client_id from client_people
    where client_id = nullif(current_setting('app.client_id', true), '') and user_id = app_user_id()
  union all
  select id from clients
    where id = nullif(current_setting('app.client_id', true), '')
      and current_setting('transaction_read_only') = 'on' and app_staff_id() is not null
  limit 1;
end;

revoke execute on function app_staff_id(), app_owner_id(), app_client_id() from public;
grant execute on function app_staff_id() to alisio_client, alisio_staff;
grant execute on function app_owner_id() to alisio_staff;
grant execute on function app_client_id() to alisio_client;
