-- A client's own sign-in at a platform ("Conectar Meta Ads"), on the tables of the agency's. What it
-- reaches is the client's matter: an account is the desk's to see once the client has chosen it.
create unique index ad_credentials_of_client on ad_credentials (client_id, platform)
  where client_id is not null;

create table ad_reach (
  credential_id uuid not null references ad_credentials (id) on delete cascade,
  account_id uuid not null references ad_accounts (id) on delete cascade,
  -- Google: the manager it is reached through.
  login_id text,
  primary key (credential_id, account_id)
);
create index ad_reach_by_account on ad_reach (account_id);
alter table ad_reach enable row level security;
alter table ad_reach force row level security;
create policy server_may on ad_reach to alisio_server using (true) with check (true);

-- Whose credential it is decides; nobody of the client reads a secret, sealed or not.
create policy ad_credentials_of_the_client on ad_credentials to alisio_client
  using (client_id = (select app_client_id())) with check (client_id = (select app_client_id()));
create policy ad_reach_of_the_client on ad_reach for select to alisio_client
  using (credential_id in (select id from ad_credentials));
-- An account of another client is not there, whoever reaches it.
create policy ad_accounts_seen_by_the_client on ad_accounts for select to alisio_client
  using (client_id = (select app_client_id())
    or (client_id is null and id in (select account_id from ad_reach)));
-- Those the agency connected stay the agency's to change.
create policy ad_accounts_chosen_by_the_client on ad_accounts for update to alisio_client
  using ((client_id = (select app_client_id()) and credential_id in (select id from ad_credentials))
    or (client_id is null and id in (select account_id from ad_reach)))
  with check ((client_id = (select app_client_id())
      and credential_id in (select id from ad_credentials))
    or (client_id is null and id in (select account_id from ad_reach)));

grant select (id, platform, kind, client_id, state, problem, expires_at, created_at),
  insert (id, platform, kind, label, secret, client_id, expires_at),
  update (secret, state, problem, expires_at, changed_at), delete
  on ad_credentials to alisio_client;
grant select on ad_reach to alisio_client;
grant select (id, platform, external_id, name, currency, zone, open, credential_id, client_id,
    state, synced_at, wanted_from),
  update (credential_id, client_id, login_id, state, problem, sync_id, synced_at, wide_at,
    next_sync_at, wanted_from)
  on ad_accounts to alisio_client;
