-- When the customer asked for a new version; null while nothing is asked for.
alter table offer add column wish_date timestamptz(3);
