import type { ComparedOffer } from '@schrankwerk/contracts'

type Deviation = ComparedOffer['deviations'][number]

/** A line that at least one offer changes, with what each of them makes of it. */
export interface DeviatingLine {
  key: string
  /** Of the enquiry's line; null for one that was added. */
  position: number | null
  label: string
  byOffer: ReadonlyMap<string, readonly Deviation[]>
}

/** Each of its own: of two lines that an offer adds under one name the second is another. */
const keyed = (offer: ComparedOffer) => {
  const added = new Map<string, number>()
  return offer.deviations.map((deviation) => {
    const { kind, position, label } = deviation
    if (kind !== 'ADDED') return { offer, deviation, key: `line ${position}` }
    const place = (added.get(label) ?? 0) + 1
    added.set(label, place)
    return { offer, deviation, key: `added ${place} ${label}` }
  })
}

/** One row for each line that differs somewhere, in the enquiry's order; what was added comes last. */
export function deviatingLines(offers: readonly ComparedOffer[]): DeviatingLine[] {
  const byLine = Map.groupBy(offers.flatMap(keyed), ({ key }) => key)
  return [...byLine]
    .map(([key, entries]) => {
      const [{ deviation: first }] = entries as [(typeof entries)[number]]
      const ofOffer = Map.groupBy(entries, ({ offer }) => offer.id)
      return {
        key,
        position: first.kind === 'ADDED' ? null : first.position,
        label: first.label,
        byOffer: new Map(
          [...ofOffer].map(([id, found]) => [id, found.map(({ deviation }) => deviation)] as const),
        ),
      }
    })
    .sort((a, b) => (a.position ?? Number.MAX_VALUE) - (b.position ?? Number.MAX_VALUE))
}
