import type { BomLine, Notice } from './bom-line.ts'
import { type BomField, type FieldColumns, numberFields } from './fields.ts'
import { headerLabels } from './header-names.ts'
import { foldHeader, withoutBrackets, withoutCount } from './header-text.ts'
import { matchHeaderWords } from './match-header-words.ts'
import { type Cell, cellText } from './rows.ts'
import {
  abbreviations,
  conditions,
  fittedHeaders,
  instructions,
  leftOutStates,
  noWords,
  sayingHeaders,
  shortInFittingColumn,
  takenOut,
  unfittedHeaders,
  yesWords,
} from './unwanted-words.ts'

/** What begins the doubt about a part that the list itself says is not to be fitted or bought. */
export const notPlanned = 'Laut Liste nicht vorgesehen'

const ends = new Set(' \t.,;:!?*-–—_()[]<>"„“”\''.split(''))

/** Longer than any of the words, with what may stand around it. */
const tooLong = 60

/** Without case, blanks that are too many, and what stands around it; '' for a text that is too long to be such a word. */
function foldWord(text: string): string {
  if (text.length > tooLong) return ''
  const plain = text.normalize('NFC').toLowerCase().replace(/[’´`]/g, "'").replace(/\s+/g, ' ')
  let [start, end] = [0, plain.length]
  while (start < end && ends.has(plain[start]!)) start += 1
  while (end > start && ends.has(plain[end - 1]!)) end -= 1
  return plain.slice(start, end)
}

type Words = string | Readonly<Record<string, string>>
const foldedWith = (fold: (text: string) => string, words: readonly Words[]): ReadonlySet<string> =>
  new Set(
    words
      .flatMap((all) => (typeof all === 'string' ? all : Object.values(all)))
      .flatMap((all) => all.split('|'))
      .map(fold),
  )
const foldedWords = (...words: readonly Words[]) => foldedWith(foldWord, words)
const foldHeaderWord = (header: string) => foldHeader(header).compact
const foldedHeaders = (...words: readonly Words[]) => foldedWith(foldHeaderWord, words)

const instructed = foldedWords(instructions)
const removed = foldedWords(takenOut)
const stated = foldedWords(leftOutStates)
const abbreviated = foldedWords(abbreviations)
const shortForms = foldedWords(shortInFittingColumn)
const yes = foldedWords(yesWords)
const no = foldedWords(noWords)
const fitted = foldedHeaders(fittedHeaders)
const unfitted = foldedHeaders(unfittedHeaders)
const saying = foldedHeaders(sayingHeaders)

/** The words of a cell's text that say that the part is not wanted. A remark is the list owner's, so no more is quoted. */
type Reader = (text: string) => string | undefined

/** Whether a word, folded, counts by its own in any text. */
const isInstruction = (word: string): boolean => instructed.has(word) || abbreviated.has(word)
const isState = (word: string): boolean => removed.has(word) || stated.has(word)

/** The words between commas, brackets and the like, as they are written. */
const piecesOf = (text: string): string[] =>
  text.split(/[,;:|()[\]]| [-–—/] |[.!] /).map((piece) => piece.trim())
const hasCondition = (text: string): boolean =>
  text
    .toLowerCase()
    .split(/\P{L}/u)
    .some((word) => conditions.has(word))

const electricalValue = /^\d[\d.,]*[kmrnpuµfhω]/i

/** „10k DNP“, „DNP/100n“: the value of a part that is not fitted; a protocol has none. */
function isValueUnfitted(text: string): boolean {
  const parts = text.split(/[ _/-]/)
  return (
    parts.length === 2 &&
    parts.some((part) => abbreviated.has(foldWord(part))) &&
    parts.some((part) => electricalValue.test(part))
  )
}

const saysOfAnything: Reader = (text) => (isInstruction(foldWord(text)) ? text : undefined)

/** A remark, a value, a state of the row. */
const saysOfRow: Reader = (text) => {
  const whole = foldWord(text)
  if (isInstruction(whole) || isState(whole) || isValueUnfitted(text)) return text
  const pieces = piecesOf(text)
  const said = pieces.find((piece, place) => {
    const word = foldWord(piece)
    return isInstruction(word) || (place === 0 && isState(word))
  })
  return hasCondition(text) ? undefined : said
}

/** What stands in brackets, and behind the last dash. */
function besideName(text: string): string[] {
  const bracketed = text
    .split(/[([]/)
    .slice(1)
    .map((part) => part.split(/[)\]]/)[0]!)
  const [, ...behindDashes] = text.split(/ [-–—] /)
  return [...bracketed, ...behindDashes.slice(-1)]
}

/** A text of an article: „0R (nicht bestücken)“, „Netzteil (storniert)“, but not „Modulträger, nicht bestückt“. */
const saysInText: Reader = (text) => {
  const whole = foldWord(text)
  if (isInstruction(whole) || removed.has(whole) || isValueUnfitted(text)) return text
  const isBeside = (word: string) => removed.has(word) || abbreviated.has(word)
  const said =
    besideName(text).find((piece) => isBeside(foldWord(piece))) ??
    piecesOf(text).find((piece) => instructed.has(foldWord(piece)))
  return hasCondition(text) ? undefined : said
}

/** The text or its first piece; „no“ and „yes“ mean what the column asks, and are named with it. */
const saysInFittingColumn = (label: string, answers: ReadonlySet<string>): Reader => {
  const meansUnwanted = [instructed, removed, stated, abbreviated, shortForms]
  return (text) => {
    const pieces = [text, piecesOf(text)[0]!]
    const answer = pieces.find((piece) => answers.has(foldWord(piece)))
    if (answer !== undefined) return `${label}: ${answer}`
    return pieces.find((piece) => meansUnwanted.some((words) => words.has(foldWord(piece))))
  }
}

const textFields: ReadonlySet<BomField | undefined> = new Set<BomField | undefined>([
  undefined,
  'description',
  'remark',
  'isSuppliedPart',
])
const named: ReadonlySet<BomField | undefined> = new Set<BomField | undefined>([
  ...numberFields,
  'manufacturerName',
  'manufacturerLink',
])
/** „NO“ is no answer where a column tells contacts. */
const tellsContacts = (texts: readonly string[]): boolean =>
  texts.some((text) => /\d ?N[OC]/.test(text)) ||
  ['NO', 'NC'].every((contact) => texts.some((text) => text.split(/[^A-Z]/).includes(contact)))

const numberAboveOne = /^(?:[2-9]|\d\d)/

/** How a column is read; null where it says nothing of this kind. `texts` are asked for where they decide. */
function readerOf(
  header: string,
  label: string,
  field: BomField | undefined,
  texts: () => readonly string[],
): Reader | null {
  const question = foldHeaderWord(withoutBrackets(withoutCount(header)))
  const answers = fitted.has(question) ? no : unfitted.has(question) ? yes : null
  if (answers !== null && textFields.has(field)) {
    if (tellsContacts(texts())) return null
    // Numbers of pieces answer nothing.
    const isCount = texts().some((text) => numberAboveOne.test(text))
    const own = isCount ? new Set([...answers].filter((word) => !/^\d$/.test(word))) : answers
    return saysInFittingColumn(label, own)
  }
  const isSaying = saying.has(question) || matchHeaderWords(header)[0]?.meaning === 'remark'
  if (field === 'remark' || (isSaying && textFields.has(field)) || (header === '' && field === undefined))
    return saysOfRow
  if (field === 'description') return saysInText
  if (named.has(field)) return saysOfAnything
  return field === undefined ? (text) => (instructed.has(foldWord(text)) ? text : undefined) : null
}

const namedInNotice = 3

/**
 * Notes on every line what the list itself says against it: „DNP“, „wird nicht bestückt“, a „nein“ under „Bestückt“. The
 * line stays one, to be checked. A column that says so of most lines means something else. `cells` are those of the lines,
 * as they were read; what nobody counts is left as it is.
 */
export function noteUnwanted(
  lines: readonly BomLine[],
  cells: readonly (readonly Cell[])[],
  columns: FieldColumns,
  headers: readonly string[],
): Notice[] {
  const fields = new Map(
    [...columns].flatMap(([field, own]) => own.map((column) => [column, field] as const)),
  )
  const labels = headerLabels(headers)
  const said = new Map<BomLine, string>()
  headers.forEach((header, column) => {
    const textsIn = () => cells.map((row) => cellText(row[column]))
    const says = readerOf(header, labels[column]!, fields.get(column), textsIn)
    if (says === null) return
    const found = textsIn().flatMap((text, line) => {
      const words = text === '' ? undefined : says(text)
      return words === undefined ? [] : [{ line: lines[line]!, words }]
    })
    if (found.length * 2 > lines.length) return
    for (const { line, words } of found) if (!said.has(line) && line.quantity !== 0) said.set(line, words)
  })
  const unwanted = lines.filter((line) => said.has(line))
  for (const line of unwanted) {
    const text = `${notPlanned} („${said.get(line)}“): bitte prüfen, ob das Teil gebraucht wird`
    line.notes.push({ code: 'UNWANTED', certainty: 'CHECK', text })
  }
  return unwanted.length === 0 ? [] : [noticeOf(unwanted, [...new Set(said.values())])]
}

function noticeOf(unwanted: readonly BomLine[], words: readonly string[]): Notice {
  const quoted = words.slice(0, namedInNotice).map((one) => `„${one}“`)
  const shown = `${quoted.join(', ')}${words.length > namedInNotice ? ' …' : ''}`
  const text =
    unwanted.length === 1
      ? `1 Zeile ist laut Liste nicht vorgesehen (${shown}): bitte prüfen, ob das Teil gebraucht wird`
      : `${unwanted.length} Zeilen sind laut Liste nicht vorgesehen (${shown}): bitte prüfen, ob die Teile gebraucht werden`
  return { code: 'UNWANTED', text, rowIndexes: unwanted.map(({ rowIndex }) => rowIndex) }
}
