-- A copy of the service from before the sums writes lines and knows nothing of them. So the database itself drops the
-- sums of a list whenever its lines change; who knows them writes them afterwards, in the same transaction, and where
-- nobody did they are added up when they are next asked for.
-- The row is written even where it has no sums: the write waits for a transaction that is adding them up just now.
create function drop_sums_of_changed_lines() returns trigger
  language plpgsql
  set search_path from current
as $$
begin
  update bom set sums = null where id in (select distinct bom_id from changed);
  return null;
end
$$;

create trigger sums_after_insert after insert on bom_line
  referencing new table as changed for each statement execute function drop_sums_of_changed_lines();
create trigger sums_after_update after update on bom_line
  referencing new table as changed for each statement execute function drop_sums_of_changed_lines();
create trigger sums_after_delete after delete on bom_line
  referencing old table as changed for each statement execute function drop_sums_of_changed_lines();

-- Lines may have changed since the sums were filled in.
update bom set sums = null where sums is not null;
