import type { Reference } from '@schrankwerk/contracts'
import { useSyncExternalStore } from 'react'

let wanted: Reference | undefined
const listeners = new Set<() => void>()

const become = (next: Reference | undefined): void => {
  wanted = next
  for (const tell of listeners) tell()
}

/**
 * Brings what a message points at into view, marks it for some seconds and gives it the focus; where it stands on
 * another page, that is opened first.
 */
export const showReference = (reference: Reference): void => become({ ...reference })

/** It was shown, or cannot be. */
export const dropWantedReference = (): void => become(undefined)

export const useWantedReference = (): Reference | undefined =>
  useSyncExternalStore(
    (tell) => {
      listeners.add(tell)
      return () => {
        listeners.delete(tell)
      }
    },
    () => wanted,
  )
