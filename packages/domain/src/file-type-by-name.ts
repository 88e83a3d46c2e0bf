import type { FileType } from '@schrankwerk/contracts'
import { defaultFileType, fileTypesFor } from './file-types.ts'

/** What a drawing of the circuit is called. */
const circuitDiagram = /schaltpl(an|ä|ae)|stromlaufpl(an|ä|ae)|circuit[ _-]?diagram|schematic/i

/** What documents of a kind are called, in this order: an order confirmation names the order, and an order the offer. */
const names: readonly (readonly [FileType, RegExp])[] = [
  ['CIRCUIT_DIAGRAM', circuitDiagram],
  ['ORDER_CONFIRMATION', /auftragsbest(ä|ae)tigung|order[ _-]?confirmation/i],
  ['ORDER', /bestellung|purchase[ _-]?order/i],
  ['OFFER', /angebot|offerte|quotation/i],
]

/** The type of a file uploaded without one: its extension's only sensible type, else the one its name says, else UNKNOWN. */
export const fileTypeByName = (filename: string): FileType => {
  const name = filename.normalize('NFC')
  const sensible = fileTypesFor(filename)
  const named = names.find(([type, words]) => sensible.includes(type) && words.test(name))
  return named?.[0] ?? defaultFileType(filename)
}
