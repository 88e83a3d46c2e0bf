import { areFiguresAlone, mayBeOwnNumber, orderWord, wholesalerWord } from './ambiguous-numbers.ts'
import { looksLikeOwnNumbers } from './column-profile.ts'
import type { BomField } from './fields.ts'
import { dealerInHeader } from './known-dealers.ts'
import { matchHeaderWords } from './match-header-words.ts'
import type { NamedColumn } from './named-column.ts'
import { hasMakersForm } from './number-by-makers-form.ts'
import { ours, yours } from './surroundings.ts'

/** „Hersteller/Typ“ holds two things, „Menge/Quantity“ one; „Preis/Stück“ is a word of its own. */
function namesTwoThings(header: string, word: string): boolean {
  if (word.includes('/')) return false
  const parts = header
    .split(/[/&]/)
    .map((part) => part.trim())
    .filter((part) => part.length > 1)
  const meanings = parts.flatMap((part) => {
    const [best] = matchHeaderWords(part)
    return best && best.strength >= 0.95 ? [best.meaning] : []
  })
  return new Set(meanings).size > 1
}

/** Why a number that its name calls a supplier's or one's own may be somebody else's. */
function whoseNumber(named: NamedColumn, field: BomField): string | null {
  const {
    header,
    match: { word },
    profile,
    surroundings,
  } = named
  const {
    areSuppliersDealers,
    manufacturerNumberColumn,
    makers,
    hasPrices,
    supplierColumn,
    supplierNumberColumn,
    manufacturerColumn,
    orderNumberColumn,
  } = surroundings
  const ofSupplier = supplierColumn ?? supplierNumberColumn
  if (field === 'orderNumber' && ofSupplier && ofSupplier !== header)
    return `; neben „${ofSupplier}“ kann es auch die Nummer des Händlers oder eine eigene sein`
  if (mayBeOwnNumber(named))
    return `; über mehrere Hersteller haben die Nummern („${profile.samples[0]}“) eine Form, wie eigene`
  if (field === 'orderNumber' && profile.known < 0.3) {
    const isOrdered = orderWord.test(word)
    if (manufacturerNumberColumn && makers !== 1 && (hasPrices || !isOrdered))
      return `; neben „${manufacturerNumberColumn}“ kann es auch die Nummer des Händlers oder eine eigene sein`
    if (hasPrices && !isOrdered) return '; wo Preise stehen, kann es auch die Nummer des Händlers sein'
  }
  if (field === 'erpNumber' && (yours.test(word) || ours.test(word)))
    return '; wessen Nummer das ist, hängt davon ab, wer die Liste geschrieben hat'
  if (field === 'manufacturerNumber' && /^katalog/i.test(word) && supplierColumn)
    return `; neben „${supplierColumn}“ kann es auch die Nummer in dessen Katalog sein`
  if (field === 'wholesalerOrderNumber' && /^extern/i.test(word))
    return '; ob der Hersteller oder ein Händler sie vergibt, sagt der Name nicht'
  const isOfDealer = areSuppliersDealers || wholesalerWord.test(word) || dealerInHeader(word) !== null
  if (field === 'wholesalerOrderNumber' && !isOfDealer)
    return profile.dealerNumber < 0.5 ? '; wo beim Hersteller gekauft wird, ist es dessen Nummer' : null
  // A list that names no maker may be the maker's own paper.
  const isMakersPaper = !manufacturerColumn && !orderNumberColumn
  if (field === 'erpNumber' && /^mat/i.test(word) && (isMakersPaper || !looksLikeOwnNumbers(profile)))
    return '; die Werte können auch Nummern der Hersteller sein'
  return null
}

/** „Standort“, "Location": of a cabinet in the plant, of a device in the cabinet, of the part in the stores. */
const anyPlace =
  /^(?:standort|aufstell|location|ort\b|emplacement|ubicaci|posizione|plats|plaats|locatie|lokaliz|umíst|konum|local\b|lugar|sted\b)/i

/**
 * Why a column may not hold what its name clearly says, as the end of a sentence; null where nothing speaks against it.
 * The values themselves are judged elsewhere (`judgeValues`).
 */
export function doubtOfName(named: NamedColumn, field: BomField, hasSigns: boolean): string | null {
  const { header, column, match, profile, surroundings } = named
  if (namesTwoThings(header, match.word)) return `; „${header}“ nennt zweierlei in einer Spalte`
  // Figures alone and one's own numbers have the form of some maker's by chance.
  const areMakers =
    hasMakersForm(column, surroundings) && !areFiguresAlone(profile) && !looksLikeOwnNumbers(profile)
  const whose = field === 'orderNumber' && areMakers ? null : whoseNumber(named, field)
  if (whose !== null) return whose
  if (field === 'manufacturerNumber' && profile.distinctShare < 0.5)
    return ', aber viele Zeilen haben dieselbe'
  if (field === 'description' && profile.distinct === 1 && profile.filled >= 4)
    return `, aber überall steht „${profile.samples[0]}“: vielleicht das, was gebaut wird`
  if (anyPlace.test(match.word) && !hasSigns) return '; welcher Ort gemeint ist, sagt der Name nicht'
  return null
}
