import type { BomReading } from '@schrankwerk/contracts'
import type { MappingChoices } from './mapping-choices.ts'

export interface Quantities {
  basis: 'EACH' | 'TOTAL'
  /** Cabinets that the quantities are for. */
  count: number
}

/** What the quantities of a list count for: as chosen, else as the list says, else for all cabinets of the enquiry. */
export function quantitiesOf(
  { suggestedQuantityBasis: suggested }: Pick<BomReading, 'suggestedQuantityBasis'>,
  choices: Pick<MappingChoices, 'quantityBasis' | 'quantityCount'>,
  amount: number,
): Quantities {
  const basis = choices.quantityBasis ?? suggested.basis
  if (basis === 'EACH') return { basis, count: 1 }
  const asListed = choices.quantityBasis === undefined && suggested.count > 1 ? suggested.count : undefined
  return { basis, count: choices.quantityCount ?? asListed ?? amount }
}
