-- Up to when passwords that were changed at Keycloak itself have been followed, on Keycloak's clock. One row.
create table followed_password_changes (
  single boolean primary key default true check (single),
  until timestamptz(3) not null
);
