-- As before, for a customer's own enquiries and for those that a supplier has the order of: their keys are made once,
-- not with every page.
create index enquiry_of_company_by_title on enquiry (company_id, left(sort_key(title), 60), id)
  include (title, reference_number, released, closed, archived);
create index enquiry_of_company_by_reference on enquiry (company_id, left(sort_key(reference_number), 60), id)
  include (title, reference_number, released, closed, archived);
create index enquiry_awarded_by_title on enquiry (awarded_company_id, left(sort_key(title), 60), id)
  include (title, reference_number, company_id, closed, archived)
  where released and awarded_company_id is not null;
create index enquiry_awarded_by_reference on enquiry (awarded_company_id, left(sort_key(reference_number), 60), id)
  include (title, reference_number, company_id, closed, archived)
  where released and awarded_company_id is not null;
create index enquiry_awarded_by_customer on enquiry (awarded_company_id, left(sort_key(customer_name), 60), id)
  include (customer_name, title, reference_number, company_id, closed, archived)
  where released and awarded_company_id is not null;
drop index enquiry_awarded_by_customer_name;
analyze enquiry;
