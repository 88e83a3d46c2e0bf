-- Enquiries by title, reference number and customer in the order of German dictionaries. The first 60 signs decide, so
-- that three texts of the greatest length and their key are not too much for an entry.
create index enquiry_open_by_title_key
  on enquiry (left(sort_key(title), 60), id, lower(title), lower(reference_number))
  include (title, reference_number, company_id)
  where released and not archived and not closed;
create index enquiry_open_by_reference_key
  on enquiry (left(sort_key(reference_number), 60), id, lower(title), lower(reference_number))
  include (title, reference_number, company_id)
  where released and not archived and not closed;
create index enquiry_open_by_customer_key on enquiry (left(sort_key(customer_name), 60), id)
  include (customer_name, company_id, title, reference_number)
  where released and not archived and not closed;
drop index enquiry_open_by_title, enquiry_open_by_reference, enquiry_open_by_customer_name;
