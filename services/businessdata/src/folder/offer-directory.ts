import { getOfferParties, type Offer, type OfferParties, readOfferAs } from '@schrankwerk/contracts'
import type { Actor, InternalClient } from '@schrankwerk/service-kit'

/** The offers as workflow knows them. */
export interface OfferDirectory {
  /** Those of these offers that exist. Throws `Unavailable` while workflow cannot be asked. */
  find(offerIds: readonly string[], requestId: string): Promise<OfferParties[]>
  /** The same for one, as it is now: how fast it is said must not tell whether somebody has just asked. */
  ask(offerId: string, requestId: string): Promise<OfferParties | undefined>
  /** Forgets what it knows: some offer has changed, and with it its family. */
  clear(): void
  /** An offer as this person sees it. Throws `NotFound` where he does not. */
  readAs(offerId: string, actor: Actor, requestId: string): Promise<Offer>
}

const maximumAgeMs = 5000
const maximumKept = 10_000
const mostInACall = 1000

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
  let cleared = 0

  async function askForAll(offerIds: readonly string[], requestId: string): Promise<OfferParties[]> {
    const calls = Array.from({ length: Math.ceil(offerIds.length / mostInACall) }, (_, call) =>
      workflow.call(getOfferParties, {
        body: { offerIds: offerIds.slice(call * mostInACall, (call + 1) * mostInACall) },
        requestId,
      }),
    )
    return (await Promise.all(calls)).flat()
  }

  return {
    async find(offerIds, requestId) {
      const askedAt = now()
      const clearedBefore = cleared
      const known: OfferParties[] = []
      const unknown: string[] = []
      for (const id of new Set(offerIds)) {
        const entry = kept.get(id)
        if (entry && entry.until > askedAt) known.push(entry.offer)
        else unknown.push(id)
      }
      if (unknown.length === 0) return known
      const asked = await askForAll(unknown, requestId)
      // What was on its way when something changed may be from before.
      if (cleared > clearedBefore) return [...known, ...asked]
      if (kept.size > maximumKept) kept.clear()
      for (const offer of asked)
        if (offer.released) kept.set(offer.offerId, { offer, until: askedAt + maximumAgeMs })
      return [...known, ...asked]
    },
    async ask(offerId, requestId) {
      const [offer] = await askForAll([offerId], requestId)
      return offer
    },
    clear() {
      cleared += 1
      kept.clear()
    },
    readAs: (offerId, actor, requestId) =>
      workflow.call(readOfferAs, { body: { offerId, actor }, requestId }),
  }
}
