-- The first month that should have a partition of its own and has none: the next three, and those
-- whose rows went to the partition for all other dates. Null where the table has no partitions or
-- none is missing. In the way for moments only: whoever writes meanwhile is not waited for.
create or replace function add_stats_partition() returns date language plpgsql security definer
  set search_path = alisio, pg_temp
  set lock_timeout = '500ms'
as $$
declare
  month date;
  name text;
begin
  if not exists (select from pg_partitioned_table where partrelid = 'campaigns_stats'::regclass) then
    return null;
  end if;
  select min(candidate)::date into month from (
    select date_trunc('month', now()) + make_interval(months => ahead)
    from generate_series(0, 3) ahead
    union
    select date_trunc('month', date) from campaigns_stats_default
    where date between current_date - interval '20 years' and current_date + interval '2 years'
  ) months (candidate)
  where to_regclass(to_char(candidate, '"campaigns_stats_"YYYY_MM')) is null;
  if month is null then
    return null;
  end if;
  name := to_char(month, '"campaigns_stats_"YYYY_MM');
  -- All locks at once, each as strong as it will have to be: whoever holds a weaker one and wants a
  -- stronger makes others end with a deadlock.
  lock table campaigns in share row exclusive mode;
  lock table campaigns_stats_default in access exclusive mode;
  -- The rows stay in the table, so that nobody has to hear of it.
  alter table campaigns_stats_default disable trigger user;
  execute format('create table %I (like campaigns_stats including all)', name);
  execute format('with moved as (delete from campaigns_stats_default
    where date >= %L and date < %L returning *) insert into %I select * from moved',
    month, month + interval '1 month', name);
  alter table campaigns_stats_default enable trigger user;
  -- Nobody but the owner reads a partition otherwise than by its table.
  execute format('alter table %I enable row level security', name);
  execute format('alter table campaigns_stats attach partition %I for values from (%L) to (%L)',
    name, month, (month + interval '1 month')::date);
  return month;
end $$;

revoke execute on function add_stats_partition() from public;
