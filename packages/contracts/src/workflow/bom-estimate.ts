import * as z from 'zod/mini'
import { bomError } from './bom-line.ts'
import { bomNotice, leftOutRow } from './bom-reading.ts'

export const bomSummary = z.object({
  lines: z.int(),
  errors: z.int(),
  matched: z.int(),
  toCheck: z.int(),
  suppliedParts: z.int(),
  /** Share of lines with an article, 0 to 100, rounded to whole percent. */
  matchedPercent: z.int(),
  byError: z.record(bomError, z.int()),
  notices: z.array(bomNotice),
  leftOut: z.array(leftOutRow),
})
export type BomSummary = z.output<typeof bomSummary>

/** Price estimate for one cabinet with the parts it is made of; formula in `@schrankwerk/domain`. */
export const estimate = z.object({
  lower: z.number(),
  upper: z.number(),
  lowerForAll: z.number(),
  upperForAll: z.number(),
  amount: z.int(),
  /** Sums of prices: left out for a CUSTOMER, who sees no purchase prices (trust.md 4). */
  parts: z.object({
    discountedSum: z.optional(z.number()),
    nonDiscountedSum: z.optional(z.number()),
    errorFactor: z.number(),
    linesWithError: z.int(),
    lines: z.int(),
    suppliedParts: z.int(),
    suppliedPartSurcharge: z.number(),
    unmatchedQuantity: z.number(),
    workMinutesMinimum: z.number(),
    workMinutesMaximum: z.number(),
    workCostMinimum: z.number(),
    workCostMaximum: z.number(),
    hasConnectionList: z.boolean(),
    hasNcData: z.boolean(),
  }),
})
export type Estimate = z.output<typeof estimate>
