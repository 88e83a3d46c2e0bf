-- When somebody is mailed about unread messages; without a row soon and bundled.
create table mail_choice (
  user_id uuid primary key,
  messages text not null check (messages in ('BUNDLED', 'DAILY', 'NONE'))
);

-- One mail waits for a reader and conversation at a time: it tells of all that is unread when it is sent.
create unique index sent_mail_waiting_for_messages on sent_mail (subject_id, user_id)
  where kind = 'messages-unread' and state = 'PLANNED';
create index sent_mail_of_messages on sent_mail (subject_id, user_id, done_at desc)
  where kind = 'messages-unread' and state = 'SENT';
