-- From when on the address is the user's alone: two registrations of one address may wait side by side until one is
-- confirmed. Whoever is made by an admin has it at once, as a copy of the service from before this makes him.
alter table "user" add column mail_confirmed_at timestamptz(3) default now();
-- Nobody has chosen a password yet: a link to do so is on its way.
alter table "user" add column awaits_first_password boolean not null default false;
-- The account at Keycloak does not say yet what stands here.
alter table "user" add column account_due boolean not null default false;
alter table "user" add column erased_at timestamptz(3);
drop index user_mail;
create unique index user_mail on "user" (lower(mail)) where mail_confirmed_at is not null and deleted_at is null;
create index user_account_due on "user" (id) where account_due;
create index user_unconfirmed on "user" (create_date) where mail_confirmed_at is null and deleted_at is null;

-- What the link of a mail is for. Every mail that is written for it has a code of its own, and all of them are good
-- until one is used, the request runs out, or a newer request of the same kind voids it.
create table link_request (
  id uuid primary key,
  purpose text not null check (purpose in ('resetPassword', 'firstPassword', 'confirmRegistration', 'changeMail')),
  user_id uuid not null references "user",
  -- of changeMail: the address that is to count, and the one that did
  new_mail text,
  former_mail text,
  created_at timestamptz(3) not null,
  valid_until timestamptz(3) not null,
  sent_at timestamptz(3),
  used_at timestamptz(3),
  voided_at timestamptz(3)
);
create index link_request_of_user on link_request (user_id, purpose, created_at);

create table link_code (
  -- SHA-256 of the code
  hash bytea primary key,
  request_id uuid not null references link_request on delete cascade,
  made_at timestamptz(3) not null
);
create index link_code_of_request on link_code (request_id);

-- Resets that were asked for, known addresses and unknown ones alike; a row goes as soon as it was looked at.
create table reset_wish (
  id uuid primary key,
  mail text not null,
  at timestamptz(3) not null
);
