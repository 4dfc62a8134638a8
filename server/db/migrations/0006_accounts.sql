-- The four tables better-auth keeps its state in. Clients' requests never touch them: the role
-- alisio_client has no grant here, and only server/modules/auth and account read them.
create table "user" (
  id text primary key,
  name text not null,
  email text not null unique check (char_length(email) <= 255 and email = lower(email)),
  email_verified boolean not null default false,
  image text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table session (
  id text primary key,
  token text not null unique,
  user_id text not null references "user" (id) on delete cascade,
  expires_at timestamptz not null,
  ip_address text,
  user_agent text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create index session_by_user on session (user_id);
create index session_by_expiry on session (expires_at);

create table account (
  id text primary key,
  account_id text not null,
  provider_id text not null,
  user_id text not null references "user" (id) on delete cascade,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  password text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (provider_id, account_id)
);

create index account_by_user on account (user_id);

-- Tokens of password resets: the identifier is a hash of the token, the value the user's id.
create table verification (
  id text primary key,
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create index verification_by_identifier on verification (identifier);
create index verification_by_value on verification (value);
create index verification_by_expiry on verification (expires_at);

create table profiles (
  id text primary key references "user" (id) on delete cascade,
  full_name text not null check (char_length(full_name) <= 100),
  company_name text not null default '' check (char_length(company_name) <= 100),
  phone text not null default '' check (char_length(phone) <= 20)
);

create table user_preferences (
  user_id text primary key references "user" (id) on delete cascade,
  font_size text not null default 'medium' check (font_size in ('small', 'medium', 'large')),
  high_contrast boolean not null default false,
  reduced_motion boolean not null default false
);

-- Forced, so that the policies also bind the owner of the tables: whoever is not named by one
-- sees nothing. The owner is named, for the trigger below and for erasing an account.
alter table profiles enable row level security;
alter table profiles force row level security;
create policy owner_of_the_table on profiles to current_user using (true) with check (true);
create policy own_profile on profiles to alisio_client
  using (id = (select app_user_id())) with check (id = (select app_user_id()));
grant select, update (full_name, company_name, phone) on profiles to alisio_client;

alter table user_preferences enable row level security;
alter table user_preferences force row level security;
create policy owner_of_the_table on user_preferences to current_user using (true) with check (true);
create policy own_preferences on user_preferences to alisio_client
  using (user_id = (select app_user_id())) with check (user_id = (select app_user_id()));
grant select, update (font_size, high_contrast, reduced_motion) on user_preferences to alisio_client;

-- A profile and preferences exist from the first moment of an account, in its own transaction.
create function make_client_rows() returns trigger language plpgsql
  set search_path = pg_catalog, public, pg_temp
  as $$
begin
  insert into public.profiles (id, full_name) values (new.id, left(new.name, 100));
  insert into public.user_preferences (user_id) values (new.id);
  return null;
end $$;

create trigger client_rows after insert on "user" for each row execute function make_client_rows();

-- The name better-auth knows follows the profile, which the client may change and it may not.
create function keep_user_name() returns trigger language plpgsql security definer
  set search_path = pg_catalog, public, pg_temp
  as $$
begin
  update public."user" set name = new.full_name, updated_at = now() where id = new.id;
  return null;
end $$;

create trigger user_name after update of full_name on profiles for each row
  when (old.full_name is distinct from new.full_name) execute function keep_user_name();
revoke execute on function keep_user_name() from public;
revoke execute on function make_client_rows() from public;
