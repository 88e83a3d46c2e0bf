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

const keyOf = ({ kind, position, label }: Deviation): string =>
  kind === 'ADDED' ? `added ${label}` : `line ${position}`

/** One row for each line that differs somewhere, in the enquiry's order; what was added comes last. */
export function deviatingLines(offers: readonly ComparedOffer[]): DeviatingLine[] {
  const all = offers.flatMap((offer) => offer.deviations.map((deviation) => ({ offer, deviation })))
  const byLine = Map.groupBy(all, ({ deviation }) => keyOf(deviation))
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
