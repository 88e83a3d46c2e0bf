import * as z from 'zod/mini'
import { id, text } from '../values.ts'
import { certainty } from './bom-mapping.ts'

export const bomErrors = ['MISSING_VALUES', 'ARTICLE_NOT_FOUND', 'WRONG_UNIT', 'DUPLICATE'] as const
export const bomError = z.enum(bomErrors)
export type BomError = z.output<typeof bomError>

/** How a line found its article, in the order in which the steps are tried. */
export const matchedByValues = [
  'MANUAL_REPLACEMENT',
  'ORDER_NUMBER_AND_MANUFACTURER',
  'MANUFACTURER_NUMBER_AND_MANUFACTURER',
  'ALTERNATIVE_NUMBER',
  'EAN_NUMBER',
  'WHOLESALER_ORDER_NUMBER',
  'ORDER_NUMBER',
  'MANUFACTURER_NUMBER',
] as const
export const matchedBy = z.enum(matchedByValues)
export type MatchedBy = z.output<typeof matchedBy>
/**
 * As a line is shown: the article that another company chose, or remembered for its numbers, is ASSIGNED and no more.
 */
export const shownMatchedBy = z.enum([...matchedByValues, 'ASSIGNED'])

/** Source values of a line as they were read, before matching. */
const sourceFields = {
  orderNumber: z.nullable(z.string()),
  manufacturerNumber: z.nullable(z.string()),
  manufacturerName: z.nullable(z.string()),
  description: z.nullable(z.string()),
  quantity: z.nullable(z.number()),
  quantityText: z.nullable(z.string()),
  quantityUnitName: z.nullable(z.string()),
  /** The unit as the file has it, where `quantityUnitName` was chosen instead. */
  quantityUnitText: z.nullable(z.string()),
  eanNumber: z.nullable(z.string()),
  manufacturerLink: z.nullable(z.string()),
  wholesalerOrderNumber: z.nullable(z.string()),
  installationLocation: z.nullable(z.string()),
  locationIdentifier: z.nullable(z.string()),
  bmk: z.nullable(z.string()),
  functionDesignation: z.nullable(z.string()),
  functionalAssignment: z.nullable(z.string()),
  isSuppliedPart: z.boolean(),
  equivalentAllowed: z.boolean(),
}

/** Snapshot of the article a line matched. Prices are there for SUPPLIER, and for ADMIN in the operator's own lists. */
export const matchedArticle = z.object({
  id,
  orderNumber: z.nullable(z.string()),
  manufacturerNumber: z.nullable(z.string()),
  manufacturerName: z.nullable(z.string()),
  description: z.nullable(z.string()),
  unitName: z.nullable(z.string()),
  packagingUnitSize: z.nullable(z.number()),
  erpNumber: z.optional(z.nullable(z.string())),
  listPrice: z.optional(z.nullable(z.number())),
  purchasePrice: z.optional(z.nullable(z.number())),
  priceUnitSize: z.optional(z.nullable(z.number())),
  discountGroupName: z.optional(z.nullable(z.string())),
  discountPercent: z.optional(z.nullable(z.number())),
  purchasePricePerPiece: z.optional(z.nullable(z.number())),
})

export const lineNote = z.object({ code: z.string(), certainty, text: z.string() })

/** What else a list says of a line; there for the company that uploaded it alone, and never part of an estimate. */
const ownFields = {
  erpNumber: z.optional(z.nullable(z.string())),
  remark: z.optional(z.nullable(z.string())),
  /** Of a piece, as the list has it. */
  listPrice: z.optional(z.nullable(z.number())),
  purchasePrice: z.optional(z.nullable(z.number())),
}

export const bomLine = z.object({
  id,
  position: z.int(),
  /** As of a row left out. */
  rowIndex: z.int(),
  ...sourceFields,
  ...ownFields,
  bomError: z.nullable(bomError),
  matchedArticleId: z.nullable(id),
  matchedBy: z.nullable(shownMatchedBy),
  certainty,
  /** Why this article, or why none, in one German sentence. */
  reason: z.string(),
  notes: z.array(lineNote),
  matchedArticle: z.nullable(matchedArticle),
  manualReplacement: z.boolean(),
  /** A person said that the line stays without an article; left out where nobody did. */
  withoutArticle: z.optional(z.boolean()),
  edited: z.boolean(),
  /** Whether a price counts for it, and minutes of work a piece by the article's E-Class mapping; as in the slim form. */
  isPriced: z.boolean(),
  eclassMinutes: z.nullable(z.number()),
  isDiscounted: z.optional(z.boolean()),
  /** Price of the line (quantity × purchase price per piece) and of one of what it counts, for whom prices are there. */
  linePrice: z.optional(z.nullable(z.number())),
  unitPrice: z.optional(z.nullable(z.number())),
})
export type BomLine = z.output<typeof bomLine>

/** What the table needs of each of 10,000 lines, and nothing more. */
export const slimLine = z.object({
  id,
  position: z.int(),
  /** As of a row left out. */
  rowIndex: z.int(),
  orderNumber: z.nullable(z.string()),
  manufacturerNumber: z.nullable(z.string()),
  manufacturerName: z.nullable(z.string()),
  /** Left out where the list has none. */
  wholesalerOrderNumber: z.optional(z.string()),
  description: z.nullable(z.string()),
  quantity: z.nullable(z.number()),
  quantityUnitName: z.nullable(z.string()),
  bmk: z.nullable(z.string()),
  installationLocation: z.nullable(z.string()),
  isSuppliedPart: z.boolean(),
  bomError: z.nullable(bomError),
  matchedBy: z.nullable(shownMatchedBy),
  certainty,
  /** The article found: its number, its manufacturer, what it is. */
  matched: z.nullable(z.string()),
  matchedManufacturer: z.nullable(z.string()),
  matchedDescription: z.nullable(z.string()),
  /** Whether a price counts for it; not which. */
  isPriced: z.boolean(),
  /** Minutes of work a piece by its E-Class mapping; null where there is none. */
  eclassMinutes: z.nullable(z.number()),
  /** For whom prices are there: that of the line, of one of what it counts, and whether its article has a discount group. */
  linePrice: z.optional(z.nullable(z.number())),
  unitPrice: z.optional(z.nullable(z.number())),
  isDiscounted: z.optional(z.boolean()),
  /** Of a piece, as the list has it; for the company that uploaded it alone. */
  listPrice: z.optional(z.nullable(z.number())),
  purchasePrice: z.optional(z.nullable(z.number())),
  withoutArticle: z.optional(z.boolean()),
  edited: z.boolean(),
})
export type SlimLine = z.output<typeof slimLine>

export const lineColumns = [
  'position',
  'orderNumber',
  'manufacturerNumber',
  'manufacturerName',
  'description',
  'quantity',
  'bmk',
  'installationLocation',
  'bomError',
] as const

/** What a person may change on a line by hand. */
export const lineChanges = z.strictObject({
  orderNumber: z.optional(z.nullable(text(200))),
  manufacturerNumber: z.optional(z.nullable(text(200))),
  manufacturerName: z.optional(z.nullable(text(200))),
  eanNumber: z.optional(z.nullable(text(50))),
  description: z.optional(z.nullable(text(2000))),
  quantity: z.optional(z.nullable(z.number().check(z.minimum(0), z.maximum(1e9)))),
  quantityUnitName: z.optional(z.nullable(text(50))),
  isSuppliedPart: z.optional(z.boolean()),
  /** The line stays without an article, whatever was found for it; false matches it again. */
  withoutArticle: z.optional(z.boolean()),
  /** Offer lines only: the purchase price per piece the supplier calculates with. */
  purchasePrice: z.optional(z.nullable(z.number().check(z.minimum(0), z.maximum(1e9)))),
})

/** Why an article is suggested: what agrees with the line („2-polig“), what differs („10 A statt 2 A“), what else speaks for it. */
export const suggestionReason = z.object({ kind: z.enum(['AGREES', 'DIFFERS', 'NOTE']), text: z.string() })
export type SuggestionReason = z.output<typeof suggestionReason>

export const articleSuggestion = z.object({
  articleId: id,
  orderNumber: z.nullable(z.string()),
  manufacturerNumber: z.nullable(z.string()),
  manufacturerName: z.nullable(z.string()),
  description: z.nullable(z.string()),
  unitName: z.nullable(z.string()),
  /** 0 to 1. */
  score: z.number(),
  manufacturerAgrees: z.nullable(z.boolean()),
  reasons: z.array(suggestionReason),
  /** The same in one sentence. */
  reason: z.string(),
})
export type ArticleSuggestion = z.output<typeof articleSuggestion>
