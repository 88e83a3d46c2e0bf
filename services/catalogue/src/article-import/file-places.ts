import type { ImportProposal } from '@schrankwerk/contracts'

export type FilePlaces = ImportProposal['filePlaces']

/** What the places in a file are by its name: BMEcat alone ends in xml, and has articles in place of lines. */
export const filePlacesOf = (filename: string): FilePlaces => (/\.xml$/i.test(filename) ? 'ARTICLE' : 'LINE')
