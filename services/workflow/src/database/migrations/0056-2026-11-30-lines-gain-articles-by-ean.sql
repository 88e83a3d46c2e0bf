-- Lists whose lines name an article by its EAN, for when it gains one.
create index bom_line_ean_to_find on bom_line (ean_number)
  where matched_article_id is null and not edited and ean_number is not null;
