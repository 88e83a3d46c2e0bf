-- By customer as well, with what is searched: a text in small letters beside each would be too much for an entry where
-- all are of the greatest length, so a search makes them from these.
create index enquiry_open_by_customer_name on enquiry (customer_name, id) include (company_id, title, reference_number)
  where released and not archived and not closed;
create index enquiry_awarded_by_customer_name on enquiry (awarded_company_id, customer_name, id)
  include (company_id, title, reference_number, closed, archived)
  where released and awarded_company_id is not null;
drop index enquiry_open_by_customer;
