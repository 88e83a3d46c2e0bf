-- When the order that a file belonged to lapsed: it stays as it is, and counts for no later order.
alter table file add column lapsed_at timestamptz(3);
