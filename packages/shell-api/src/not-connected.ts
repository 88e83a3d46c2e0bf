import { ProblemError } from '@schrankwerk/contracts/client'

/** The code of a change that never left the browser, since that had no connection when it was wanted. */
export const notConnected = 'not-connected'

const detail =
  'Keine Verbindung zum Portal: Das wurde nicht ausgeführt und geschieht auch später nicht von selbst. Bitte versuchen Sie es erneut, sobald die Verbindung wieder besteht.'

/**
 * Makes a call that changes something. It is tried even where the browser takes itself for offline, which is not always
 * so; what then finds no way to the portal says that nothing was done.
 */
export async function sayingNotConnected<T>(call: () => Promise<T>): Promise<T> {
  const isOffline = navigator.onLine === false
  try {
    return await call()
  } catch (error) {
    // What a part of the portal says carries the request's id; neither it nor the sign-in was reached.
    const isUnanswered =
      error instanceof ProblemError && error.code === 'part-down' && error.requestId === undefined
    if (!isOffline || !isUnanswered) throw error
    throw new ProblemError({ status: 0, code: notConnected, detail })
  }
}
