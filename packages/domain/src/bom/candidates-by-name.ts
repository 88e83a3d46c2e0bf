import { decideAmbiguousName } from './ambiguous-names.ts'
import type { Candidate } from './column-candidates.ts'
import type { ColumnProfile } from './column-profile.ts'
import { fieldNames } from './field-names.ts'
import { type BomField, designationFields, partNumberFields } from './fields.ts'
import { namesCurrency } from './foreign-prices.ts'
import type { HeaderMatch } from './match-header-words.ts'
import { doubtOfName } from './name-doubts.ts'
import type { Meaning, NamedColumn } from './named-column.ts'
import { isPrice, piecesPriced } from './price-for-pieces.ts'
import { besideQuantity } from './quantity-basis.ts'
import { lengthWord, type Surroundings } from './surroundings.ts'
import { type Evidence, judgeValues } from './value-evidence.ts'

/**
 * What a header is like, and the field that it is; said once where that is the field's own name. One that was understood
 * by its words together is like no other.
 */
const likeName = (header: string, word: string, field: string): string =>
  word === header.replace(/\s+/g, ' ').trim()
    ? `so viel wie ${field}`
    : `ähnlich wie „${word}“${word === field ? '' : `, also ${field}`}`

const orderedBy = /bestell|\border|commande|pedido|ordin[ae]|zamówi|objedn/i

/** „Siemens 3RT2016-1BB41“ under „Hersteller“, where no other column has numbers: the reader of the lines parts them. */
const holdsNumbersToo = (profile: ColumnProfile, surroundings: Surroundings): boolean =>
  profile.withDigits >= 0.7 &&
  profile.numeric < 0.2 &&
  profile.filled >= 2 &&
  surroundings.numberColumns.length === 0

/** A column whose name is asked, and what its values say first of all. */
export type AskedColumn = Omit<NamedColumn, 'match'> & { bySign: BomField | null }

/** A match of a header with a word for a field, or for what describes a part. */
type FieldMatch = HeaderMatch & { meaning: BomField | 'attribute' }

/** The fields that a header's words name, as far as its values let them. */
export function candidatesByName(asked: AskedColumn, matches: readonly HeaderMatch[]): Candidate[] {
  const { header, surroundings } = asked
  const [best] = matches
  const none = matches.find(namesNoField)
  const isLength = ({ meaning, word }: HeaderMatch) =>
    surroundings.measuresLength && meaning === 'quantity' && lengthWord.test(word)
  return matches.flatMap((match) => {
    if (namesNoField(match) || isLength(match)) return []
    if (isPrice(match.meaning) && piecesPriced(header) !== null) return []
    if (none && isOutweighed(match, none)) return []
    if (best && match.strength < best.strength - 0.25) return []
    // „Cost per unit“ counts nothing, whatever stands below it.
    if (match.meaning === 'quantity' && best && isPlainPrice(best)) return []
    // „Zu bestellen“ counts, whatever „bestell“ means elsewhere.
    if (best && countsPlainly(best) && match.vague) return []
    return candidateOf(asked, match as FieldMatch) ?? []
  })
}

/** „Bemerkungen / Alternative“: of two names of one strength remarks are kept. */
const isOutweighed = (match: HeaderMatch, none: HeaderMatch): boolean =>
  match.strength < none.strength || (match.strength === none.strength && match.meaning !== 'remark')

const isPlainPrice = ({ meaning, strength, vague }: HeaderMatch): boolean =>
  isPrice(meaning) && strength >= 0.99 && !vague

const countsPlainly = ({ meaning, strength, vague }: HeaderMatch): boolean =>
  meaning === 'quantity' && strength >= 0.99 && !vague

export const namesNoField = ({ meaning }: HeaderMatch): boolean =>
  meaning === 'none' || meaning === 'supplier'

/** What a column means, how sure that is, and why. */
type Meant = Pick<Candidate, 'field' | 'certainty' | 'reason'>

const fewestScore = 0.45

/** „pro Anlage“ counts for one; it names none. */
const perOne = /^(?:je|pro|per)\s/i

function candidateOf(asked: AskedColumn, match: FieldMatch): Candidate | null {
  const { column, profile, surroundings, bySign } = asked
  const named: NamedColumn = { ...asked, match }
  const decided = decideAmbiguousName(named)
  const byName = ofDesignerExport(named, doubted(named, meantByName(named, match, decided), bySign !== null))
  const isBoth = byName.field === 'manufacturerName' && holdsNumbersToo(profile, surroundings)
  const whole = isBoth ? makerWithNumber(named) : byName
  if (partNumberFields.includes(whole.field) && areAmountsOfMoney(named)) return null
  if (designationFields.has(whole.field) && perOne.test(asked.header)) return null
  const told: Evidence = isBoth
    ? { weight: 0 }
    : judgeValues(whole.field, decided ? { ...match, vague: false } : match, profile)
  const evidence = told ?? (isValueOfPart(named) ? { weight: 0 } : null)
  if (!evidence) return null
  const bySigns = meantBySigns(named, judged(whole, evidence.doubt), bySign)
  const isSparse = isRemainder(profile, bySigns.field)
  const meant =
    isSparse && bySigns.certainty === 'SURE' ? judged(bySigns, 'nur wenige Zeilen sind gefüllt') : bySigns
  const score = scoreOf(named, meant.field, { decided, evidence, isSparse })
  return score >= fewestScore ? { column, score, ...meant } : null
}

/** What was decided of a name that means several fields, else what it says itself. */
function meantByName(
  { header }: NamedColumn,
  { meaning, word, strength, vague }: FieldMatch,
  decided: Meaning | null,
): Meant {
  const field = decided?.field ?? (meaning === 'attribute' ? 'description' : meaning)
  const isByNameAlone = meaning !== 'attribute' && !vague && strength >= 0.85
  return {
    field,
    certainty: isByNameAlone && (!decided || decided.agreesWithName) ? 'SURE' : 'CHECK',
    reason:
      decided?.reason ??
      `„${header}“ heißt ${strength >= 0.99 ? fieldNames[field] : likeName(header, word, fieldNames[field])}`,
  }
}

function doubted(named: NamedColumn, meant: Meant, hasSigns: boolean): Meant {
  const doubt = meant.certainty === 'SURE' ? doubtOfName(named, meant.field, hasSigns) : null
  return doubt === null ? meant : { ...meant, certainty: 'CHECK', reason: `${meant.reason}${doubt}` }
}

const judged = (meant: Meant, doubt: string | undefined): Meant =>
  doubt ? { ...meant, certainty: 'CHECK', reason: `${meant.reason}, aber ${doubt}` } : meant

/** „Comment“ of a circuit program: „100n“, „4700“. */
const isValueOfPart = ({ match, surroundings }: NamedColumn): boolean =>
  surroundings.isDesignerExport && match.meaning === 'remark' && /^(?:Comments?|Kommentar)$/.test(match.word)

const ofDesignerExport = (named: NamedColumn, meant: Meant): Meant =>
  isValueOfPart(named)
    ? {
        ...meant,
        field: 'description',
        reason: `„${named.header}“ nennt neben den Kennzeichen den Wert der Bauteile`,
      }
    : meant

const makerWithNumber = ({ header, profile }: NamedColumn): Meant => ({
  field: 'manufacturerNumber',
  certainty: 'CHECK',
  reason: `„${header}“ nennt Hersteller und Nummer in einer Zelle („${profile.samples[0]}“)`,
})

/** Signs decide which of the designations it is. */
const meantBySigns = ({ profile }: NamedColumn, meant: Meant, bySign: BomField | null): Meant =>
  bySign && bySign !== meant.field && designationFields.has(meant.field) && bySign !== 'designation'
    ? {
        field: bySign,
        certainty: 'CHECK',
        reason: `Die Zeichen in den Werten („${profile.samples[0]}“) bedeuten ${fieldNames[bySign]}`,
      }
    : meant

/** „Order [€]“ */
const areAmountsOfMoney = ({ header, profile }: NamedColumn): boolean =>
  namesCurrency(header) && profile.numeric >= 0.9

/** A column that few rows fill is mostly another one's remainder. */
const isRemainder = (profile: ColumnProfile, field: BomField): boolean =>
  profile.filled > 0 && profile.fillShare < 0.35 && (field === 'quantity' || field === 'bmk')

interface Weighed {
  decided: Meaning | null
  evidence: { weight: number }
  isSparse: boolean
}

/** How well name and values fit the field; the lower parts tell columns of one field apart. */
function scoreOf(
  { header, match, profile }: NamedColumn,
  field: BomField,
  { decided, evidence, isSparse }: Weighed,
): number {
  const isNumber = field === 'manufacturerNumber' || field === 'wholesalerOrderNumber'
  return (
    match.strength +
    evidence.weight +
    (decided?.weight ?? 0) -
    (match.vague && !decided ? 0.15 : 0) -
    (match.meaning === 'attribute' ? 0.2 : 0) +
    (field === 'wholesalerOrderNumber' ? 0.1 * profile.fillShare : 0) -
    (isSparse ? 0.2 : 0) -
    // „HerstNr“ beside „HerstArtNr“, "Vendor No" beside "Vendor Part" is who it is: the same in many rows.
    (isNumber && profile.distinctShare < 0.5 ? 0.1 : 0) -
    (field === 'quantity' && besideQuantity.test(header) ? 0.12 : 0) +
    // Of two numbers the one that says so is ordered by.
    (field === 'orderNumber' && orderedBy.test(header) ? 0.02 : 0) -
    match.rank * 0.0005
  )
}
