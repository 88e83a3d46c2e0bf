import { smallBelowLines, unreportedEstimates } from './count-small-estimate.ts'
import type { SmallEstimateCountRow } from './small-estimate.queries.ts'

/** How often a company asked for ranges of small lists on a day, and what was the limit. */
export const presentSmallEstimateCount = (row: SmallEstimateCountRow) => ({
  companyId: row.company_id,
  companyName: row.company_name,
  day: row.day,
  asked: row.asked,
  unreported: unreportedEstimates,
  smallBelowLines,
})
