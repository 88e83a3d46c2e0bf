import type { BomReading } from '@schrankwerk/contracts'
import type { MappingChoices } from './mapping-choices.ts'

export interface Quantities {
  basis: 'EACH' | 'TOTAL'
  /** Cabinets that the quantities are for. */
  count: number
}

type Suggested = Pick<BomReading, 'suggestedQuantityBasis' | 'otherQuantityBases'>

/** What the list itself says that its quantities are for, of the column that they are taken from. */
export const suggestedBasisOf = (
  { suggestedQuantityBasis, otherQuantityBases }: Suggested,
  { fields }: Pick<MappingChoices, 'fields'>,
): BomReading['suggestedQuantityBasis'] =>
  otherQuantityBases.find(({ importHeader }) => fields[importHeader] === 'quantity') ?? suggestedQuantityBasis

/** What the quantities of a list count for: as chosen, else as the list says, else for all cabinets of the enquiry. */
export function quantitiesOf(
  reading: Suggested,
  choices: Pick<MappingChoices, 'fields' | 'quantityBasis' | 'quantityCount'>,
  amount: number,
): Quantities {
  const suggested = suggestedBasisOf(reading, choices)
  const basis = choices.quantityBasis ?? suggested.basis
  if (basis === 'EACH') return { basis, count: 1 }
  const asListed = choices.quantityBasis === undefined && suggested.count > 1 ? suggested.count : undefined
  return { basis, count: choices.quantityCount ?? asListed ?? amount }
}

/** The choices with what the quantities count for. */
export const withQuantities = (
  choices: MappingChoices,
  { basis, count }: { basis: 'EACH' | 'TOTAL'; count?: number | undefined },
): MappingChoices => ({
  ...withoutQuantities(choices),
  quantityBasis: basis,
  ...(count === undefined ? {} : { quantityCount: count }),
})

/** The choices with the quantities for what the list says. */
export const withoutQuantities = ({
  quantityBasis: _,
  quantityCount: __,
  ...choices
}: MappingChoices): MappingChoices => choices
