import { type DescribedSheet, fewestTableRows, guessedQuantity } from './describe-sheet.ts'
import { isCopy, isLatest, isNamedList, isOtherList, isPlainOrder, isSpare } from './sheet-names.ts'

/** The more a sheet looks like the parts list, the higher. */
export interface ScoredSheet extends DescribedSheet {
  score: number
}

const weights: Record<string, number> = {
  orderNumber: 3,
  manufacturerNumber: 3,
  wholesalerOrderNumber: 1.5,
  quantity: 3,
  description: 1.5,
  manufacturerName: 1,
  bmk: 1.5,
  designation: 1.5,
  [guessedQuantity]: 1.5,
}

const weightOf = ({ fields }: DescribedSheet): number =>
  [...fields].reduce((sum, field) => sum + (weights[field] ?? 0.2), 0)

const fewestShared = 4

/** Three times the lines: the list, and not one of several. */
export const muchLonger = 3

/** So many sheets of one header are assemblies of a whole. */
const fewestOfKind = 3

/** The same header, or one with a column more. */
function isAlike(header: string, other: string): boolean {
  if (header === other) return true
  const names = new Set(header.split('\n').filter((name) => name !== ''))
  const others = new Set(other.split('\n').filter((name) => name !== ''))
  const shared = [...names].filter((name) => others.has(name)).length
  return shared >= fewestShared && shared >= Math.max(names.size, others.size) - 1
}

/**
 * Sheets with the same header are lists of one kind: that the values of one tell more of it is chance, and a longer one
 * is not the likelier one for that, unless it is much longer.
 */
function likeOthersOfItsHeader(all: readonly DescribedSheet[]): (DescribedSheet & { length: number })[] {
  return all.map((one) => {
    const kind = all.filter(({ header }) => isAlike(header, one.header))
    if (one.header === '' || one.fields.size === 0 || one.lines < fewestTableRows)
      return { ...one, length: one.lines }
    const { fields, namesParts } = kind.reduce((best, other) =>
      weightOf(other) > weightOf(best) ? other : best,
    )
    const longest = Math.max(...kind.map(({ lines }) => lines))
    const first = kind[0]!.lines
    const isMuchLonger = first * muchLonger < longest
    const tables = kind.filter(({ lines }) => lines >= fewestTableRows)
    if (!isMuchLonger && tables.length >= fewestOfKind) {
      // Parts of one list, which is as long as all of them.
      return { ...one, fields, namesParts, length: tables.reduce((sum, { lines }) => sum + lines, 0) }
    }
    const length = isMuchLonger && one.lines < longest ? first : longest
    return { ...one, fields, namesParts, length }
  })
}

/** Scores the sheets by what their columns are, by their length, name and place. */
export function scoreSheets(described: readonly DescribedSheet[]): ScoredSheet[] {
  return likeOthersOfItsHeader(described).map((one, index) => {
    const { sheet, length, namesParts, isNameless, isPivot } = one
    let score = weightOf(one) * (isNameless ? 0.6 : 1)
    score += length === 0 ? -5 : Math.min(2, Math.log10(length + 1))
    if (namesParts && (isNamedList(sheet) || isPlainOrder(sheet))) score += 1
    if (isSpare(sheet)) score -= 2
    if (isCopy(sheet)) score -= 2
    if (isOtherList(sheet)) score -= 2
    if (isPivot) score -= 4
    if (isLatest(sheet)) score += 1.5
    if (sheet.hidden) score -= 6
    return { ...one, score: score - index * 0.4 }
  })
}
