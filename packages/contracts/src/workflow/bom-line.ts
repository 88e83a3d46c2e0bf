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
  'WHOLESALER_ORDER_NUMBER',
  'ORDER_NUMBER',
  'MANUFACTURER_NUMBER',
] as const
export const matchedBy = z.enum(matchedByValues)
export type MatchedBy = z.output<typeof matchedBy>

/** Source values of a line as they were read, before matching. */
const sourceFields = {
  orderNumber: z.nullable(z.string()),
  manufacturerNumber: z.nullable(z.string()),
  manufacturerName: z.nullable(z.string()),
  description: z.nullable(z.string()),
  quantity: z.nullable(z.number()),
  quantityText: z.nullable(z.string()),
  quantityUnitName: z.nullable(z.string()),
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

export const bomLine = z.object({
  id,
  position: z.int(),
  rowIndex: z.int(),
  ...sourceFields,
  bomError: z.nullable(bomError),
  matchedArticleId: z.nullable(id),
  matchedBy: z.nullable(matchedBy),
  certainty,
  /** Why this article, or why none, in one German sentence. */
  reason: z.string(),
  notes: z.array(lineNote),
  matchedArticle: z.nullable(matchedArticle),
  manualReplacement: z.boolean(),
  edited: z.boolean(),
  /** Price of the line (quantity × purchase price per piece), for whom prices are there. */
  linePrice: z.optional(z.nullable(z.number())),
})
export type BomLine = z.output<typeof bomLine>

/** What the table needs of each of 10,000 lines, and nothing more. */
export const slimLine = z.object({
  id,
  position: z.int(),
  rowIndex: z.int(),
  orderNumber: z.nullable(z.string()),
  manufacturerNumber: z.nullable(z.string()),
  manufacturerName: z.nullable(z.string()),
  description: z.nullable(z.string()),
  quantity: z.nullable(z.number()),
  quantityUnitName: z.nullable(z.string()),
  bmk: z.nullable(z.string()),
  installationLocation: z.nullable(z.string()),
  isSuppliedPart: z.boolean(),
  bomError: z.nullable(bomError),
  matchedBy: z.nullable(matchedBy),
  certainty,
  matched: z.nullable(z.string()),
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
  description: z.optional(z.nullable(text(2000))),
  quantity: z.optional(z.nullable(z.number().check(z.minimum(0), z.maximum(1e9)))),
  quantityUnitName: z.optional(z.nullable(text(50))),
  isSuppliedPart: z.optional(z.boolean()),
  /** Offer lines only: the purchase price per piece the supplier calculates with. */
  purchasePrice: z.optional(z.nullable(z.number().check(z.minimum(0), z.maximum(1e9)))),
})

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
  reason: z.string(),
})
export type ArticleSuggestion = z.output<typeof articleSuggestion>
