-- Offers by reference number and number in the order of German dictionaries, as their indexes before.
create index listed_for_supplier_by_reference_key
  on listed_offer (supplier_company_id, state, left(sort_key(reference_number), 60), id, lower(reference_number))
  include (reference_number, create_date, last_update, release_date, desired_delivery_date, offer_number, price)
  where not archived and not invalidated;
create index listed_for_supplier_by_number_key
  on listed_offer (supplier_company_id, state, left(sort_key(offer_number), 60), id) include (offer_number)
  where not archived and not invalidated;
drop index listed_for_supplier_by_reference, listed_for_supplier_by_number;
