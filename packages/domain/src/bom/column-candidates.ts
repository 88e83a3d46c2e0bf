import { decideAmbiguousName } from './ambiguous-names.ts'
import type { ColumnProfile } from './column-profile.ts'
import { fieldNames } from './field-names.ts'
import { type BomField, designationFields } from './fields.ts'
import { dealerInHeader, isDealersCode } from './known-dealers.ts'
import { matchHeaderWords } from './match-header-words.ts'
import { doubtOfName } from './name-doubts.ts'
import { hasMakersForm } from './number-by-makers-form.ts'
import { isPrice, piecesPriced } from './price-for-pieces.ts'
import { besideQuantity } from './quantity-basis.ts'
import type { Certainty } from './rows.ts'
import { type DesignationSign, partForSign } from './signs.ts'
import { lengthWord, type Surroundings } from './surroundings.ts'
import { type Evidence, judgeValues } from './value-evidence.ts'

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

/** What a header is like, and the field that it is; said once where that is the field's own name. */
const likeName = (word: string, field: string): string =>
  `ähnlich wie „${word}“${word === field ? '' : `, also ${field}`}`

const orderedBy = /bestell|\border|commande|pedido|ordin[ae]|zamówi|objedn/i

/** „Siemens 3RT2016-1BB41“ under „Hersteller“, where no other column has numbers: the reader of the lines parts them. */
const holdsNumbersToo = (profile: ColumnProfile, surroundings: Surroundings): boolean =>
  profile.withDigits >= 0.7 &&
  profile.numeric < 0.2 &&
  profile.filled >= 2 &&
  surroundings.numberColumns.length === 0

/** The fields a column may have, unsorted. */
export function candidatesOf(
  header: string,
  column: number,
  profile: ColumnProfile,
  surroundings: Surroundings,
): Candidate[] {
  const matches = matchHeaderWords(header, surroundings.language)
  const shown = header.replace(/\s+/g, ' ').trim()
  const none = matches.find((match) => match.meaning === 'none' || match.meaning === 'supplier')
  const best = matches[0]
  const candidates: Candidate[] = []
  const bySign = fieldOfSigns(profile)
  const ofDealer = (score: number): Candidate => ({
    column,
    field: 'wholesalerOrderNumber',
    score,
    certainty: 'CHECK',
    reason: `„${shown}“ ist ein Händler, die Werte („${profile.samples[0]}“) sind Nummern`,
  })
  if (isDealersCode(header) && isDealersColumn(header, profile)) return [ofDealer(0.9)]
  for (const match of matches) {
    if (match.meaning === 'none' || match.meaning === 'supplier') continue
    if (isPrice(match.meaning) && piecesPriced(shown) !== null) continue
    if (surroundings.measuresLength && match.meaning === 'quantity' && lengthWord.test(match.word)) continue
    if (none && match.strength <= none.strength) continue
    if (best && match.strength < best.strength - 0.25) continue
    const named = { header: shown, column, match, profile, surroundings }
    const decided = decideAmbiguousName(named)
    const isAttribute = match.meaning === 'attribute'
    let field = decided?.field ?? (match.meaning === 'attribute' ? 'description' : match.meaning)
    let reason =
      decided?.reason ??
      `„${shown}“ heißt ${match.strength >= 0.99 ? fieldNames[field] : likeName(match.word, fieldNames[field])}`
    const isByNameAlone = !isAttribute && !match.vague && match.strength >= 0.85
    let certainty: Certainty = isByNameAlone && (!decided || decided.agreesWithName) ? 'SURE' : 'CHECK'
    const doubt = certainty === 'SURE' ? doubtOfName(named, field, bySign !== null) : null
    if (doubt !== null) {
      certainty = 'CHECK'
      reason = `${reason}${doubt}`
    }
    if (surroundings.isDesignerExport && field === 'remark' && /^(?:Comments?|Kommentar)$/.test(match.word)) {
      field = 'description'
      reason = `„${shown}“ nennt neben „Designator“ und „Footprint“ den Wert des Bauteils`
    }
    const isBoth = field === 'manufacturerName' && holdsNumbersToo(profile, surroundings)
    if (isBoth) {
      field = 'manufacturerNumber'
      certainty = 'CHECK'
      reason = `„${shown}“ nennt Hersteller und Nummer in einer Zelle („${profile.samples[0]}“)`
    }
    const evidence: Evidence = isBoth
      ? { weight: 0 }
      : judgeValues(field, decided ? { ...match, vague: false } : match, profile)
    if (!evidence) continue
    if (evidence.doubt) {
      certainty = 'CHECK'
      reason = `${reason}, aber ${evidence.doubt}`
    }
    if (bySign && bySign !== field && designationFields.has(field) && bySign !== 'designation') {
      field = bySign
      certainty = 'CHECK'
      reason = `Die Zeichen in den Werten („${profile.samples[0]}“) bedeuten ${fieldNames[bySign]}`
    }
    // A column that few rows fill is mostly another one's remainder.
    const isSparse =
      profile.filled > 0 && profile.fillShare < 0.35 && (field === 'quantity' || field === 'bmk')
    if (isSparse && certainty === 'SURE') {
      certainty = 'CHECK'
      reason = `${reason}, aber nur wenige Zeilen sind gefüllt`
    }
    const score =
      match.strength +
      evidence.weight +
      (decided?.weight ?? 0) -
      (match.vague && !decided ? 0.15 : 0) -
      (isAttribute ? 0.2 : 0) +
      (field === 'wholesalerOrderNumber' ? 0.1 * profile.fillShare : 0) -
      (isSparse ? 0.2 : 0) -
      // „HerstNr“ beside „HerstArtNr“, "Vendor No" beside "Vendor Part" is who it is: the same in many rows.
      ((field === 'manufacturerNumber' || field === 'wholesalerOrderNumber') && profile.distinctShare < 0.5
        ? 0.1
        : 0) -
      (field === 'quantity' && besideQuantity.test(shown) ? 0.12 : 0) +
      // Of two numbers the one that says so is ordered by.
      (field === 'orderNumber' && orderedBy.test(shown) ? 0.02 : 0) -
      match.rank * 0.0005
    if (score >= 0.45) candidates.push({ column, field, score, certainty, reason })
  }
  if (
    profile.ean >= 0.6 &&
    profile.filled >= 3 &&
    (best === undefined || best.vague || none || /\b(?:EAN|GTIN)\b/.test(header))
  ) {
    const reason = `Die Werte („${profile.samples[0]}“) sind EAN mit richtiger Prüfziffer`
    return [{ column, field: 'eanNumber', score: 0.9, certainty: 'CHECK', reason }]
  }
  if (
    profile.tags >= 0.6 &&
    !surroundings.tagColumn &&
    // A name that is only like one of a place says less than what the values look like.
    !candidates.some(({ field, score }) => designationFields.has(field) && score >= 0.75)
  ) {
    const reason = `Die Werte („${profile.samples[0]}“) sind Betriebsmittelkennzeichen`
    return [{ column, field: 'bmk', score: 0.8, certainty: 'CHECK', reason }, ...candidates]
  }
  if (candidates.length > 0) return candidates
  if (none?.meaning === 'none' && profile.unit >= 0.8 && profile.filled >= 3) {
    const reason = `„${shown}“ wird meist nicht gebraucht, aber die Werte („${profile.samples[0]}“) sind Einheiten`
    return [{ column, field: 'quantityUnitName', score: 0.55, certainty: 'CHECK', reason }]
  }
  const holdsDealersNumbers =
    profile.dealerNumber >= 0.4 ||
    (profile.numberLike >= 0.5 && profile.distinctShare >= 0.3) ||
    (profile.numberLike >= 0.8 && profile.distinct >= 5)
  if (none?.meaning === 'supplier' && holdsDealersNumbers && !profile.counting) {
    const reason = `„${shown}“ nennt den Lieferanten, die Werte („${profile.samples[0]}“) sind Nummern`
    const number = { column, certainty: 'CHECK' as const, reason }
    return [
      { ...number, field: 'wholesalerOrderNumber', score: 0.6 },
      { ...number, field: 'orderNumber', score: 0.5 },
    ]
  }
  if (isDealersColumn(header, profile)) return [ofDealer(0.6)]
  const byValue = candidatesByValue(column, profile, bySign, none?.meaning === 'none' && none.strength > 0.9)
  if (byValue.length > 0 || none || !hasMakersForm(column, surroundings)) return byValue
  const reason = `Die Werte („${profile.samples[0]}“) haben die Form, in der ihre Hersteller Bestellnummern schreiben`
  return [{ column, field: 'orderNumber', score: 0.6, certainty: 'CHECK', reason }]
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

/** A column whose header says nothing may still hold what the catalogue knows. */
function candidatesByValue(
  column: number,
  profile: ColumnProfile,
  bySign: BomField | null,
  none: boolean,
): Candidate[] {
  const sample = profile.samples[0] ?? ''
  if (bySign && !none) {
    return [
      {
        column,
        field: bySign,
        score: 0.5,
        certainty: 'CHECK',
        reason: `Die Zeichen in den Werten („${sample}“) bedeuten ${fieldNames[bySign]}`,
      },
    ]
  }
  if (profile.url >= 0.5 && !none) {
    return [
      {
        column,
        field: 'manufacturerLink',
        score: 0.46,
        certainty: 'CHECK',
        reason: `Die Werte („${sample}“) sind Links`,
      },
    ]
  }
  if (profile.known >= 0.3) {
    return [
      {
        column,
        field: 'orderNumber',
        score: 0.5 + 0.3 * profile.known,
        certainty: 'CHECK',
        reason: `${Math.round(profile.known * 100)} % der Werte sind Nummern im Katalog`,
      },
    ]
  }
  if (profile.knownManufacturer >= 0.5) {
    return [
      {
        column,
        field: 'manufacturerName',
        score: 0.5 + 0.3 * profile.knownManufacturer,
        certainty: 'CHECK',
        reason: `Die Werte („${sample}“) sind bekannte Hersteller`,
      },
    ]
  }
  return []
}
