-- „Änderle“ stands beside „Anders“, not behind „Zander“.
drop index user_by_lastname;
create index user_by_lastname on "user" (sort_key(lastname || ' ' || name), id)
  where deleted_at is null and mail_confirmed_at is not null;
