-- Of how many discount groups a file said the percent: those that got it as a new one, and those that had it already.
alter table article_import
  add column percents_set int not null default 0,
  add column percents_kept int not null default 0;
