-- What a company has of its own, a supplier what he has the order of: so much fewer that a page may be sorted.
create index enquiry_listed_of_company on enquiry (company_id, id, lower(title), lower(reference_number))
  include (title, reference_number, released, closed, archived, create_date, last_update, desired_delivery_date,
    release_date);
create index enquiry_awarded_to on enquiry (awarded_company_id, id, lower(title), lower(reference_number))
  include (title, reference_number, company_id, closed, archived, create_date, last_update, desired_delivery_date,
    release_date)
  where released and awarded_company_id is not null;
