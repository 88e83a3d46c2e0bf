import { type Logger, Unavailable } from '@schrankwerk/service-kit'

/**
 * Work to repeat that needs Keycloak: that it does not answer is logged once, with `away`, and once with `back` that it
 * does again; any other error is thrown.
 */
export function overAbsences(
  log: Logger,
  { away, back }: { away: string; back: string },
  work: () => Promise<void>,
): () => Promise<void> {
  let isAway = false
  return async () => {
    try {
      await work()
      if (isAway) log.info(back)
      isAway = false
    } catch (error) {
      if (!(error instanceof Unavailable)) throw error
      if (!isAway) log.warn({ err: error }, away)
      isAway = true
    }
  }
}
