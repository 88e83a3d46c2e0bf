import type { Reference } from '@schrankwerk/contracts'
import { createStore } from '@schrankwerk/shell-api'

const wanted = createStore<Reference | undefined>(() => undefined)

/**
 * Brings what a message points at into view, marks it for some seconds and gives it the focus; where it stands on
 * another page, that is opened first.
 */
export const showReference = (reference: Reference): void => wanted.set({ ...reference })

/** It was shown, or cannot be. */
export const dropWantedReference = (): void => wanted.set(undefined)

export const useWantedReference = (): Reference | undefined => wanted.use()
