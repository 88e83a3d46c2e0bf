-- Who works at an import is known of its job. The columns stay for copies of the service from before it.
alter table article_import alter column lease_until drop not null;
