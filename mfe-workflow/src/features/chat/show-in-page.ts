import type { Reference } from '@schrankwerk/contracts'
import { createContext } from 'react'

/** Leads to what a message is about; a sheet over the page gives way first. */
export const ShowInPage = createContext<(reference: Reference) => void>(() => undefined)

export const showInPage = (_: Reference): void => undefined
