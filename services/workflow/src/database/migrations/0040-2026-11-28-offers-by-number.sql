-- Whether a supplier gave a number before: asked with every look at a draft.
create index offer_by_number_of_supplier on offer (supplier_company_id, lower(offer_number));
