-- What summary and estimate need of the lines, kept with the list: nobody reads 50,000 lines for a few figures.
-- Prices are kept by discount group (without one by manufacturer), so that a customer's range can be disguised group
-- by group whenever that is switched on or its secret changes.
alter table bom add column sums jsonb;

-- The unrounded prices of older lines were not kept; the rounded ones stand in until the list is written again.
update bom set sums = (
  select jsonb_build_object(
    'lines', count(*),
    'linesWithError', count(*) filter (where bom_error is not null),
    'suppliedParts', count(*) filter (where is_supplied_part),
    'unmatchedLines', count(*) filter (where not is_supplied_part and matched_article_id is null),
    'linesWithoutPrice',
      count(*) filter (where not is_supplied_part and matched_article_id is not null and line_price is null),
    'unmatchedQuantity',
      coalesce(sum(quantity) filter (where not is_supplied_part and matched_article_id is null), 0),
    'eclassMinutes',
      coalesce(round(sum(quantity * (article->>'eclassWorkMinutes')::numeric)
        filter (where not is_supplied_part and matched_article_id is not null), 4), 0),
    'matched', count(*) filter (where matched_article_id is not null),
    'toCheck', count(*) filter (where matched_article_id is not null and certainty = 'CHECK'),
    'byError', jsonb_build_object(
      'MISSING_VALUES', count(*) filter (where bom_error = 'MISSING_VALUES'),
      'ARTICLE_NOT_FOUND', count(*) filter (where bom_error = 'ARTICLE_NOT_FOUND'),
      'WRONG_UNIT', count(*) filter (where bom_error = 'WRONG_UNIT'),
      'DUPLICATE', count(*) filter (where bom_error = 'DUPLICATE')
    ),
    'prices', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'key', price_group,
        'isDiscounted', starts_with(price_group, 'group:'),
        'sum', euro,
        'unrounded', euro
      ) order by first_position), '[]')
      from (
        select price_group, sum(line_price) as euro, min(position) as first_position
        from (
          select line_price, position, coalesce(
            'group:' || (article->>'discountGroupId'),
            'manufacturer:' || coalesce(article->>'manufacturerId', '')
          ) as price_group
          from bom_line
          where bom_id = bom.id and not is_supplied_part and matched_article_id is not null
            and line_price is not null
        ) line
        group by price_group
      ) price_group
    )
  )
  from bom_line where bom_id = bom.id
)
where mapped_at is not null;
