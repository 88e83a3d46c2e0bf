-- Attempts count every try, also those in an outage; what a mail is given up for counts by itself.
alter table sent_mail
  -- neither mail server nor neighbour was at fault
  add column faults integer not null default 0,
  -- nobody knows whether the mail server took it
  add column unknown_outcomes integer not null default 0,
  -- when the mail server first said that it takes it later
  add column deferred_since timestamptz(3);
