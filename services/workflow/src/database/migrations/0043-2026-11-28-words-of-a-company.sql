-- A search reads what is one company's, and the index alone.
create index offer_words_of_supplier on offer_words (supplier_company_id, offer_id) include (for_supplier);
create index offer_words_of_customer on offer_words (customer_company_id, offer_id) include (for_customer);
analyze offer_words;
