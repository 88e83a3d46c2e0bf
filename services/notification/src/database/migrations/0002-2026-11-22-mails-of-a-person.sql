-- Who is erased, and whose data is exported.
create index sent_mail_of_user on sent_mail (user_id);
