import type { ComparedOffer } from '@schrankwerk/contracts'

export const comparisonOrders = ['price', 'date', 'deviations', 'validity'] as const
export type ComparisonOrder = (typeof comparisonOrders)[number]

const last = '9999-12-31'
const differences = ({ deviationCounts, otherDeliveryCondition }: ComparedOffer): number =>
  deviationCounts.lines + deviationCounts.ADDED + Number(otherDeliveryCondition)

const byOrder: Record<ComparisonOrder, (a: ComparedOffer, b: ComparedOffer) => number> = {
  price: (a, b) => (a.price ?? Number.MAX_VALUE) - (b.price ?? Number.MAX_VALUE),
  date: (a, b) => (a.desiredDeliveryDate ?? last).localeCompare(b.desiredDeliveryDate ?? last),
  deviations: (a, b) => differences(a) - differences(b),
  // An offer without a date is valid for ever.
  validity: (a, b) => (b.validUntil ?? last).localeCompare(a.validUntil ?? last),
}

/** What suits the customer best comes first; what takes no part comes last, whatever the order. */
export const sortOffers = (
  offers: readonly ComparedOffer[],
  order: ComparisonOrder,
): readonly ComparedOffer[] =>
  offers.toSorted(
    (a, b) => Number(b.inPlay) - Number(a.inPlay) || byOrder[order](a, b) || byOrder.price(a, b),
  )
