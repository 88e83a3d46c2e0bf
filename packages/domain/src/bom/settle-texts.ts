import { severalMakers, thingOfProgram } from './ambiguous-numbers.ts'
import { saysName } from './ambiguous-things.ts'
import { type ColumnProfile, looksLikeOwnNumbers, nameManufacturers } from './column-profile.ts'
import { partNumberFields } from './fields.ts'
import { foldHeader } from './header-text.ts'
import { give, giveInstead, type MappingInProgress } from './mapping-in-progress.ts'
import { matchHeaderWords } from './match-header-words.ts'

/** Makers of so many parts come again. */
const fewestNumbers = 5

export const isNumbered = ({ taken }: MappingInProgress): boolean =>
  partNumberFields.some((field) => taken.has(field))

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
  const { headers, profiles, language, surroundings, taken } = mapping
  const texts = taken.get('description') ?? []
  const numbered = texts.find(
    (column) =>
      isDistinctNumbers(profiles[column]!) &&
      !surroundings.isCircuitExport &&
      // Properties like „Werkstoff“ and values like „1uF/25V“ look like numbers.
      matchHeaderWords(headers[column]!, language)[0]?.meaning === 'description' &&
      !saysName.test(headers[column]!),
  )
  const isDescribed = texts.some((column) => profiles[column]!.wordy >= 0.5)
  if (numbered === undefined || !isDescribed || isNumbered(mapping)) return
  const reason = `Die Werte („${profiles[numbered]!.samples[0]}“) sind Nummern, eine andere Spalte beschreibt die Teile`
  giveInstead(mapping, numbered, 'description', 'orderNumber', reason)
}

/** „ENC-724824P“, „E100221“, „EL-1001“: letters of a kind before the digits, in one word. */
const numberOfKind = /^\p{Lu}{1,4}[- ]?\d\d[\p{L}\d-]*$/u

/** Numbers of one shape, or that all begin like kinds of parts, beside the numbers of several makers: the company's own. */
export function ownNumberAmongTexts(mapping: MappingInProgress): void {
  const { headers, labels, profiles, language, taken, settled, surroundings } = mapping
  const ordered = partNumberFields.find((field) => taken.has(field))
  const isDescribed = (taken.get('description') ?? []).some((column) => profiles[column]!.wordy >= 0.5)
  if (ordered === undefined || !isDescribed || taken.has('erpNumber')) return
  const own = headers.findIndex((header, column) => {
    const profile = profiles[column]!
    const names = [header, matchHeaderWords(header, language)[0]?.word ?? '']
    const isOpen = !settled.has(column) || settled.get(column)!.articleField === 'description'
    const isNumbers =
      profile.filled >= fewestNumbers &&
      profile.numberLike >= 0.8 &&
      profile.wordy < 0.15 &&
      profile.distinctShare >= 0.9 &&
      profile.known < 0.3 &&
      profile.dealerNumber < 0.15 &&
      !profile.counting
    const isOwn =
      looksLikeOwnNumbers(profile) ||
      (surroundings.makers >= severalMakers && profile.samples.every((text) => numberOfKind.test(text)))
    const isNamed = settled.has(column) || matchHeaderWords(header, language).length === 0
    const isCounted = isNamed && profile.uniform >= 0.9 && profile.samples.every((text) => /\d{4}/.test(text))
    return (
      isOpen &&
      isNumbers &&
      isOwn &&
      (isCounted || names.some((name) => thingOfProgram.test(foldHeader(name).compact)))
    )
  })
  if (own < 0) return
  const reason = `Die Werte („${profiles[own]!.samples[0]}“) sind eigene Nummern neben „${labels[taken.get(ordered)![0]!]}“`
  if (settled.has(own)) giveInstead(mapping, own, 'description', 'erpNumber', reason)
  else give(mapping, own, 'erpNumber', { certainty: 'CHECK', reason })
}

/** A column of words that are makers, joined to the texts: „Positionstext Zeile 1“ over „Siemens“, „WAGO“. */
export function makersAmongTexts(mapping: MappingInProgress): void {
  const { headers, profiles, taken } = mapping
  const texts = taken.get('description') ?? []
  if (taken.has('manufacturerName') || texts.length < 2) return
  const makers = texts.find((column) => nameManufacturers(profiles[column]!))
  if (makers === undefined) return
  const reason = `„${headers[makers]!.trim()}“ nennt bekannte Hersteller („${profiles[makers]!.samples[0]}“)`
  giveInstead(mapping, makers, 'description', 'manufacturerName', reason)
}

/** Numbers of several shapes, as makers give them, in a column of texts or in one that nothing was known of. */
const areMakersNumbers = (profile: ColumnProfile): boolean =>
  profile.filled >= fewestNumbers &&
  profile.fillShare >= 0.5 &&
  profile.numberLike >= 0.7 &&
  profile.wordy < 0.2 &&
  // „SCHRANK VX25 1200X2000X600 RITTAL“ is a text in capitals.
  profile.manyWords < 0.2 &&
  profile.withDigits < 0.5 &&
  profile.distinctShare >= 0.7 &&
  profile.numeric < 0.5 &&
  profile.rating < 0.2 &&
  profile.tags < 0.4 &&
  profile.date < 0.2 &&
  profile.uniform < 0.5 &&
  !profile.counting

/**
 * „Komponente“, „Teil“ over numbers of one shape were taken for those to order by, though a text holds numbers as makers
 * give them: these are to be ordered by, and those are the company's own.
 */
export function orderByMakersNumber(mapping: MappingInProgress): void {
  const { headers, labels, profiles, language, taken, settled, fromMemory } = mapping
  const field = (['orderNumber', 'manufacturerNumber'] as const).find((one) => taken.has(one))
  const own = field === undefined ? undefined : taken.get(field)![0]!
  const other = field === 'orderNumber' ? 'manufacturerNumber' : 'orderNumber'
  if (field === undefined || own === undefined || taken.has(other) || taken.has('erpNumber')) return
  const names = [headers[own]!, matchHeaderWords(headers[own]!, language)[0]?.word ?? '']
  const isOwn =
    looksLikeOwnNumbers(profiles[own]!) &&
    profiles[own]!.known < 0.3 &&
    names.some((name) => thingOfProgram.test(foldHeader(name).compact))
  if (!isOwn || fromMemory.has(own)) return
  const texts = taken.get('description') ?? []
  const isDescribed = (column: number) =>
    texts.some((text) => text !== column && profiles[text]!.wordy >= 0.5)
  const makers = headers.findIndex(
    (_, column) =>
      isDescribed(column) &&
      (texts.length > 1 && texts.includes(column) ? true : !settled.has(column)) &&
      !saysName.test(headers[column]!) &&
      areMakersNumbers(profiles[column]!),
  )
  if (makers < 0) return
  giveInstead(
    mapping,
    own,
    field,
    'erpNumber',
    `Die Werte („${profiles[own]!.samples[0]}“) sind eigene Nummern neben „${labels[makers]}“`,
  )
  const reason = `Die Werte („${profiles[makers]!.samples[0]}“) sind Nummern, wie Hersteller sie geben`
  if (settled.has(makers)) giveInstead(mapping, makers, 'description', 'orderNumber', reason)
  else give(mapping, makers, 'orderNumber', { certainty: 'CHECK', reason })
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
