-- What the desk needs around its conversations: notes, quick replies, who attends, settings.
create table conversation_notes (
  id uuid primary key default gen_random_uuid(),
  conversation_id uuid not null references conversations (id) on delete cascade,
  staff_id text references "user" (id) on delete set null,
  body text not null check (char_length(body) between 1 and 4000),
  at timestamptz not null default now()
);
create index conversation_notes_by_conversation on conversation_notes (conversation_id, at);

create table quick_replies (
  id uuid primary key default gen_random_uuid(),
  title text not null check (char_length(title) between 1 and 60),
  body text not null check (char_length(body) between 1 and 2000),
  changed_at timestamptz not null default now()
);

-- Who attends. `seen_at` is renewed while a page of theirs is open.
create table attendants (
  staff_id text primary key references "user" (id) on delete cascade,
  since timestamptz not null default now(),
  seen_at timestamptz not null default now()
);

create table conversation_settings (
  singleton boolean primary key default true check (singleton),
  -- How many minutes a visitor waits before being offered another way.
  answer_minutes integer not null default 3 check (answer_minutes between 1 and 60),
  changed_at timestamptz not null default now()
);

do $$
declare
  name text;
begin
  foreach name in array array['conversation_notes', 'quick_replies', 'attendants',
    'conversation_settings']
  loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format(
      'create policy server_may on %I to alisio_server using (true) with check (true)', name);
  end loop;
  foreach name in array array['conversation_notes', 'quick_replies', 'conversation_settings'] loop
    execute format('create policy %I on %I to alisio_staff
      using ((select app_staff_id()) is not null)
      with check ((select app_staff_id()) is not null)', name || '_of_the_staff', name);
  end loop;
end $$;
create policy attendants_of_the_staff on attendants for select to alisio_staff
  using ((select app_staff_id()) is not null);
create policy own_attendance on attendants to alisio_staff
  using (staff_id = (select app_staff_id())) with check (staff_id = (select app_staff_id()));

grant select, insert, delete on conversation_notes to alisio_staff;
grant select, insert, update (title, body, changed_at), delete
  on quick_replies to alisio_staff;
grant select, insert, update (since, seen_at), delete on attendants to alisio_staff;
grant select, insert, update on conversation_settings to alisio_staff;
