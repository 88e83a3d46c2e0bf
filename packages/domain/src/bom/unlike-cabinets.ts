import type { BomLine, Notice } from './bom-line.ts'
import type { FieldColumns } from './fields.ts'
import { headerLabels } from './header-names.ts'
import { readQuantity, shownNumber } from './quantity.ts'
import { addends } from './quantity-sums.ts'
import { type Cell, cellText } from './rows.ts'

export interface CabinetsOfList {
  headers: readonly string[]
  quantityBasis: 'EACH' | 'TOTAL'
  /** Cabinets that TOTAL quantities are for. */
  amount: number
}

const amountIn = (cell: Cell | undefined): number => readQuantity(cellText(cell)).quantity ?? 0

/**
 * A list that says how many of a part go into each of several cabinets, and not as many: shared out among them its total
 * is an average, so its lines are to be checked. Of two such columns without a total one alone is read.
 */
export function noteUnlikeCabinets(
  lines: readonly BomLine[],
  cells: readonly (readonly Cell[])[],
  columns: FieldColumns,
  { headers, quantityBasis, amount }: CabinetsOfList,
): Notice[] {
  const [read] = columns.get('quantity') ?? []
  if (read === undefined) return []
  const labels = headerLabels(headers)
  const nameOf = (column: number) => `„${labels[column]}“`
  const mapped = new Set([...columns.values()].flat())
  const isFree = (column: number) => !mapped.has(column)
  if (quantityBasis === 'TOTAL') {
    const parts = amount > 1 ? addends(headers, cells, read, isFree) : []
    const unlike = lines
      .map((line, at) => ({ line, own: cells[at]! }))
      .filter(({ own }) => new Set(parts.map((part) => amountIn(own[part]))).size > 1)
    if (unlike.length === 0) return []
    for (const { line, own } of unlike) {
      const said = parts.map((part) => `${nameOf(part)}: ${shownNumber(amountIn(own[part]))}`).join(', ')
      line.notes.push({
        code: 'CABINETS_DIFFER',
        certainty: 'CHECK',
        text: `Die Liste nennt je Schrank andere Mengen (${said}); gerechnet wird mit dem Durchschnitt`,
      })
    }
    return [
      {
        code: 'CABINETS_DIFFER',
        text: `${parts.map(nameOf).join(', ')} nennen nicht überall gleich viele: Die Schränke sind verschieden, und die Mengen je Schrank sind Durchschnitte. Legen Sie für jeden Schrank eine eigene Anfrage an, oder ändern Sie diese Zeilen`,
        rowIndexes: unlike.map(({ line }) => line.rowIndex),
      },
    ]
  }
  const others = headers.flatMap((header, column) =>
    isFree(column) && isSibling(header, headers[read]!) ? [column] : [],
  )
  const differing = lines.filter((_, at) =>
    others.some((other) => amountIn(cells[at]![other]) !== amountIn(cells[at]![read])),
  )
  if (differing.length === 0) return []
  return [
    {
      code: 'CABINETS_DIFFER',
      text: `Gelesen sind die Mengen aus ${nameOf(read)}; ${others.map(nameOf).join(', ')} ${others.length === 1 ? 'nennt' : 'nennen'} andere und ${others.length === 1 ? 'wird' : 'werden'} nicht gelesen. Sind die Schränke verschieden, legen Sie für jeden eine eigene Anfrage an`,
      rowIndexes: differing.map(({ rowIndex }) => rowIndex),
    },
  ]
}

/** „Menge Schrank 2“ beside „Menge Schrank 1“: the same but for a number. */
function isSibling(header: string, other: string): boolean {
  const kind = (text: string) =>
    text
      .replace(/\d{1,4}/g, '#')
      .trim()
      .toLowerCase()
  return header !== other && kind(header) === kind(other) && kind(header).includes('#')
}
