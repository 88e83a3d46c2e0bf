import type { ColumnProfile } from './column-profile.ts'
import { fieldNames } from './field-names.ts'
import type { BomField } from './fields.ts'
import { matchHeaderWords } from './match-header-words.ts'
import type { Certainty } from './rows.ts'

/** Why a column gets no field; `lost` is the field it would have had, were it free. */
export function unmappedReason(
  header: string,
  profile: ColumnProfile,
  isParent: boolean,
  lost: { field: BomField } | undefined,
  taken: ReadonlyMap<BomField, number[]>,
  headers: readonly string[],
): { certainty: Certainty; reason: string } {
  if (profile.filled === 0) return { certainty: 'SURE', reason: 'Die Spalte ist leer' }
  if (header.trim() === '')
    return { certainty: 'OPEN', reason: `Die Spalte hat keinen Namen, aber Werte („${profile.samples[0]}“)` }
  if (isParent)
    return {
      certainty: 'CHECK',
      reason: 'Nur in der ersten Zeile jedes Blocks gefüllt: gehört zur Baugruppe, nicht zum Teil',
    }
  if (lost) {
    const holder = taken.get(lost.field)?.[0]
    const name = holder === undefined ? '' : headers[holder]!.replace(/\s+/g, ' ').trim()
    return {
      certainty: 'CHECK',
      reason: `${fieldNames[lost.field]} ist schon der Spalte „${name}“ zugeordnet`,
    }
  }
  const best = matchHeaderWords(header)[0]
  if (best && (best.meaning === 'none' || best.meaning === 'supplier')) {
    return { certainty: 'SURE', reason: `„${best.word}“ wird für die Stückliste nicht gebraucht` }
  }
  if (best?.meaning === 'remark')
    return { certainty: 'OPEN', reason: 'Bemerkungen werden nur bei Bedarf zugeordnet' }
  if (best)
    return {
      certainty: 'OPEN',
      reason: `Der Name deutet auf ${fieldNames[best.meaning as BomField]}, die Werte („${profile.samples[0]}“) nicht`,
    }
  return { certainty: 'OPEN', reason: `Der Name ist nicht bekannt; Werte wie „${profile.samples[0]}“` }
}
