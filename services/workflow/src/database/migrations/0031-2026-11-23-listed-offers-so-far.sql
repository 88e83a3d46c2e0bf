-- Whatever is written meanwhile, the triggers have listed as it is then.
insert into listed_offer (id, enquiry_id, supplier_company_id, customer_company_id, create_date, last_update,
    release_date, desired_delivery_date, released, archived, invalidated, state, offer_number, reference_number, price)
  select offer.id, enquiry_id, supplier_company_id, customer_company_id, offer.create_date, offer.last_update,
    offer.release_date, offer.desired_delivery_date, offer.released, offer.archived, offer.invalidated, state,
    offer_number, enquiry.reference_number, price
  from offer
  join enquiry on enquiry.id = offer.enquiry_id
  order by offer.id
  on conflict do nothing;
