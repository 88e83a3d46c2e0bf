-- Who has the order of an enquiry, accepted or confirmed: the list of a supplier begins with what he has, without a
-- look at all offers. The database keeps it itself, for a version of the service before this one does not know it.
alter table enquiry add column awarded_company_id uuid;

create function keep_awarded_company() returns trigger
  language plpgsql
  set search_path from current
as $$
declare
  awarded uuid := (
    select supplier_company_id from offer
    where enquiry_id = new.enquiry_id and state in ('ACCEPTED', 'CONFIRMED')
    order by state desc, accept_date desc limit 1
  );
begin
  update enquiry set awarded_company_id = awarded
  where id = new.enquiry_id and awarded_company_id is distinct from awarded;
  return null;
end
$$;

create trigger awarded_after_insert after insert on offer
  for each row when (new.state in ('ACCEPTED', 'CONFIRMED')) execute function keep_awarded_company();
create trigger awarded_after_update after update of state on offer
  for each row when (old.state is distinct from new.state) execute function keep_awarded_company();
