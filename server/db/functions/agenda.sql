-- Different seats may overlap only within one group.
create or replace function refuse_other_group() returns trigger language plpgsql
  set search_path = alisio, pg_temp
as $$
begin
  if exists (
    select from bookings other
    where other.host = new.host and other.id <> new.id and other.seat is not null
      and other.state in ('pending', 'confirmed', 'held', 'missed')
      and tstzrange(other.starts_at, other.free_again_at) && tstzrange(new.starts_at, new.free_again_at)
      and (other.starts_at <> new.starts_at or other.kind <> new.kind))
  then
    raise exclusion_violation using message = 'another group meets at this time';
  end if;
  return null;
end $$;
revoke execute on function refuse_other_group() from public;
