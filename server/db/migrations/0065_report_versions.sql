-- Counted up by every change of a draft's words, whichever build makes it, so that the second of two
-- people who write at once can be told, and by whom.
alter table reports
  add column version integer not null default 1,
  add column changed_by text,
  add column changed_at timestamptz;

create function count_report_version() returns trigger language plpgsql
  set search_path = alisio, pg_temp
as $$
begin
  new.version := old.version + 1;
  new.changed_by := nullif(current_setting('app.staff_id', true), '');
  new.changed_at := now();
  return new;
end $$;
revoke execute on function count_report_version() from public;
create trigger report_version before update of words, left_out on reports for each row
  when (old.words is distinct from new.words or old.left_out is distinct from new.left_out)
  execute function count_report_version();
