-- How many of the articles that an import made have no manufacturer: neither its file nor its configuration named one.
alter table article_import add column new_without_manufacturer int not null default 0;
