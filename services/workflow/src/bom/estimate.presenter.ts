import type { Estimate, RoundedEstimate } from '@schrankwerk/contracts'
import { disguisedSums, estimatePrice, exactSums, type LineSums, roundOutward } from '@schrankwerk/domain'
import type { Actor } from '@schrankwerk/service-kit'
import { kindOf, type Owner } from '../owner/owner.ts'
import type { EstimateFactsRow } from './bom-estimate.queries.ts'
import type { Disguise } from './disguise.ts'

export interface EstimateContext {
  owner: Owner
  facts: EstimateFactsRow
  /** Undefined: a customer's range is of the prices as they are. */
  disguise: Disguise | undefined
}

/**
 * An estimate as its asker may see it: exact to suppliers where the customer shows it and to the operator; to a
 * customer a rounded range, on their own enquiry alone: an offer's would show what its supplier pays.
 */
export function presentEstimate(
  sums: LineSums,
  { companyType }: Pick<Actor, 'companyType'>,
  { owner, facts, disguise }: EstimateContext,
): Estimate | null {
  switch (companyType) {
    case 'ADMIN':
      return estimatePrice(exactSums(sums), facts)
    case 'SUPPLIER':
      return facts.estimateVisible ? estimatePrice(exactSums(sums), facts) : null
    case 'CUSTOMER':
      return kindOf(owner) === 'offer' ? null : rounded(sums, facts, disguise)
    case 'EXTERNAL':
      return null
  }
}

function rounded(sums: LineSums, facts: EstimateFactsRow, disguise: Disguise | undefined): RoundedEstimate {
  const seen = disguise === undefined ? exactSums(sums) : disguisedSums(sums, disguise)
  const { range, missing, amount, parts } = estimatePrice(seen, facts)
  return {
    view: 'ROUNDED',
    range: range && roundOutward(range, amount),
    missing,
    amount,
    counts: {
      lines: parts.lines,
      unmatchedLines: parts.unmatchedLines,
      ...(parts.pricedUnmatchedLines && { pricedUnmatchedLines: parts.pricedUnmatchedLines }),
      linesWithoutPrice: parts.linesWithoutPrice,
      ...(parts.linesWithoutQuantity && { linesWithoutQuantity: parts.linesWithoutQuantity }),
      suppliedParts: parts.suppliedParts,
      workMinutesMinimum: parts.workMinutesMinimum,
      workMinutesMaximum: parts.workMinutesMaximum,
      hasConnectionList: parts.hasConnectionList,
      hasNcData: parts.hasNcData,
    },
  }
}
