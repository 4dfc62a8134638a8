-- Said as the index says it, or a plan that is kept reads all contacts for each message.
create or replace function contact_of(told_name text, told_email text, told_phone text, told_company text)
  returns uuid language plpgsql set search_path = alisio, pg_temp
as $$
declare
  address constant text := lower(btrim(told_email));
  found uuid;
begin
  if address = '' then
    if phone_key(told_phone) <> '' then
      select id into found from contacts where phone <> '' and phone_key(phone) = phone_key(told_phone)
        order by created_at limit 1;
    end if;
    if found is not null then return found; end if;
    insert into contacts (name, phone, company) values (told_name, told_phone, told_company)
      returning id into found;
    return found;
  end if;
  -- Somebody who called first and writes now.
  if phone_key(told_phone) <> '' and not exists (
      select from contacts where email = address and email <> '') then
    begin
      update contacts set email = address
        where email = '' and phone <> '' and phone_key(phone) = phone_key(told_phone) returning id into found;
    exception when unique_violation then
      found := null;
    end;
    if found is not null then return found; end if;
  end if;
  insert into contacts as known (name, email, phone, company)
    values (told_name, address, told_phone, told_company)
    on conflict (email) where email <> '' do update set
      phone = case known.phone when '' then excluded.phone else known.phone end,
      company = case known.company when '' then excluded.company else known.company end
    returning id into found;
  return found;
end $$;
