import { type AskedColumn, candidatesByName, namesNoField } from './candidates-by-name.ts'
import { candidatesByValue } from './candidates-by-value.ts'
import type { ColumnProfile } from './column-profile.ts'
import { type BomField, designationFields } from './fields.ts'
import { dealerInHeader, isDealersCode } from './known-dealers.ts'
import { type HeaderMatch, matchHeaderWords } from './match-header-words.ts'
import { hasMakersForm } from './number-by-makers-form.ts'
import type { Certainty } from './rows.ts'
import { type DesignationSign, partForSign } from './signs.ts'
import type { Surroundings } from './surroundings.ts'

/** A field that a column may have, by its header's words and its values. */
export interface Candidate {
  column: number
  field: BomField
  score: number
  certainty: Certainty
  reason: string
}

/** The signs in the values decide over the name of the column. */
export function fieldOfSigns(profile: ColumnProfile): BomField | null {
  // „-2x Motor“ is counted, not designated: nobody calls a device in four words.
  if (profile.filled < 2 || profile.numeric > 0.3 || profile.manyWords > 0.3) return null
  if (profile.combined >= 0.4) return 'designation'
  for (const [sign, share] of profile.sign) {
    if (share < 0.6) continue
    const part = partForSign(sign as DesignationSign)
    return part === 'terminal' ? null : part
  }
  return null
}

/** The fields a column may have, unsorted. */
export function candidatesOf(
  header: string,
  column: number,
  profile: ColumnProfile,
  surroundings: Surroundings,
): Candidate[] {
  const shown = header.replace(/\s+/g, ' ').trim()
  const asked = { header: shown, column, profile, surroundings, bySign: fieldOfSigns(profile) }
  const isDealers = isDealersColumn(header, profile)
  if (isDealers && isDealersCode(header)) return [numberOfDealer(asked, 0.9)]
  const matches = matchHeaderWords(header, surroundings.language)
  const none = matches.find(namesNoField)
  if (holdsEan(profile) && leavesRoomForEan(header, matches)) return [eanNumber(asked)]
  const named = candidatesByName(asked, matches)
  if (holdsTags(asked, named)) return [tagsOf(asked), ...named]
  if (named.length > 0) return named
  if (none?.meaning === 'none' && profile.unit >= 0.8 && profile.filled >= 3) return [unitsOf(asked)]
  if (none?.meaning === 'supplier' && holdsDealersNumbers(profile)) return numbersOfSupplier(asked)
  if (isDealers) return [numberOfDealer(asked, 0.6)]
  const isPlainlyNone = none?.meaning === 'none' && none.strength > 0.9
  const byValue = candidatesByValue(column, profile, asked.bySign, isPlainlyNone)
  if (byValue.length > 0 || none || !hasMakersForm(column, surroundings)) return byValue
  return [numberInMakersForm(asked)]
}

const holdsEan = (profile: ColumnProfile): boolean => profile.ean >= 0.6 && profile.filled >= 3

/** Whether a header may be one of EAN: it says so, or nothing that is clear. */
const leavesRoomForEan = (header: string, matches: readonly HeaderMatch[]): boolean =>
  matches[0] === undefined ||
  matches[0].vague ||
  matches.some(namesNoField) ||
  /\b(?:EAN|GTIN)\b/.test(header)

/** A name that is only like one of a place says less than what the values look like. */
const holdsTags = ({ profile, surroundings }: AskedColumn, named: readonly Candidate[]): boolean =>
  profile.tags >= 0.6 &&
  !surroundings.tagColumn &&
  !named.some(({ field, score }) => designationFields.has(field) && score >= 0.75)

const holdsDealersNumbers = (profile: ColumnProfile): boolean =>
  !profile.counting &&
  (profile.dealerNumber >= 0.4 ||
    (profile.numberLike >= 0.5 && profile.distinctShare >= 0.3) ||
    (profile.numberLike >= 0.8 && profile.distinct >= 5))

type Offer = (asked: AskedColumn) => Candidate

const eanNumber: Offer = ({ column, profile }) => ({
  column,
  field: 'eanNumber',
  score: 0.9,
  certainty: 'CHECK',
  reason: `Die Werte („${profile.samples[0]}“) sind EAN mit richtiger Prüfziffer`,
})

const tagsOf: Offer = ({ column, profile }) => ({
  column,
  field: 'bmk',
  score: 0.8,
  certainty: 'CHECK',
  reason: `Die Werte („${profile.samples[0]}“) sind Betriebsmittelkennzeichen`,
})

const unitsOf: Offer = ({ header, column, profile }) => ({
  column,
  field: 'quantityUnitName',
  score: 0.55,
  certainty: 'CHECK',
  reason: `„${header}“ wird meist nicht gebraucht, aber die Werte („${profile.samples[0]}“) sind Einheiten`,
})

const numberInMakersForm: Offer = ({ column, profile }) => ({
  column,
  field: 'orderNumber',
  score: 0.6,
  certainty: 'CHECK',
  reason: `Die Werte („${profile.samples[0]}“) haben die Form, in der ihre Hersteller Bestellnummern schreiben`,
})

const numberOfDealer = ({ header, column, profile }: AskedColumn, score: number): Candidate => ({
  column,
  field: 'wholesalerOrderNumber',
  score,
  certainty: 'CHECK',
  reason: `„${header}“ ist ein Händler, die Werte („${profile.samples[0]}“) sind Nummern`,
})

function numbersOfSupplier({ header, column, profile }: AskedColumn): Candidate[] {
  const reason = `„${header}“ nennt den Lieferanten, die Werte („${profile.samples[0]}“) sind Nummern`
  const number = { column, certainty: 'CHECK' as const, reason }
  return [
    { ...number, field: 'wholesalerOrderNumber', score: 0.6 },
    { ...number, field: 'orderNumber', score: 0.5 },
  ]
}

/** „LCSC Stock“, "Mouser Price", „Reichelt Menge“ */
const saysOfDealer =
  /stock|bestand|lager|vorrat|pri[cx]|preis|kosten|cost|qty|quantity|menge|anzahl|class|categor|kategor|status|verfügbar|avail|moq/i

/** A column that is called after a dealer and holds his numbers; his prices are none. */
export function isDealersColumn(header: string, profile: ColumnProfile): boolean {
  return (
    profile.filled > 0 &&
    profile.numberLike >= 0.4 &&
    !saysOfDealer.test(header) &&
    profile.currency < 0.2 &&
    profile.url < 0.3 &&
    !profile.counting &&
    !profile.samples.some((text) => /^\d+[.,]\d+$/.test(text)) &&
    dealerInHeader(header) !== null
  )
}
