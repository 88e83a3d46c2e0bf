import type { FileType } from '@schrankwerk/contracts'
import { looseNumber } from './bom/number-forms.ts'
import { defaultFileType, fileTypesFor } from './file-types.ts'

/** What a drawing of the circuit is called. */
const circuitDiagram = /schaltpl(an|ä|ae)|stromlaufpl(an|ä|ae)|circuit[ _-]?diagram|schematic/i

/** What documents of a kind are called, in this order: an order confirmation names the order, and an order the offer. */
const names: readonly (readonly [FileType, RegExp])[] = [
  ['CIRCUIT_DIAGRAM', circuitDiagram],
  ['ORDER_CONFIRMATION', /auftragsbest(ä|ae)tigung|order[ _-]?confirmation/i],
  ['ORDER', /bestellung|purchase[ _-]?order/i],
  ['OFFER', /angebot|offerte|quot(ation|e)|kostenvoranschlag/i],
]

/** What documents beside an offer are called for which there is no type of their own. */
const besideAnOffer =
  /anhang|anlage|anleitung|ansicht|bedingungen|datenbl|erkl(ä|ae)rung|foto|handbuch|kalkulation|liste|norm|pl(a|ä|ae)n|protokoll|rechnung|schein|skizze|vorschrift|zeichnung|zertifikat|agb|appendix|calculation|certificate|data ?sheet|drawing|invoice|layout|manual|photo|terms/i

/** Shorter numbers stand in names by chance. */
const shortestTellingNumber = 4

/** What an offer tells of a file that is uploaded to it. */
export interface OfferOfFile {
  offerNumber: string | null
  /** Of the files that it has. */
  fileTypes: readonly FileType[]
}

/** The type of a file uploaded without one: its extension's only sensible type, else the one its name says, else UNKNOWN. */
export const fileTypeByName = (filename: string): FileType => {
  const name = filename.normalize('NFC')
  const sensible = fileTypesFor(filename)
  const named = names.find(([type, words]) => sensible.includes(type) && words.test(name))
  return named?.[0] ?? defaultFileType(filename)
}

/**
 * The same of a file uploaded to an offer. A PDF that bears the offer's number is the offer, and so is one while the offer
 * has none; save where its name says that it is something else.
 */
export const offerFileTypeByName = (filename: string, { offerNumber, fileTypes }: OfferOfFile): FileType => {
  const type = fileTypeByName(filename)
  const mayBeOffer = type === 'UNKNOWN' && fileTypesFor(filename).includes('OFFER')
  if (!mayBeOffer || besideAnOffer.test(filename.normalize('NFC'))) return type
  const number = withoutSigns(offerNumber ?? '')
  const bearsNumber = number.length >= shortestTellingNumber && withoutSigns(filename).includes(number)
  return bearsNumber || !fileTypes.includes('OFFER') ? 'OFFER' : type
}

/** As numbers are compared; in a name an underscore stands for what a file may not be called. */
const withoutSigns = (text: string): string => looseNumber(text.replaceAll('_', ''))
