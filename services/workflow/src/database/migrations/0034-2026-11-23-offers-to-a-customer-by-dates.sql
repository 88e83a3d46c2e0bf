-- The same for a customer, who sees what was released, and keeps a job that its supplier has archived.
create index listed_for_customer_by_create_date on listed_offer (customer_company_id, state, create_date, id)
  where released and not invalidated and (not archived or state = 'CONFIRMED');
create index listed_for_customer_by_last_update on listed_offer (customer_company_id, state, last_update, id)
  where released and not invalidated and (not archived or state = 'CONFIRMED');
create index listed_for_customer_by_release_date on listed_offer (customer_company_id, state, release_date, id)
  where released and not invalidated and (not archived or state = 'CONFIRMED');
create index listed_for_customer_by_delivery_date on listed_offer (customer_company_id, state, desired_delivery_date, id)
  where released and not invalidated and (not archived or state = 'CONFIRMED');
