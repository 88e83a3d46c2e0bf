-- As before. By reference number the index holds whatever a search for it may be sorted by.
create index listed_for_supplier_by_reference
  on listed_offer (supplier_company_id, state, reference_number, id, lower(reference_number))
  include (create_date, last_update, release_date, desired_delivery_date, offer_number, price)
  where not archived and not invalidated;
create index listed_for_supplier_by_number on listed_offer (supplier_company_id, state, offer_number, id)
  where not archived and not invalidated;
create index listed_for_supplier_by_price on listed_offer (supplier_company_id, state, price, id)
  where not archived and not invalidated;
create index listed_for_supplier_by_id on listed_offer (supplier_company_id, state, id)
  where not archived and not invalidated;
create index listed_for_supplier_archived
  on listed_offer (supplier_company_id, state, create_date, id, lower(reference_number))
  include (reference_number, last_update, release_date, desired_delivery_date, offer_number, price)
  where archived;
