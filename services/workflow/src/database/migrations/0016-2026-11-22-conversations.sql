-- What the two parties of an enquiry write each other, and what happened while somebody was away.

create table conversation (
  id uuid primary key,
  enquiry_id uuid not null references enquiry,
  -- both companies and their names, repeated: permission filters and lists stand in one statement
  customer_company_id uuid not null,
  customer_name text not null,
  supplier_company_id uuid not null,
  supplier_name text not null,
  -- of the last message; its row is locked by whoever writes, which gives the messages one order
  message_count integer not null default 0,
  last_message_id uuid,
  last_message_at timestamptz(3),
  version integer not null default 1,
  create_date timestamptz(3) not null,
  unique (enquiry_id, supplier_company_id)
);
create index conversation_of_customer
  on conversation (customer_company_id, (coalesce(last_message_at, create_date)) desc, id desc);
create index conversation_of_supplier
  on conversation (supplier_company_id, (coalesce(last_message_at, create_date)) desc, id desc);

create table message (
  id uuid primary key,
  conversation_id uuid not null references conversation,
  position integer not null,
  sender_id uuid not null,
  company_id uuid not null,
  content text not null,
  -- what it points at, as it was written
  reference jsonb,
  settled_at timestamptz(3),
  settled_by uuid,
  attachment_name text,
  attachment_media_type text,
  attachment_key text,
  attachment_size bigint,
  attachment_sha256 text,
  create_date timestamptz(3) not null,
  unique (conversation_id, position)
);
create index message_open_question on message (conversation_id) where reference is not null and settled_at is null;
create index message_by_attachment on message (attachment_key) where attachment_key is not null;
create index message_of_sender on message (sender_id);

create table message_read (
  message_id uuid not null references message,
  user_id uuid not null,
  company_id uuid not null,
  read_at timestamptz(3) not null,
  primary key (message_id, user_id)
);

-- One row a reader and message, gone once it is read: the number beside the bell counts these and nothing else.
create table unread_message (
  user_id uuid not null,
  message_id uuid not null references message,
  company_id uuid not null,
  conversation_id uuid not null,
  primary key (user_id, company_id, message_id)
);
create index unread_message_in_conversation on unread_message (conversation_id, user_id);

-- Where attachments were copied to.
create table message_copy (
  message_id uuid not null references message,
  file_id uuid not null references file,
  copied_by uuid not null,
  create_date timestamptz(3) not null,
  primary key (message_id, file_id)
);

-- What happened to enquiries and offers, one row a company that it concerns; 30 days.
create table happening (
  id uuid primary key,
  event_id uuid not null,
  kind text not null,
  -- null: every supplier who may see the enquiry
  company_id uuid,
  enquiry_id uuid not null references enquiry,
  offer_id uuid references offer,
  -- who did it; null for the system
  user_id uuid,
  at timestamptz(3) not null,
  unique nulls not distinct (event_id, company_id)
);
create index happening_of_company on happening (company_id, at desc, id desc);
create index happening_by_age on happening (at);

create table happening_seen (
  happening_id uuid not null references happening on delete cascade,
  user_id uuid not null,
  primary key (happening_id, user_id)
);
