-- Whoever asks: what was sent says the same for ever. It goes with its client.
create or replace function keep_approved_report() returns trigger language plpgsql as $$
begin
  raise exception 'an approved report never changes' using errcode = '42501';
end $$;

-- Counted up by every change of a draft's words, so that the second of two people who write at once
-- learns of the first.
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
