import * as z from 'zod/mini'
import { bomError } from './bom-line.ts'
import { bomNotice, leftOutRow } from './bom-reading.ts'

export const bomSummary = z.object({
  lines: z.int(),
  errors: z.int(),
  matched: z.int(),
  toCheck: z.int(),
  /** With nothing to look at: no issue, and an article that is sure or was chosen by a person, or none needed. */
  fine: z.int(),
  suppliedParts: z.int(),
  /** Supplied by the customer and without an article, which leaves nothing to do: counted in `errors` and `fine`. */
  suppliedUnmatched: z.int(),
  /**
   * Of the company's own parts those that stay without an article because a person said so: counted in `errors` and
   * `fine`; left out where there are none.
   */
  withoutArticle: z.optional(z.int()),
  /** Share of lines with an article, 0 to 100, rounded to whole percent. */
  matchedPercent: z.int(),
  byError: z.record(bomError, z.int()),
  notices: z.array(bomNotice),
  leftOut: z.array(leftOutRow),
})
export type BomSummary = z.output<typeof bomSummary>

/** Euro, for one cabinet and for all of the enquiry. */
export const estimateRange = z.object({
  lower: z.number(),
  upper: z.number(),
  lowerForAll: z.number(),
  upperForAll: z.number(),
})
export type EstimateRange = z.output<typeof estimateRange>

/** Why there is no range: no line that counts has a price yet. */
export const estimateGaps = ['NO_PRICES'] as const

const shared = {
  /** Null exactly where `missing` tells why. */
  range: z.nullable(estimateRange),
  missing: z.nullable(z.enum(estimateGaps)),
  /** Cabinets of the enquiry. */
  amount: z.int(),
}
const counts = {
  lines: z.int(),
  /** Lines without an article, and lines whose article has no price; neither counts supplied parts. */
  unmatchedLines: z.int(),
  /** Of the lines without an article those that somebody gave a price; left out where there are none. */
  pricedUnmatchedLines: z.optional(z.int()),
  linesWithoutPrice: z.int(),
  /** Lines with an article and without a quantity; left out where there are none. */
  linesWithoutQuantity: z.optional(z.int()),
  suppliedParts: z.int(),
  /** For one cabinet. */
  workMinutesMinimum: z.number(),
  workMinutesMaximum: z.number(),
  /** The files that cut the minimum. */
  hasConnectionList: z.boolean(),
  hasNcData: z.boolean(),
}

/** To SUPPLIER and ADMIN: exact to the cent, with every part; formula in `@schrankwerk/domain`. */
export const exactEstimate = z.object({
  view: z.literal('EXACT'),
  ...shared,
  parts: z.object({
    ...counts,
    discountedSum: z.number(),
    nonDiscountedSum: z.number(),
    errorFactor: z.number(),
    linesWithError: z.int(),
    suppliedPartSurcharge: z.number(),
    unmatchedQuantity: z.number(),
    workCostMinimum: z.number(),
    workCostMaximum: z.number(),
  }),
})
export type ExactEstimate = z.output<typeof exactEstimate>

/** To CUSTOMER: a range rounded outward beside counts and minutes; nothing from which a price follows (docs/security.md). */
export const roundedEstimate = z.object({ view: z.literal('ROUNDED'), ...shared, counts: z.object(counts) })
export type RoundedEstimate = z.output<typeof roundedEstimate>

/** Price estimate for one cabinet, as its reader may see it. */
export const estimate = z.discriminatedUnion('view', [exactEstimate, roundedEstimate])
export type Estimate = z.output<typeof estimate>
