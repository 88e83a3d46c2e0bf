-- The list of users is read in this order, a page at a time.
create index user_by_lastname on "user" (lower(lastname || ' ' || name), id)
  where deleted_at is null and mail_confirmed_at is not null;
