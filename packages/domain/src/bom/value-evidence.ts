import type { ColumnProfile } from './column-profile.ts'
import type { BomField } from './fields.ts'
import type { HeaderMatch } from './match-header-words.ts'

/** `null`: the values contradict the field. Otherwise what they add to or take from the header's word. */
export type Evidence = { weight: number; doubt?: string } | null

const valueWord = /^(?:wert|value|valor|valeur|valore|wartość|norm|din|standard|version)$/i

/** Numbers of so many parts differ. */
const fewestNumbers = 6

/** Who supplies a part has so many answers at most. */
const mostAnswers = 6

/** „Ref.“, « Référence », an article as often as a tag; „Ref Des“ is a tag. */
const reference = /^r[eé]f(?!(?:erence)?[\s._-]*des(?:ignators?)?$)/i

const fits: Evidence = { weight: 0 }
const empty: Evidence = { weight: -0.12, doubt: 'die Spalte ist leer' }

function numberEvidence(match: HeaderMatch, column: ColumnProfile): Evidence {
  if (column.url > 0.5 || (column.counting && column.known < 0.3)) return null
  if (match.vague && column.numberLike < 0.35 && column.known < 0.3 && match.word.length < 8) return null
  // The number of what is built stands on each of its lines.
  const isOfWhole = column.filled >= fewestNumbers && column.distinct <= 2 && column.known < 0.3
  if (column.currency > 0.3 || column.tags >= 0.6 || column.date > 0.6) return null
  if (column.numberLike < 0.2 && column.known < 0.2 && column.wordy > 0.6) {
    if (match.strength < 0.9) return null
    return { weight: -0.1, doubt: 'die Werte sehen kaum nach Nummern aus' }
  }
  return isOfWhole
    ? { weight: -0.3, doubt: 'die Nummern wiederholen sich in fast allen Zeilen' }
    : { weight: 0.1 * column.known }
}

/** „Lp.“ counts the lines, „LP“ is a price: the values tell. */
const priceEvidence = (_match: HeaderMatch, column: ColumnProfile): Evidence =>
  column.numeric < 0.3 || (column.counting && column.distinctShare > 0.95) ? null : fits

const areDealers = (column: ColumnProfile) => column.knownDealer >= 0.3 && column.url < 0.3

const judges: Partial<Record<BomField, (match: HeaderMatch, column: ColumnProfile) => Evidence>> = {
  orderNumber: numberEvidence,
  manufacturerNumber: numberEvidence,
  wholesalerOrderNumber: (match, column) =>
    // „70114“ on every other line is who delivers, not what; „470uF ±20% 25V“ is what the dealer calls the part.
    (column.filled >= fewestNumbers && column.numeric >= 0.9 && column.distinctShare <= 0.5) ||
    column.rating >= 0.3
      ? null
      : numberEvidence(match, column),
  erpNumber: numberEvidence,
  eanNumber: numberEvidence,
  quantity: (match, column) => {
    if (column.quantityLike < 0.3) return null
    if (column.currency > 0.2) return null
    if (column.counting && column.distinctShare > 0.95 && (match.vague || match.strength < 0.7)) return null
    if (match.vague && column.quantityLike < 0.7) return null
    // Of two that fill most rows the one that stands first is wanted.
    const weight = 0.05 * Math.min(column.fillShare, 0.6)
    return column.quantityLike < 0.7 ? { weight, doubt: 'viele Werte sind keine Mengen' } : { weight }
  },
  manufacturerName: (_match, column) => {
    if (column.url > 0.3 || column.numeric > 0.5) return null
    return column.numberLike > 0.8 ? { weight: -0.3, doubt: 'die Werte sehen nach Nummern aus' } : fits
  },
  description: (match, column) => {
    if (column.counting || column.url > 0.5 || column.tags >= 0.6) return null
    if (column.date >= 0.6 || column.mail >= 0.6 || column.madeKey >= 0.6) return null
    // „St“, „m“, „St“: whatever such a column is called, it tells no part from another.
    if (column.unit >= 0.8 && column.filled >= 3) return null
    if (column.numeric > 0.7 && (match.vague || match.strength < 0.9)) return null
    // „Wert“ is an amount of money where nothing but numbers stand in it.
    if (column.numeric > 0.9 && valueWord.test(match.word) && column.filled >= 3) return null
    return column.numberLike > 0.7 ? { weight: 0, doubt: 'die Werte sehen nach Nummern aus' } : fits
  },
  quantityUnitName: (_match, column) => {
    if (column.numeric > 0.5) return null
    return column.unit < 0.3 ? { weight: -0.2, doubt: 'die Werte sind keine bekannten Einheiten' } : fits
  },
  bmk: (match, column) => {
    if (column.url > 0.3 || column.currency > 0.2) return null
    if ((match.vague || match.strength < 0.9) && column.designator < 0.3) return null
    // „2317530“ under „Ref.“ is an article.
    if (column.numeric > 0.8 && column.numberLike >= 0.6 && reference.test(match.word)) return null
    if (column.designator < 0.2 && column.numeric > 0.8)
      return { weight: -0.25, doubt: 'die Werte sind nur Zahlen' }
    const likeNumbers = column.numberLike > 0.7 && column.sign.size === 0
    // „Ref.“ is a tag or, in lists from abroad, an article: some articles look like tags, most do not.
    if (likeNumbers && column.tags < 0.4 && reference.test(match.word)) return null
    if (likeNumbers && column.designator < 0.2) {
      return { weight: -0.2, doubt: 'die Werte sehen nach Artikelnummern aus' }
    }
    // „M6 x 16 Screws“ under "Designator", „Fond (4)“ under „Réf.“.
    if (column.filled >= 3 && column.designator < 0.2 && column.tags < 0.2 && column.sign.size === 0) {
      if (column.wordy >= 0.6 && column.distinctShare >= 0.5) return null
      return { weight: -0.1, doubt: 'die Werte sehen nicht nach Betriebsmittelkennzeichen aus' }
    }
    return fits
  },
  installationLocation: (match, column) => {
    if ((match.strength < 1 && column.numeric > 0.5) || column.url > 0.3 || areDealers(column)) return null
    // „Enclosure“ over „2“, „1“, „4“ may as well count the pieces that go there.
    return column.wholeCount >= 0.8 ? { weight: 0, doubt: 'die Werte sind Zahlen' } : fits
  },
  // „Site“ is where the cabinet stands, or the shop that sells the part.
  locationIdentifier: (_match, column) => (column.url > 0.3 || areDealers(column) ? null : fits),
  functionalAssignment: (match, column) => {
    // A vague name that no rule has decided about.
    if (match.vague && /^Fun[kc]tion$/.test(match.word) && (column.sign.get('=') ?? 0) < 0.3) return null
    // Each plant or device has several parts: names that all differ are those of the parts.
    const areParts = !column.sign.has('=') && column.distinctShare >= 0.8 && column.filled >= fewestNumbers
    return column.wordy > 0.7 && (match.strength < 0.9 || areParts) ? null : fits
  },
  listPrice: priceEvidence,
  purchasePrice: priceEvidence,
  manufacturerLink: (match, column) => {
    if (areDealers(column)) return null
    if (column.url >= 0.1) return fits
    return match.strength < 0.9 ? null : { weight: -0.3, doubt: 'die Werte sind keine Links' }
  },
  isSuppliedPart: (match, column) => {
    // „Kunde“ over the same name in all rows, „Lieferumfang“ over sentences.
    const isAnswer = column.distinct <= mostAnswers && !column.samples.some((text) => /\d/.test(text))
    if (match.vague && (!isAnswer || (column.distinct === 1 && column.fillShare >= 0.9))) return null
    return column.distinct > 12
      ? { weight: -0.4, doubt: 'die Spalte hat sehr viele verschiedene Werte' }
      : fits
  },
  level: (_match, column) =>
    column.fillShare < 0.6 || column.level < 0.9 || column.distinct < 2 ? null : fits,
  parent: (_match, column) =>
    column.fillShare < 0.3 || column.distinctShare > 0.8
      ? null
      : { weight: 0, doubt: 'ob die Liste Baugruppen gliedert, sagt nur sie' },
  remark: (_match, column) => {
    if (column.numeric > 0.8 || column.url > 0.5) return null
    return column.supply > 0 ? { weight: 0, doubt: 'einige Bemerkungen nennen Beistellteile' } : fits
  },
}

/** What a column's values say about the field its header names. */
export function judgeValues(field: BomField, match: HeaderMatch, column: ColumnProfile): Evidence {
  if (field === 'isSuppliedPart' && column.filled === 0 && column.crosses > 0) return fits
  if (column.filled === 0) {
    return match.vague || field === 'level' || field === 'parent' ? null : empty
  }
  const judge = judges[field]
  return judge ? judge(match, column) : fits
}
