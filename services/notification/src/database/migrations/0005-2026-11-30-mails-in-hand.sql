-- A mail is sent outside of any transaction, by whoever holds it: meanwhile next_try_at is when that is over and another
-- copy may take it. So a version that knows of no holder leaves it alone as well.
alter table sent_mail add column held_by uuid;
