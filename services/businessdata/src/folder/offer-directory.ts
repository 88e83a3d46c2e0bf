import { getOfferParties, type OfferParties } from '@schrankwerk/contracts'
import type { InternalClient } from '@schrankwerk/service-kit'

/** The offers as workflow knows them. */
export interface OfferDirectory {
  /** Those of these offers that exist. Throws `Unavailable` while workflow cannot be asked. */
  find(offerIds: readonly string[], requestId: string): Promise<OfferParties[]>
  /** The same for one, as it is now: how fast it is said must not tell whether somebody has just asked. */
  ask(offerId: string, requestId: string): Promise<OfferParties | undefined>
}

const maximumAgeMs = 5000
const maximumKept = 10_000

/**
 * Asks workflow and keeps released offers for five seconds at most. An unreleased one is asked for each time: its
 * customer may look a moment after the release.
 */
export function createOfferDirectory({
  workflow,
  now = Date.now,
}: {
  workflow: Pick<InternalClient, 'call'>
  now?: () => number
}): OfferDirectory {
  const kept = new Map<string, { offer: OfferParties; until: number }>()

  return {
    async find(offerIds, requestId) {
      const askedAt = now()
      const wanted = [...new Set(offerIds)]
      const known = wanted.flatMap((id) => {
        const entry = kept.get(id)
        return entry && entry.until > askedAt ? [entry.offer] : []
      })
      const unknown = wanted.filter((id) => !known.some((offer) => offer.offerId === id))
      if (unknown.length === 0) return known
      const asked = await workflow.call(getOfferParties, { body: { offerIds: unknown }, requestId })
      if (kept.size > maximumKept) kept.clear()
      for (const offer of asked)
        if (offer.released) kept.set(offer.offerId, { offer, until: askedAt + maximumAgeMs })
      return [...known, ...asked]
    },
    async ask(offerId, requestId) {
      const [offer] = await workflow.call(getOfferParties, { body: { offerIds: [offerId] }, requestId })
      return offer
    },
  }
}
