import type { ReferenceInput } from '@schrankwerk/contracts'
import { useSyncExternalStore } from 'react'

/** What the next message points at, and what that is called, such as „Zeile 17“. */
export interface PendingReference {
  reference: ReferenceInput
  caption: string
}

let pending: PendingReference | undefined
const listeners = new Set<() => void>()

const become = (next: PendingReference | undefined): void => {
  pending = next
  for (const tell of listeners) tell()
}

/** The next message of the page's chat is about this; `useChatAddress().open()` shows where it is written. */
export const askAbout = (reference: ReferenceInput, caption: string): void => become({ reference, caption })

/** A conversation took it, or its page was left. */
export const dropPendingReference = (): void => become(undefined)

export const usePendingReference = (): PendingReference | undefined =>
  useSyncExternalStore(
    (tell) => {
      listeners.add(tell)
      return () => {
        listeners.delete(tell)
      }
    },
    () => pending,
  )
