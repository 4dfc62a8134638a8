-- An approved report is immutable for every role. It is deleted with its client.
create or replace function keep_approved_report() returns trigger language plpgsql as $$
begin
  raise exception 'an approved report never changes' using errcode = '42501';
end $$;

-- Incremented by every change of a draft's text: the optimistic lock for two people who edit at once.
create or replace function count_report_version() returns trigger language plpgsql
  set search_path = alisio, pg_temp
as $$
begin
  new.version := old.version + 1;
  new.changed_by := nullif(current_setting('app.staff_id', true), '');
  new.changed_at := now();
  return new;
end $$;

revoke execute on function count_report_version() from public;

-- A build without the approval queue approves at once or discards the figures: clear the queue entry.
create or replace function end_report_wait() returns trigger language plpgsql
  set search_path = alisio, pg_temp
as $$
begin
  new.send_at := null;
  new.send_by := null;
  new.send_version := null;
  new.send_figures_at := null;
  new.send_origin := null;
  return new;
end $$;

revoke execute on function end_report_wait() from public;
