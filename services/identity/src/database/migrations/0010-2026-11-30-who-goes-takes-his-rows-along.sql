-- A registration that nobody confirmed goes with its user, an invitation that ran out with its codes: neither deletion
-- reads the whole table of what refers to it.
create index link_request_asked_by on link_request (asked_by) where asked_by is not null;
create index invite_code_of_invite on invite_code (invite_id);
