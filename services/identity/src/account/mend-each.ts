import { type Logger, Unavailable } from '@schrankwerk/service-kit'

/** Does one piece of mending; `about` names it, by an id. */
export type MendEach = (about: string, mend: () => Promise<unknown>) => Promise<void>

/**
 * One that cannot be mended keeps no other waiting, and is logged once until it could be. Throws `Unavailable`: then the
 * others have to wait as well.
 */
export function mendEach(log: Logger): MendEach {
  const refused = new Set<string>()
  return async (about, mend) => {
    try {
      await mend()
      refused.delete(about)
    } catch (error) {
      if (error instanceof Unavailable) throw error
      if (!refused.has(about)) log.error({ err: error, about }, 'an account cannot be reconciled')
      refused.add(about)
    }
  }
}
