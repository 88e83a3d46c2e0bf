-- One row per event and recipient, planned in the transaction that remembers the event. Address and content are asked
-- for when the mail is sent: people by id only.

create table sent_mail (
  id uuid primary key,
  event_id uuid not null,
  kind text not null,
  -- the enquiry, offer or import the mail is about
  subject_id uuid not null,
  user_id uuid not null,
  company_id uuid not null,
  message_id text not null unique,
  state text not null default 'PLANNED' check (state in ('PLANNED', 'SENT', 'DROPPED', 'FAILED')),
  attempts integer not null default 0,
  next_try_at timestamptz(3) not null,
  -- the server's answer when sent, the reason when dropped, failed or tried again
  note text,
  planned_at timestamptz(3) not null,
  done_at timestamptz(3),
  unique (event_id, user_id)
);
create index sent_mail_due on sent_mail (next_try_at, id) where state = 'PLANNED';
create index sent_mail_failed on sent_mail (planned_at) where state = 'FAILED';
