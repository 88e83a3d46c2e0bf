-- Lists are searched by a part of a title or a reference number.
create index enquiry_title_parts on enquiry using gin (title gin_trgm_ops);
create index enquiry_reference_parts on enquiry using gin (reference_number gin_trgm_ops);
-- What suppliers see beyond the open enquiries, and whether an enquiry is ordered.
create index offer_ordered on offer (enquiry_id, supplier_company_id) where state in ('ACCEPTED', 'CONFIRMED');
-- Files by owner; the unique index on names serves only those not deleted, which is what is asked.
create index bom_of_file on bom (file_id);
