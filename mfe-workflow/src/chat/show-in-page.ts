import type { Reference } from '@schrankwerk/contracts'
import { createContext } from 'react'

/** Leads to what a message is about; a sheet over the page gives way first. */
export const ShowInPage = createContext<(reference: Reference) => void>(() => undefined)

export const showInPage = async (reference: Reference): Promise<void> => {
  const { showReference } = await import('../question/show-reference.ts')
  showReference(reference)
}
