-- Of changeMail: who asked for the other address. His link is good for as long as he may ask for one. Null is a request
-- from before this was kept, and stays good for its day.
alter table link_request add column asked_by uuid references "user";
