import type { Article } from '@schrankwerk/contracts'
import { purchasePricePerPiece } from '@schrankwerk/domain'
import type { ChangeEntry, Sendable } from '@schrankwerk/service-kit'
import type { ArticleRow } from './article.queries.ts'
import { columnOfField, type PlainField, plainFields } from './article-columns.ts'

/** An article as an ADMIN sees it: nobody else gets one with prices. */
export function presentArticle(row: ArticleRow, entries: ChangeEntry[]): Sendable<Article> {
  const fields = Object.fromEntries(plainFields.map((field) => [field, row[columnOfField[field]]])) as Pick<
    Article,
    PlainField
  >
  return {
    id: row.id,
    ...fields,
    manufacturerName: row.manufacturer_name,
    unitName: row.unit_name,
    discountGroupName: row.discount_group_name,
    discountPercent: row.discount_percent,
    possibleOrderNumbers: row.possible_order_numbers,
    possibleManufacturerNumbers: row.possible_manufacturer_numbers,
    wholesalerInfos: row.wholesalers,
    calculatedPurchasePrice: purchasePricePerPiece({
      purchasePrice: row.purchase_price,
      listPrice: row.list_price,
      discountPercent: row.discount_percent,
      priceUnitSize: row.price_unit_size,
    }),
    articleImportSource: row.article_import_source,
    usedByArticleAmount: row.replacements,
    editVersion: row.edit_version,
    createDate: row.create_date,
    lastUpdate: row.last_update,
    changeEntries: entries,
  }
}
