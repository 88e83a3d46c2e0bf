-- The same for a customer.
create index listed_for_customer_by_reference_key
  on listed_offer (customer_company_id, state, left(sort_key(reference_number), 60), id, lower(reference_number))
  include (reference_number, create_date, last_update, release_date, desired_delivery_date, offer_number, price)
  where released and not invalidated and (not archived or state = 'CONFIRMED');
create index listed_for_customer_by_number_key
  on listed_offer (customer_company_id, state, left(sort_key(offer_number), 60), id) include (offer_number)
  where released and not invalidated and (not archived or state = 'CONFIRMED');
drop index listed_for_customer_by_reference, listed_for_customer_by_number;
analyze listed_offer;
