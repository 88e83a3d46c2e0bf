-- A supplier's offers in each order that they can be asked for, state by state, so that a page or a count reads an index
-- alone. In steps of their own, so that nobody who writes waits for all of them.
create index listed_for_supplier_by_create_date on listed_offer (supplier_company_id, state, create_date, id)
  where not archived and not invalidated;
create index listed_for_supplier_by_last_update on listed_offer (supplier_company_id, state, last_update, id)
  where not archived and not invalidated;
create index listed_for_supplier_by_release_date on listed_offer (supplier_company_id, state, release_date, id)
  where not archived and not invalidated;
create index listed_for_supplier_by_delivery_date on listed_offer (supplier_company_id, state, desired_delivery_date, id)
  where not archived and not invalidated;
