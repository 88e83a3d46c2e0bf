-- How often a list has changed, for each company that sees it: while the sum of its rows is the same, nothing of it has,
-- so what was counted still holds. Every change adds a row, so that nobody who writes waits for another; the rows are
-- added up now and then.
create table list_change (
  list text not null check (list in ('ENQUIRY', 'OFFER')),
  -- null: what every supplier sees
  company_id uuid,
  changes bigint not null
);
create index list_change_of_company on list_change (list, company_id);

create function note_enquiry_changes() returns trigger
  language plpgsql
  set search_path from current
as $$
begin
  insert into list_change (list, company_id, changes)
    select distinct 'ENQUIRY', list.company_id, 1
    from touched
    cross join lateral (values
      (touched.company_id, true),
      (awarded_company_id, awarded_company_id is not null),
      (null, released and not archived and not closed)
    ) list (company_id, holds_it)
    where list.holds_it;
  return null;
end
$$;
create trigger changes_after_insert after insert on enquiry referencing new table as touched
  for each statement execute function note_enquiry_changes();
create trigger changes_after_update_from after update on enquiry referencing old table as touched
  for each statement execute function note_enquiry_changes();
create trigger changes_after_update_to after update on enquiry referencing new table as touched
  for each statement execute function note_enquiry_changes();
create trigger changes_after_delete after delete on enquiry referencing old table as touched
  for each statement execute function note_enquiry_changes();

create function note_offer_changes() returns trigger
  language plpgsql
  set search_path from current
as $$
begin
  insert into list_change (list, company_id, changes)
    select distinct 'OFFER', list.company_id, 1
    from touched
    cross join lateral (values (supplier_company_id, true), (customer_company_id, released)) list (company_id, holds_it)
    where list.holds_it;
  return null;
end
$$;
create trigger changes_after_insert after insert on listed_offer referencing new table as touched
  for each statement execute function note_offer_changes();
create trigger changes_after_update_from after update on listed_offer referencing old table as touched
  for each statement execute function note_offer_changes();
create trigger changes_after_update_to after update on listed_offer referencing new table as touched
  for each statement execute function note_offer_changes();
create trigger changes_after_delete after delete on listed_offer referencing old table as touched
  for each statement execute function note_offer_changes();
