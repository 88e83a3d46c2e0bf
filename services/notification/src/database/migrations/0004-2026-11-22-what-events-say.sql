-- The event's payload, of mails that tell of what no service keeps: who switched what, or which invitation it is.
alter table sent_mail add column payload jsonb;
