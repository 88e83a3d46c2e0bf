-- Offers, orders and jobs of a company: counted and sorted out of an index alone.
create index offer_listed_of_supplier on offer (supplier_company_id, create_date, id)
  include (enquiry_id, state, archived, invalidated, last_update, offer_number, release_date, price,
    desired_delivery_date);
create index offer_listed_of_customer on offer (customer_company_id, create_date, id)
  include (enquiry_id, state, archived, invalidated, last_update, offer_number, release_date, price,
    desired_delivery_date)
  where released;
