import { type DescribedSheet, fewestTableRows } from './describe-sheet.ts'
import type { Sheet } from './rows.ts'
import { muchLonger, type ScoredSheet } from './score-sheets.ts'
import { isDraft, isNamedList, isOrder, isSpare, spaced } from './sheet-names.ts'

/** Which of the sheets, by their score so far, goes before all others for another reason; undefined where none does. */
type Reordering = (order: readonly ScoredSheet[], sheets: readonly Sheet[]) => ScoredSheet | undefined

/** An order says what is missing of a list, and what nobody named is a draft of either: they come behind it. */
const listBeforeOrder: Reordering = (order) => {
  const front = order[0]?.sheet
  if (!front || isNamedList(front)) return undefined
  return order.find(
    ({ sheet, lines, namesParts }) =>
      namesParts &&
      lines >= fewestTableRows &&
      (isNamedList(sheet) || (isDraft(front) && isOrder(sheet))) &&
      !sheet.hidden &&
      !isSpare(sheet),
  )
}

const byFar = 1.5

/** A list that counts parts and has half as many lines again as any other sheet that is understood. */
function isWholeList(one: DescribedSheet, all: readonly DescribedSheet[]): boolean {
  const { sheet, fields, namesParts, isNameless, lines } = one
  return (
    namesParts &&
    !isNameless &&
    fields.has('quantity') &&
    lines >= fewestTableRows &&
    !isSpare(sheet) &&
    all.every((other) => other === one || other.fields.size === 0 || other.lines * byFar <= lines)
  )
}

/** The first sheet of all, and the longest by far: what others tell in more columns are parts of it. */
const firstByFar: Reordering = (order, sheets) => {
  const begin = order.find(({ sheet }) => sheet === sheets.find(({ hidden }) => !hidden))
  return begin && !isNamedList(order[0]!.sheet) && isWholeList(begin, order) ? begin : undefined
}

const fewestParts = 5
const longer = 1.25
const mostOfThem = 0.7

/** Whether a longer list names most of what another one names: the sum of several, or a later state of one. */
function holds(whole: DescribedSheet, part: DescribedSheet): boolean {
  if (whole === part || whole.lines < part.lines * longer || part.parts.size < fewestParts) return false
  const shared = [...part.parts].filter((text) => whole.parts.has(text)).length
  return shared >= part.parts.size * mostOfThem
}

/** A list that holds two others is their sum, one that holds the likeliest its later state. */
const sumOfOthers: Reordering = (order) =>
  order.find(
    (one) =>
      one.namesParts &&
      one.fields.has('quantity') &&
      !one.sheet.hidden &&
      !isSpare(one.sheet) &&
      !isOrder(one.sheet) &&
      holds(one, order[0]!) &&
      (order.filter((other) => holds(one, other)).length > 1 || !isNamedList(order[0]!.sheet)),
  )

/** „siehe Blatt Gehäuse“, "See Base_Plate sheet": the cell sends the reader to another sheet. */
const sendsOn =
  /\b(?:sheet|tab|worksheet|blatt|tabellenblatt|reiter|siehe|see|voir|feuille|hoja|foglio|arkusz|zie)\b/i
const shortestName = 4

/** Sheets whose cells send on to other ones: a list of the whole that leaves the parts of some lines to sheets of their own. */
function sheetsThatName(sheets: readonly Sheet[]): Map<Sheet, Set<Sheet>> {
  const names = sheets
    .map((sheet) => ({ sheet, name: spaced(sheet.name).trim().toLowerCase() }))
    .filter(({ name }) => name.length >= shortestName)
  return new Map(
    sheets.map((sheet) => {
      const texts = sheet.rows.flatMap(({ cells }) =>
        cells.filter(({ kind, text }) => kind === 'text' && sendsOn.test(text)).map(({ text }) => text),
      )
      const shown = texts.map((text) => spaced(text).toLowerCase())
      const named = names.filter(
        (one) => one.sheet !== sheet && shown.some((text) => text.includes(one.name)),
      )
      return [sheet, new Set(named.map((one) => one.sheet))]
    }),
  )
}

/** A list that sends on to the others holds them all. */
const sendingOn: Reordering = (order, sheets) => {
  const named = sheetsThatName(sheets)
  return order.find(
    ({ sheet, fields, lines, namesParts, isNameless }) =>
      namesParts &&
      !isNameless &&
      fields.has('quantity') &&
      lines >= fewestTableRows &&
      !sheet.hidden &&
      !isSpare(sheet) &&
      // An order of three positions sends on to the list that it orders.
      !(isNamedList(order[0]!.sheet) && lines * muchLonger < order[0]!.lines) &&
      order.some((other) => other.fields.has('quantity') && named.get(sheet)!.has(other.sheet)) &&
      !sheets.some((other) => named.get(other)!.has(sheet)),
  )
}

/** What programs keep of a sheet's name. */
const longestName = 31
const summaryShare = 0.5

/** The sheets that parts of a list are called after, in full. */
function sheetsCalledIn({ sheet, parts }: DescribedSheet, sheets: readonly Sheet[]): Set<Sheet> {
  const plain = (text: string) => spaced(text).replace(/\s+/g, ' ').trim().toLowerCase().slice(0, longestName)
  const names = new Set([...parts].map(plain))
  return new Set(
    sheets.filter((one) => one !== sheet && one.name.length >= shortestName && names.has(plain(one.name))),
  )
}

const partNumbers = ['orderNumber', 'manufacturerNumber', 'wholesalerOrderNumber']

/** A sheet without numbers whose lines are called as the other sheets is their summary: the parts stand in these. */
const partsBeforeSummary: Reordering = (order, sheets) => {
  const [front] = order
  if (!front || isNamedList(front.sheet) || partNumbers.some((field) => front.fields.has(field)))
    return undefined
  const called = sheetsCalledIn(front, sheets)
  if (called.size < 2 || called.size < front.lines * summaryShare) return undefined
  return order.find(
    ({ sheet, fields }) => called.has(sheet) && fields.has('quantity') && !sheet.hidden && !isSpare(sheet),
  )
}

/** One after the other, each upon what those before it put first. */
const reorderings: readonly Reordering[] = [
  listBeforeOrder,
  firstByFar,
  sumOfOthers,
  sendingOn,
  partsBeforeSummary,
]

/** The sheets from the likeliest on. */
export function orderSheets(scored: readonly ScoredSheet[], sheets: readonly Sheet[]): ScoredSheet[] {
  return reorderings.reduce(
    (order, reordering) => {
      const first = reordering(order, sheets)
      return first === undefined ? order : [first, ...order.filter((one) => one !== first)]
    },
    [...scored].sort((a, b) => b.score - a.score),
  )
}
