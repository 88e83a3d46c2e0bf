import { saysName } from './ambiguous-things.ts'
import type { ColumnProfile } from './column-profile.ts'
import type { BomField } from './fields.ts'
import { giveInstead, type MappingInProgress } from './mapping-in-progress.ts'
import { matchHeaderWords } from './match-header-words.ts'

/** Fields by which a part is found. */
const numberedFields: BomField[] = ['orderNumber', 'manufacturerNumber', 'wholesalerOrderNumber', 'eanNumber']

export const isNumbered = ({ taken }: MappingInProgress): boolean =>
  numberedFields.some((field) => taken.has(field))

/** „Benennung“ over numbers, beside a „Bezeichnung“. */
const isDistinctNumbers = (profile: ColumnProfile): boolean =>
  profile.filled >= 3 &&
  profile.numberLike >= 0.8 &&
  profile.wordy < 0.2 &&
  profile.distinctShare >= 0.9 &&
  profile.fillShare >= 0.5 &&
  !profile.counting

/** Of several texts, the one that holds numbers is what one orders by, where nothing else is. */
export function orderByNumberAmongTexts(mapping: MappingInProgress): void {
  const { headers, profiles, language, neighbours, taken } = mapping
  const texts = taken.get('description') ?? []
  const numbered = texts.find(
    (column) =>
      isDistinctNumbers(profiles[column]!) &&
      !neighbours.isCircuitExport &&
      // Properties like „Werkstoff“ and values like „1uF/25V“ look like numbers.
      matchHeaderWords(headers[column]!, language)[0]?.meaning === 'description' &&
      !saysName.test(headers[column]!),
  )
  const isDescribed = texts.some((column) => profiles[column]!.wordy >= 0.5)
  if (numbered === undefined || !isDescribed || isNumbered(mapping)) return
  const reason = `Die Werte („${profiles[numbered]!.samples[0]}“) sind Nummern, eine andere Spalte beschreibt die Teile`
  giveInstead(mapping, numbered, 'description', 'orderNumber', reason)
}

/** „Comment“ is what an electronics list calls the part where nothing else describes it. */
export function describeByRemark(mapping: MappingInProgress): void {
  const { headers, labels, profiles, language, taken } = mapping
  const only = taken.has('description') ? undefined : taken.get('remark')?.[0]
  if (only === undefined || profiles[only]!.fillShare < 0.6) return
  const isComment = matchHeaderWords(headers[only]!, language)[0]?.vague ?? false
  if (!isComment && isNumbered(mapping)) return
  const reason = `Nur „${labels[only]}“ beschreibt die Teile („${profiles[only]!.samples[0]}“)`
  giveInstead(mapping, only, 'remark', 'description', reason)
}

/**
 * „Kommentar“ in every row, beside a „Material“ that is half a type: what the parts are. What else is said of parts,
 * „Bemerkung“, stays a remark.
 */
export function describeByComment(mapping: MappingInProgress): void {
  const { headers, labels, profiles, language, taken, fromMemory } = mapping
  const meant = (column: number) => matchHeaderWords(headers[column]!, language)[0]
  const texts = taken.get('description') ?? []
  const isPlainText = (column: number) => meant(column)?.meaning === 'description' && !meant(column)!.vague
  if (texts.length === 0 || texts.some(isPlainText)) return
  const comment = taken.get('remark')?.find((column) => {
    const { fillShare, wordy, distinctShare, manyWords, supply } = profiles[column]!
    return (
      /^(?:kommentar|comment)/i.test(headers[column]!.trim()) &&
      fillShare >= 0.9 &&
      wordy >= 0.7 &&
      distinctShare >= 0.6 &&
      manyWords < 0.5 &&
      supply === 0
    )
  })
  if (comment === undefined || fromMemory.has(comment)) return
  const reason = `„${labels[comment]}“ sagt in jeder Zeile etwas anderes („${profiles[comment]!.samples[0]}“) und beschreibt die Teile`
  giveInstead(mapping, comment, 'remark', 'description', reason)
}
