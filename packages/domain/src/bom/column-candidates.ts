import { decideAmbiguousName, type Neighbours } from './ambiguous-names.ts'
import type { ColumnProfile } from './column-profile.ts'
import { fieldNames } from './field-names.ts'
import { type BomField, designationFields } from './fields.ts'
import { matchHeaderWords } from './match-header-words.ts'
import type { Certainty } from './rows.ts'
import { type DesignationSign, partForSign } from './signs.ts'
import { judgeValues } from './value-evidence.ts'

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
  if (profile.filled < 2 || profile.numeric > 0.3) return null
  if (profile.combined >= 0.4) return 'designation'
  for (const [sign, share] of profile.sign) {
    if (share < 0.6) continue
    const part = partForSign(sign as DesignationSign)
    return part === 'terminal' ? null : part
  }
  return null
}

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

/** The fields a column may have, unsorted. */
export function candidatesOf(
  header: string,
  column: number,
  profile: ColumnProfile,
  neighbours: Neighbours,
): Candidate[] {
  const matches = matchHeaderWords(header)
  const shown = header.replace(/\s+/g, ' ').trim()
  const none = matches.find((match) => match.meaning === 'none' || match.meaning === 'supplier')
  const best = matches[0]
  const candidates: Candidate[] = []
  const bySign = fieldOfSigns(profile)
  for (const match of matches) {
    if (match.meaning === 'none' || match.meaning === 'supplier') continue
    if (none && match.strength <= none.strength) continue
    if (best && match.strength < best.strength - 0.25) continue
    const decided = decideAmbiguousName(shown, column, match, profile, neighbours)
    let field = decided?.field ?? match.meaning
    let reason =
      decided?.reason ??
      `„${shown}“ heißt ${match.strength >= 0.99 ? '' : `ähnlich wie „${match.word}“, `}${fieldNames[field]}`
    let certainty: Certainty = decided || match.vague || match.strength < 0.85 ? 'CHECK' : 'SURE'
    if (certainty === 'SURE' && namesTwoThings(shown, match.word)) {
      certainty = 'CHECK'
      reason = `${reason}; „${shown}“ nennt zweierlei in einer Spalte`
    }
    const evidence = judgeValues(field, decided ? { ...match, vague: false } : match, profile)
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
    const score =
      match.strength +
      evidence.weight +
      (decided?.weight ?? 0) -
      (match.vague && !decided ? 0.15 : 0) -
      match.rank * 0.0005
    if (score >= 0.45) candidates.push({ column, field, score, certainty, reason })
  }
  if (candidates.length > 0) return candidates
  return candidatesByValue(column, profile, bySign, none?.meaning === 'none' && none.strength > 0.9)
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
