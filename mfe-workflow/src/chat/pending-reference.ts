import type { ReferenceInput } from '@schrankwerk/contracts'
import { createStore } from '@schrankwerk/shell-api'

/** What the next message points at, and what that is called, such as „Zeile 17“. */
export interface PendingReference {
  reference: ReferenceInput
  caption: string
}

const pending = createStore<PendingReference | undefined>(() => undefined)

/** The next message of the page's chat is about this; `useChatAddress().open()` shows where it is written. */
export const askAbout = (reference: ReferenceInput, caption: string): void =>
  pending.set({ reference, caption })

/** A conversation took it, or its page was left. */
export const dropPendingReference = (): void => pending.set(undefined)

export const usePendingReference = (): PendingReference | undefined => pending.use()
