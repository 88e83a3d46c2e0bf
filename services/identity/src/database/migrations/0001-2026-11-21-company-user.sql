-- Companies and their users. What may be done is decided by what stands here, never by a token.

create table company (
  id uuid primary key,
  name text not null,
  type text not null check (type in ('ADMIN', 'CUSTOMER', 'SUPPLIER', 'EXTERNAL')),
  active boolean not null default true,
  pending_registration boolean not null default false,
  additional_info text,
  customer_number text,
  edit_version integer not null default 1,
  create_date timestamptz(3) not null,
  last_update timestamptz(3) not null
);

create table address (
  id uuid primary key,
  company_id uuid not null unique references company,
  street text not null,
  house_no text not null,
  zip text not null,
  city text not null,
  country text not null,
  create_date timestamptz(3) not null,
  last_update timestamptz(3) not null
);

create table "user" (
  id uuid primary key,
  company_id uuid not null references company,
  -- the account at Keycloak; null until it is made
  sub text unique,
  name text not null,
  lastname text not null,
  mail text not null,
  phone_number text,
  admin boolean not null default false,
  customer_designation text,
  permissions text[] not null default '{}',
  password_change_needed boolean not null default false,
  login_counter integer not null default 1,
  last_login_at timestamptz(3),
  deleted_at timestamptz(3),
  edit_version integer not null default 1,
  create_date timestamptz(3) not null,
  last_update timestamptz(3) not null
);
create unique index user_mail on "user" (lower(mail));
create index user_of_company on "user" (company_id);
