import { parsePrice } from './decimals.ts'
import type { MappingEntry } from './fields.ts'
import { columnOfHeader, headerLabels } from './header-names.ts'
import { matchHeaderWords } from './match-header-words.ts'
import { type Certainty, cellText, type SheetRow } from './rows.ts'

export interface QuantityBasis {
  basis: 'EACH' | 'TOTAL'
  /** Number of cabinets the total is for; 1 where it is not known. */
  count: number
  /** Header of the column that holds the quantity for one cabinet, if there is one. */
  columnForOne: string | null
  certainty: Certainty
  reason: string
}

const totalWord = /\b(?:total|gesamt\w*|summe|overall|alle)\b/i
const countedSets =
  /(\d{1,3})\s*(?:x\s*)?(?:sets?|satz|sätze|schränke?|anlagen?|panels?|cabinets?|nos|felder|stk)\b/i

function numberAt(row: SheetRow, column: number): number | null {
  const cell = row.cells[column]
  if (!cell) return null
  return cell.kind === 'number' && cell.number !== undefined ? cell.number : parsePrice(cellText(cell))
}

/** The integer from 2 to 99 that leads from one column to the other in nearly all rows, or null. */
export function constantRatio(rows: readonly SheetRow[], one: number, all: number): number | null {
  const ratios: number[] = []
  for (const row of rows) {
    const small = numberAt(row, one)
    const large = numberAt(row, all)
    if (small === null || large === null || small <= 0 || large <= 0) continue
    ratios.push(Number((large / small).toPrecision(9)))
  }
  if (ratios.length < 3) return null
  const sorted = [...ratios].sort((a, b) => a - b)
  const middle = sorted[Math.floor(sorted.length / 2)]!
  const agreeing = ratios.filter((ratio) => ratio === middle).length
  const constant = Number.isInteger(middle) && middle >= 2 && middle <= 99 && agreeing >= ratios.length * 0.9
  return constant ? middle : null
}

/**
 * Whether the mapped quantities are for one cabinet or for all. A column that stands in a
 * constant ratio to the mapped one proves it; else the header's words count.
 */
export function proposeQuantityBasis(
  headers: readonly string[],
  rows: readonly SheetRow[],
  mapping: readonly MappingEntry[],
): QuantityBasis {
  const entry = mapping.find((one) => one.articleField === 'quantity')
  const mapped = entry ? columnOfHeader(headers, entry.importHeader) : -1
  if (mapped < 0) {
    return {
      basis: 'EACH',
      count: 1,
      columnForOne: null,
      certainty: 'OPEN',
      reason: 'Keine Spalte ist der Menge zugeordnet',
    }
  }
  const labels = headerLabels(headers)
  const label = labels[mapped]!
  const used = new Set(
    mapping
      .filter((one) => one.articleField !== null && one.articleField !== 'quantity')
      .map((one) => columnOfHeader(headers, one.importHeader)),
  )
  for (let column = 0; column < headers.length; column += 1) {
    if (column === mapped || used.has(column)) continue
    const meaning = matchHeaderWords(headers[column]!)[0]
    if (meaning && meaning.strength > 0.9 && /Preis|Price|GP|Pos|Nr|Gewicht|Weight/i.test(meaning.word))
      continue
    const asTotal = constantRatio(rows, column, mapped)
    if (asTotal) {
      return {
        basis: 'TOTAL',
        count: asTotal,
        columnForOne: headers[column]!.trim() === '' ? labels[column]! : headers[column]!,
        certainty: 'SURE',
        reason: `„${label}“ ist überall das ${asTotal}-Fache von „${labels[column]}“`,
      }
    }
    const asEach = constantRatio(rows, mapped, column)
    if (asEach) {
      return {
        basis: 'EACH',
        count: asEach,
        columnForOne: headers[mapped]!,
        certainty: 'SURE',
        reason: `„${labels[column]}“ ist überall das ${asEach}-Fache von „${label}“`,
      }
    }
  }
  const sets = label.match(countedSets)
  if (sets && Number(sets[1]) > 1) {
    return {
      basis: 'TOTAL',
      count: Number(sets[1]),
      columnForOne: null,
      certainty: 'CHECK',
      reason: `„${label}“ nennt ${sets[1]} Schränke`,
    }
  }
  if (totalWord.test(label)) {
    return {
      basis: 'TOTAL',
      count: 1,
      columnForOne: null,
      certainty: 'CHECK',
      reason: `„${label}“ klingt nach der Menge für alle Schränke`,
    }
  }
  return {
    basis: 'EACH',
    count: 1,
    columnForOne: headers[mapped]!,
    certainty: 'CHECK',
    reason: `„${label}“ wird als Menge für einen Schrank gelesen`,
  }
}
