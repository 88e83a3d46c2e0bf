create index listed_for_customer_by_reference
  on listed_offer (customer_company_id, state, reference_number, id, lower(reference_number))
  include (create_date, last_update, release_date, desired_delivery_date, offer_number, price)
  where released and not invalidated and (not archived or state = 'CONFIRMED');
create index listed_for_customer_by_number on listed_offer (customer_company_id, state, offer_number, id)
  where released and not invalidated and (not archived or state = 'CONFIRMED');
create index listed_for_customer_by_price on listed_offer (customer_company_id, state, price, id)
  where released and not invalidated and (not archived or state = 'CONFIRMED');
create index listed_for_customer_by_id on listed_offer (customer_company_id, state, id)
  where released and not invalidated and (not archived or state = 'CONFIRMED');
create index listed_for_customer_archived
  on listed_offer (customer_company_id, state, create_date, id, lower(reference_number))
  include (reference_number, last_update, release_date, desired_delivery_date, offer_number, price)
  where released and archived;
create index listed_of_enquiry on listed_offer (enquiry_id);
