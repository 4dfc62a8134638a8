-- Invented clients to look around with. All they have is invented too, on both platforms.
alter table clients add column demo boolean not null default false;
alter table campaigns drop constraint demo_has_no_source;
-- The last platform day of an invented campaign is nobody's import.
alter table campaigns add constraint demo_has_no_platform_id
  check (not (demo and external_id is not null));

grant insert (demo) on clients to alisio_staff;
-- Whoever may make them may take them away; a real client is the owner's to erase.
create policy samples_removed_by_the_staff on clients for delete to alisio_staff
  using (demo and (select app_staff_id()) is not null);
