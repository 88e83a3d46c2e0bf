-- A search compares small letters, which are kept in the indexes of the lists; where it finds few, these find them
-- sooner. The former version goes on with enquiry_title_parts and enquiry_reference_parts.
create index enquiry_title_small_parts on enquiry using gin (lower(title) gin_trgm_ops);
create index enquiry_reference_small_parts on enquiry using gin (lower(reference_number) gin_trgm_ops);
-- Which of the two it is, is decided by how often a text is there.
create statistics enquiry_small_title on (lower(title)) from enquiry;
create statistics enquiry_small_reference on (lower(reference_number)) from enquiry;
analyze enquiry;
