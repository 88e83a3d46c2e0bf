-- A search reads the words of one company out of an index of its own. By parts of words of all companies it found rare ones
-- sooner, and several usual ones together at several times the cost.
drop index offer_words_for_supplier, offer_words_for_customer;
