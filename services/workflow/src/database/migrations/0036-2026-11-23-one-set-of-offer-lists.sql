-- What the indexes of each order took over.
drop index offer_listed_of_supplier;
drop index offer_listed_of_customer;
-- Which of the indexes a search reads is decided by how often a text is there.
create statistics listed_small_reference on (lower(reference_number)) from listed_offer;
analyze listed_offer;
