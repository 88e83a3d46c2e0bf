import { unitPrice } from '@schrankwerk/domain'
import type { LineView } from '../keeper/bom-owner.ts'
import type { LineRow } from '../keeper/bom-tables.ts'
import { unitPriceOf } from './line-price.ts'
import { lineSeenBy } from './seen-line.ts'
import { standingNotes } from './standing-notes.ts'

/** A line as its asker may see it. */
export function presentLine(stored: LineRow, view: LineView) {
  const line = lineSeenBy(stored, view)
  const { showsPrices } = view
  return {
    id: line.id,
    position: line.position,
    rowIndex: line.row_index,
    orderNumber: line.order_number,
    manufacturerNumber: line.manufacturer_number,
    manufacturerName: line.manufacturer_name,
    description: line.description,
    quantity: line.quantity,
    quantityText: line.quantity_text,
    quantityUnitName: line.quantity_unit_name,
    quantityUnitText: line.quantity_unit_text,
    eanNumber: line.ean_number,
    manufacturerLink: webAddress(line.manufacturer_link),
    wholesalerOrderNumber: line.wholesaler_order_number,
    installationLocation: line.installation_location,
    locationIdentifier: line.location_identifier,
    bmk: line.bmk,
    functionDesignation: line.function_designation,
    functionalAssignment: line.functional_assignment,
    isSuppliedPart: line.is_supplied_part,
    equivalentAllowed: line.equivalent_allowed,
    bomError: line.bom_error,
    matchedArticleId: line.matched_article_id,
    matchedBy: line.matched_by as never,
    certainty: line.certainty,
    reason: line.reason,
    notes: standingNotes(line),
    matchedArticle: presentArticle(line, showsPrices),
    manualReplacement: line.manual_replacement,
    ...(line.by_hand.withoutArticle && { withoutArticle: true }),
    edited: line.edited,
    isPriced: line.article !== null && line.line_price !== null,
    eclassMinutes: line.article?.eclassWorkMinutes ?? null,
    ...(view.showsOwnFields
      ? {
          erpNumber: line.erp_number,
          remark: line.remark,
          listPrice: line.list_price,
          purchasePrice: line.purchase_price,
        }
      : {}),
    ...(showsPrices
      ? {
          linePrice: line.line_price,
          unitPrice: unitPriceOf({ ...line, ownPrice: line.by_hand.purchasePrice ?? null }),
          isDiscounted: line.article?.discountGroupId != null,
        }
      : {}),
  }
}

/** What a browser may follow: a list can hold any text in the place of a link. */
function webAddress(text: string | null): string | null {
  if (text === null || !/^https?:\/\//i.test(text.trim())) return null
  return URL.parse(text.trim())?.href ?? null
}

function presentArticle({ article }: LineRow, showsPrices: boolean) {
  if (article === null) return null
  const shown = {
    id: article.id,
    orderNumber: article.orderNumber,
    manufacturerNumber: article.manufacturerNumber,
    manufacturerName: article.manufacturerName,
    description: article.description,
    unitName: article.unitName,
    packagingUnitSize: article.packagingUnitSize,
  }
  if (!showsPrices) return shown
  return {
    ...shown,
    erpNumber: article.erpNumber,
    listPrice: article.listPrice,
    purchasePrice: article.purchasePrice,
    priceUnitSize: article.priceUnitSize,
    discountGroupName: article.discountGroupName,
    discountPercent: article.discountPercent,
    purchasePricePerPiece: unitPrice(article),
  }
}
