import type { Actor } from './actor.ts'
import { TooMany } from './errors.ts'
import { createWaitingRows } from './waiting-row.ts'

/** What a route may declare as its `work`; a person reads the sentence who asks for more while it runs. */
const works = {
  'parts-list': {
    heavy: true,
    running: 'Es wird schon eine Stückliste von Ihnen gelesen. Bitte warten Sie, bis sie fertig ist.',
  },
  'long-list': {
    heavy: true,
    running: 'Es wird schon eine lange Stückliste für Sie bearbeitet. Bitte warten Sie, bis sie fertig ist.',
  },
  'price-list': {
    heavy: true,
    running: 'Es wird schon eine Preisliste von Ihnen gelesen. Bitte warten Sie, bis sie fertig ist.',
  },
  zip: {
    heavy: true,
    running: 'Es wird schon ein Zip-Archiv für Sie gepackt. Bitte warten Sie, bis es fertig ist.',
  },
  preview: {
    heavy: true,
    running: 'Es wird schon eine Tabelle für Sie gelesen. Bitte warten Sie, bis sie da ist.',
  },
  /** A file that is only stored: it costs time on the line, hardly any of the processor. */
  file: {
    heavy: false,
    running: 'Es werden schon mehrere Dateien von Ihnen übertragen. Bitte warten Sie, bis eine davon da ist.',
  },
} as const
/** Looking through a long list for a page of it; one after the other of a person, see `waiting-row.ts`. */
const tooManySearches = 'Es laufen schon mehrere Suchen von Ihnen. Bitte warten Sie, bis sie fertig sind.'
type CountedWork = keyof typeof works
/**
 * What a call costs the service. A person and a company have a few places for it, taken before the body is read
 * (`workOf`: after) and given back once the work or the streamed answer has ended; beyond them it is 429.
 */
export type Work = CountedWork | 'search'

export interface WorkLimits {
  /** Heavy requests of one person, from their first byte to their last. */
  heavyPerPerson: number
  /** Heavy requests of one company. Below `heavyAtOnce`, so that no company has all of them. */
  heavyPerCompany: number
  /** Heavy requests that this process works on; one that is still arriving does not count. */
  heavyAtOnce: number
  uploadsPerPerson: number
  uploadsPerCompany: number
}

/** What a person and a company have of the service for one request; `end` gives it back, and may be called again. */
export interface Place {
  /** Call it once the request has arrived: waits until it may begin, some seconds at most. */
  begin(signal: AbortSignal): Promise<void>
  /**
   * Gives the hand of the process back: what is left is paced by somebody else. The place counts from now on only
   * against work of its own kind, so that a slow reader's zips stay few and keep nobody from uploading a list.
   */
  rest(): void
  end(): void
}

export interface HeavyWork {
  /** Before the body is read. Throws `TooMany` where person, company or process have as much as they may. */
  take(actor: Pick<Actor, 'userId' | 'companyId' | 'companyType' | 'visitorOf'>, work: Work): Place
}

interface Taken {
  userId: string
  /** Undefined for guests, whose company is everybody's who was invited: each counts by himself. */
  companyId: string | undefined
  work: CountedWork
  hasHand: boolean
  isResting: boolean
}

const ownSeconds = 3
const othersSeconds = 5
const mostWaitMs = 20_000
/** An answer that streams for longer waits for its reader more than it works. */
const restAfterMs = 20_000
/** Who takes no byte for so long has gone without saying so: a laptop that was closed. */
const mostUnreadMs = 120_000

/** Of a visitor the folder stands for his company. */
const companyCounted = ({ companyId, companyType, visitorOf }: Parameters<HeavyWork['take']>[0]) =>
  companyType === 'EXTERNAL' && visitorOf === undefined ? undefined : companyId

/** Counts what this process has under way; a second copy of the service counts its own. */
export function createHeavyWork(limits: WorkLimits): HeavyWork {
  const taken = new Set<Taken>()
  const searches = createWaitingRows(tooManySearches)
  /** Those who have arrived and found no hand free, in their order. */
  const waiting: { place: Taken; go(): void }[] = []
  const handsFree = () => [...taken].filter((place) => place.hasHand).length < limits.heavyAtOnce

  function refuse({ userId, companyId, work }: Taken): TooMany | undefined {
    const { heavy } = works[work]
    const isInTheWay = (other: Taken) =>
      other.isResting ? other.work === work : works[other.work].heavy === heavy
    const inTheWay = [...taken].filter(isInTheWay)
    const own = inTheWay.filter((other) => other.userId === userId)
    const company = inTheWay.filter((other) => companyId !== undefined && other.companyId === companyId)
    if (own.length >= (heavy ? limits.heavyPerPerson : limits.uploadsPerPerson))
      return new TooMany(ownSeconds, 'own-work-running').because(works[own[0]?.work ?? work].running)
    if (company.length >= (heavy ? limits.heavyPerCompany : limits.uploadsPerCompany))
      return new TooMany(othersSeconds, 'company-work-running')
    return heavy && !handsFree() ? new TooMany(othersSeconds, 'service-busy') : undefined
  }

  async function waitForHand(place: Taken, signal: AbortSignal): Promise<void> {
    const { promise, resolve: go, reject } = Promise.withResolvers<void>()
    const inRow = { place, go }
    const giveUp = () => reject(new TooMany(othersSeconds, 'service-busy'))
    const timer = setTimeout(giveUp, mostWaitMs)
    signal.addEventListener('abort', giveUp)
    if (signal.aborted) giveUp()
    waiting.push(inRow)
    try {
      await promise
    } finally {
      clearTimeout(timer)
      signal.removeEventListener('abort', giveUp)
      if (waiting.includes(inRow)) waiting.splice(waiting.indexOf(inRow), 1)
    }
  }

  function giveHand(place: Taken): void {
    if (!place.hasHand) return
    place.hasHand = false
    const next = waiting.shift()
    if (!next) return
    // Here and not when it goes on: nobody else may take the hand in between.
    next.place.hasHand = true
    next.go()
  }

  return {
    take(actor, work) {
      const { userId } = actor
      if (work === 'search') return searches.take(userId)
      const place: Taken = {
        userId,
        companyId: companyCounted(actor),
        work,
        hasHand: false,
        isResting: false,
      }
      const refusal = refuse(place)
      if (refusal) throw refusal
      taken.add(place)
      return {
        async begin(signal) {
          if (!works[work].heavy) return
          if (handsFree()) place.hasHand = true
          else await waitForHand(place, signal)
        },
        rest() {
          place.isResting = true
          giveHand(place)
        },
        end() {
          taken.delete(place)
          giveHand(place)
        },
      }
    },
  }
}

/**
 * A place that is taken once it turns out what is needed, and given back for another one where that turns out to be
 * something else; until then there is nothing to give back.
 */
export function placeWhenNeeded(take: (work: Work) => Place): Place & { need(work: Work): void } {
  let taken: { work: Work; place: Place } | undefined
  return {
    need(work) {
      if (taken?.work === work) return
      taken?.place.end()
      taken = undefined
      taken = { work, place: take(work) }
    },
    begin: async (signal) => taken?.place.begin(signal),
    rest: () => taken?.place.rest(),
    end: () => taken?.place.end(),
  }
}

/**
 * Gives the place back when the request is over, however it ends: answered, refused, failed, or for an answer that is
 * streamed with its last byte, its error, or a reader who has gone. Work that goes on after its caller has left keeps
 * the place until it is done.
 */
export async function holding(
  place: Place | undefined,
  isStreamed: boolean,
  act: () => Promise<Response>,
): Promise<Response> {
  if (!place) return act()
  let response: Response | undefined
  try {
    response = await act()
    return isStreamed && response.body ? heldToItsEnd(response, response.body, place) : response
  } finally {
    if (!isStreamed || !response?.body) place.end()
  }
}

function heldToItsEnd(response: Response, body: ReadableStream<Uint8Array>, place: Place): Response {
  const reader = body.getReader()
  // Slow readers must not keep everyone else from the process.
  const resting = setTimeout(place.rest, restAfterMs)
  let unread: NodeJS.Timeout | undefined
  const end = () => {
    clearTimeout(resting)
    clearTimeout(unread)
    place.end()
  }
  const awaitReader = (controller: ReadableStreamDefaultController<Uint8Array>) => {
    unread = setTimeout(() => {
      end()
      reader.cancel().catch(() => undefined)
      controller.error(new Error('Its reader has taken no byte for two minutes.'))
    }, mostUnreadMs)
  }
  const held = new ReadableStream<Uint8Array>(
    {
      start: awaitReader,
      async pull(controller) {
        clearTimeout(unread)
        try {
          const { done, value } = await reader.read()
          if (!done) {
            controller.enqueue(value)
            return awaitReader(controller)
          }
          end()
          controller.close()
        } catch (error) {
          end()
          controller.error(error)
        }
      },
      cancel(reason) {
        end()
        return reader.cancel(reason)
      },
    },
    { highWaterMark: 0 },
  )
  return new Response(held, response)
}
