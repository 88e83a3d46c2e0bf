-- Whatever is written meanwhile, the triggers have noted as it is then.
insert into offer_words (offer_id, supplier_company_id, customer_company_id, for_supplier, for_customer)
  select offer.id, supplier_company_id, customer_company_id,
    words_of_offer(reference_number, offer_number, title, offer.customer_name),
    words_of_offer(reference_number, offer_number, title, supplier_name)
  from offer
  join enquiry on enquiry.id = offer.enquiry_id
  order by offer.id
  on conflict do nothing;
