import type { SlimLine } from '@schrankwerk/contracts'
import { exactNumber, lineSumKey } from '@schrankwerk/domain/bom'
import { hasIssue, type Judgement, judgementOf, judgements } from './judge-line.ts'
import { listNumbers } from './list-numbers.ts'

export interface SummedLine {
  key: string
  /** The line to look at: the first with an error, else the first. */
  lineId: string
  /** Of the article, or of the line where none matched; so are maker and description. */
  number: string
  /** Of its lines the one that needs a look most. */
  judgement: Judgement
  manufacturerName: string
  description: string
  /** Null where a quantity of one of the lines could not be read. */
  quantity: number | null
  quantityUnitName: string
  isSuppliedPart: boolean
  lines: number
  errors: number
}

const quantityPlaces = 6

const plus = (a: number | null, b: number | null): number | null =>
  a === null || b === null ? null : Number((a + b).toFixed(quantityPlaces))

/** A number is an article's only together with its maker. */
const articleOf = ({ matched, matchedManufacturer, matchedDescription }: SlimLine): string | null =>
  matched === null && matchedDescription === null
    ? null
    : JSON.stringify([matched, matchedManufacturer, matched === null && matchedDescription])

/** One row for each article, unit and supplier of it, in the order of their first lines. */
export function sumLines(lines: readonly SlimLine[]): SummedLine[] {
  const sums = new Map<string, SummedLine>()
  for (const line of lines) {
    const article = articleOf(line)
    const key = lineSumKey({
      ...line,
      article,
      // Without any number two lines are never the same part.
      otherwise: line.wholesalerOrderNumber ? exactNumber(line.wholesalerOrderNumber) : line.id,
    })
    const sum = sums.get(key)
    const judgement = judgementOf(line)
    const errors = hasIssue(line) ? 1 : 0
    if (sum === undefined) {
      sums.set(key, {
        key,
        lineId: line.id,
        number: (article === null ? listNumbers(line)[0] : line.matched) ?? '',
        judgement,
        manufacturerName: (article === null ? line.manufacturerName : line.matchedManufacturer) ?? '',
        description: (article === null ? line.description : line.matchedDescription) ?? '',
        quantity: line.quantity,
        quantityUnitName: line.quantityUnitName ?? '',
        isSuppliedPart: line.isSuppliedPart,
        lines: 1,
        errors,
      })
      continue
    }
    sum.quantity = plus(sum.quantity, line.quantity)
    if (errors > 0 && sum.errors === 0) sum.lineId = line.id
    if (judgements.indexOf(judgement) < judgements.indexOf(sum.judgement)) sum.judgement = judgement
    sum.lines += 1
    sum.errors += errors
  }
  return [...sums.values()]
}
