-- Where a search finds few, these find them sooner.
create index offer_words_for_supplier on offer_words using gin (for_supplier gin_trgm_ops);
create index offer_words_for_customer on offer_words using gin (for_customer gin_trgm_ops);
