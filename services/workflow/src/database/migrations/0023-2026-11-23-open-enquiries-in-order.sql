-- The list of every supplier: what is open, in each order that it can be asked for, and with what it is searched for, so
-- that a page or a count reads an index alone. An index gives lower(…) only where it holds the column itself as well.
create index enquiry_open_by_create_date on enquiry (create_date, id, lower(title), lower(reference_number))
  include (title, reference_number, company_id)
  where released and not archived and not closed;
create index enquiry_open_by_last_update on enquiry (last_update, id, lower(title), lower(reference_number))
  include (title, reference_number, company_id)
  where released and not archived and not closed;
create index enquiry_open_by_title on enquiry (title, id, lower(title), lower(reference_number))
  include (reference_number, company_id)
  where released and not archived and not closed;
create index enquiry_open_by_reference on enquiry (reference_number, id, lower(title), lower(reference_number))
  include (title, company_id)
  where released and not archived and not closed;
