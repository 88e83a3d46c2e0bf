-- As before; in steps of their own, so that nobody who writes waits for all of them.
create index enquiry_open_by_delivery_date
  on enquiry (desired_delivery_date, id, lower(title), lower(reference_number))
  include (title, reference_number, company_id)
  where released and not archived and not closed;
create index enquiry_open_by_release_date on enquiry (release_date, id, lower(title), lower(reference_number))
  include (title, reference_number, company_id)
  where released and not archived and not closed;
create index enquiry_open_by_id on enquiry (id, lower(title), lower(reference_number))
  include (title, reference_number, company_id)
  where released and not archived and not closed;
-- Three texts of the greatest length would be too much for an entry: it is searched by another one and sorted.
create index enquiry_open_by_customer on enquiry (customer_name, id) include (company_id)
  where released and not archived and not closed;
