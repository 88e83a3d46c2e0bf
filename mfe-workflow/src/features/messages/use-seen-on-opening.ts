import { markHappeningsRead } from '@schrankwerk/contracts'
import { api } from '@schrankwerk/shell-api'
import { useEffect } from 'react'

/** Whoever opens an enquiry or offer has seen what happened to it. */
export function useSeenOnOpening(id: string): void {
  useEffect(() => {
    // What stays new by a failure is there to be marked by hand.
    api.call(markHappeningsRead, { body: { about: id, read: true } }).catch(() => undefined)
  }, [id])
}
