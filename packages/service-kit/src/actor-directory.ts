import { NotSignedIn, Problem, Unavailable } from './errors.ts'

/** A cached fact is five seconds old at most. */
const maximumAgeMs = 5000

/** What the directory itself needs to know of someone. */
interface Known {
  userId: string
  companyId: string
}

export interface ActorDirectory<Actor extends Known> {
  /** The actor behind a token's `sub`; `requestId` is the request that wants to know. `NotSignedIn` if identity knows none, `Unavailable` if it cannot be asked. */
  get(sub: string, requestId: string): Promise<Actor>
  dropUser(userId: string): void
  dropCompany(companyId: string): void
  clear(): void
}

/**
 * What identity says about who calls, kept five seconds at most, asked once for calls at the same time. Changes are
 * dropped at their event. An answer that was asked for before such a drop is used for its callers but not kept.
 */
export function createActorDirectory<Actor extends Known>({
  load,
  ttlMs = maximumAgeMs,
  now = () => performance.now(),
}: {
  load(sub: string, requestId: string): Promise<Actor | undefined>
  ttlMs?: number
  now?: () => number
}): ActorDirectory<Actor> {
  const kept = new Map<string, { actor: Actor; until: number }>()
  const asked = new Map<string, Promise<Actor>>()
  let generation = 0

  async function ask(sub: string, requestId: string): Promise<Actor> {
    const askedIn = generation
    // The age counts from the question: the answer was true then.
    const until = now() + Math.min(ttlMs, maximumAgeMs)
    let actor: Actor | undefined
    try {
      actor = await load(sub, requestId)
    } catch (error) {
      throw error instanceof Problem ? error : new Unavailable('identity', { cause: error })
    }
    if (!actor) throw new NotSignedIn('token-invalid')
    if (askedIn === generation) kept.set(sub, { actor, until })
    return actor
  }

  function forgetWhere(matches: (actor: Actor) => boolean): void {
    generation++
    asked.clear()
    for (const [sub, { actor }] of kept) if (matches(actor)) kept.delete(sub)
  }

  return {
    get(sub, requestId) {
      const known = kept.get(sub)
      if (known && known.until > now()) return Promise.resolve(known.actor)
      const running = asked.get(sub)
      if (running) return running
      for (const [old, { until }] of kept) if (until <= now()) kept.delete(old)
      const question = ask(sub, requestId).finally(() => {
        if (asked.get(sub) === question) asked.delete(sub)
      })
      asked.set(sub, question)
      return question
    },
    dropUser: (userId) => forgetWhere((actor) => actor.userId === userId),
    dropCompany: (companyId) => forgetWhere((actor) => actor.companyId === companyId),
    clear: () => forgetWhere(() => true),
  }
}
