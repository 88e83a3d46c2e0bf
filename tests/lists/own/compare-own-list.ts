import type { BomLine } from '@schrankwerk/domain/bom'
import type { LineTruth, ListTruth, UnitKind } from './own-list.ts'
import { parts } from './parts.ts'
import type { Reading } from './read-own-list.ts'

/** Every way in which a reading is not what is right, in words; and what there was to get right. */
export interface Comparison {
  differences: readonly string[]
  isHeaderRight: boolean
  columns: { right: number; needed: number }
  /** Columns and header rows that are called sure and are wrong. */
  sureAndWrong: number
  lines: { right: number; all: number }
  wrongQuantities: number
  /** Rows that are neither lines nor left out. */
  dropped: number
}

export function compareOwnList(truth: ListTruth, reading: Reading): Comparison {
  const differences: string[] = []
  const say = (text: string) => differences.push(text)
  if (truth.sheet !== undefined && reading.sheet !== truth.sheet)
    say(`sheet: ${reading.sheet}, not ${truth.sheet}`)
  const headerRows = [truth.headerRowIndex].flat().map((row) => row ?? 0)
  const isHeaderRight = headerRows.includes(reading.headerRowIndex)
  if (!isHeaderRight) say(`header row: ${reading.headerRowIndex}, not ${headerRows.join(' or ')}`)

  let sureAndWrong = !isHeaderRight && reading.headerRowCertainty === 'SURE' ? 1 : 0
  let rightColumns = 0
  const needed = truth.columns.filter((column) => column.needed)
  for (const [index, { header, fields, needed: isNeeded }] of truth.columns.entries()) {
    const found = reading.mapping[index]
    const field = found?.articleField ?? null
    if (fields.includes(field)) {
      if (isNeeded) rightColumns += 1
      continue
    }
    say(
      `column ${index + 1} „${header}“: ${field} (${found?.certainty}), not ${fields.map(String).join(' or ')}`,
    )
    if (found?.certainty === 'SURE') sureAndWrong += 1
  }
  const quantities = reading.mapping.filter(({ articleField }) => articleField === 'quantity').length
  const wanted = truth.columns.some(({ fields }) => fields.includes('quantity')) ? 1 : 0
  if (quantities !== wanted) say(`${quantities} quantity columns`)
  if (truth.quantityBasis !== 'EITHER' && reading.quantityBasis !== truth.quantityBasis)
    say(`quantity basis: ${reading.quantityBasis}, not ${truth.quantityBasis}`)

  const byRow = new Map(reading.lines.map((line) => [line.rowIndex, line]))
  let rightLines = 0
  let wrongQuantities = 0
  for (const expected of truth.lines) {
    const line = byRow.get(expected.row)
    if (line === undefined) {
      say(`row ${expected.row}: no line`)
      continue
    }
    byRow.delete(expected.row)
    const wrong = wrongValues(expected, line)
    if (wrong.some((text) => text.startsWith('quantity'))) wrongQuantities += 1
    if (wrong.length === 0) rightLines += 1
    for (const text of wrong) say(`row ${expected.row} ${text}`)
  }
  for (const row of byRow.keys()) say(`row ${row}: a line`)

  const left = new Map(reading.leftOut.map(({ rowIndex, reason }) => [rowIndex, reason]))
  for (const { row, kinds } of truth.leftOut) {
    const reason = left.get(row)
    if (reason !== undefined && !(kinds as readonly string[]).includes(reason))
      say(`row ${row} left out as ${reason}, not ${kinds.join(' or ')}`)
  }
  const seen = new Set([...reading.lines.map(({ rowIndex }) => rowIndex), ...left.keys()])
  const dropped = reading.filledRows.filter((row) => !seen.has(row))
  for (const row of dropped) say(`row ${row}: dropped`)
  return {
    differences,
    isHeaderRight,
    columns: { right: rightColumns, needed: needed.length },
    sureAndWrong,
    lines: { right: rightLines, all: truth.lines.length },
    wrongQuantities,
    dropped: dropped.length,
  }
}

const numbers = ['orderNumber', 'manufacturerNumber', 'wholesalerOrderNumber', 'eanNumber'] as const
const designations = [
  'functionDesignation',
  'functionalAssignment',
  'locationIdentifier',
  'installationLocation',
  'bmk',
] as const

function wrongValues(expected: LineTruth, line: BomLine): string[] {
  const wrong: string[] = []
  const check = (name: string, found: unknown, right: unknown) => {
    if (found !== right) wrong.push(`${name}: ${found}, not ${right}`)
  }
  const [amount, unit] = measured(line)
  check('quantity', amount, expected.quantity)
  if (amount !== null) check('unit', unit, expected.unit)
  for (const name of numbers) check(name, line[name] || null, expected[name])
  check(
    'manufacturer',
    manufacturerOf(line.manufacturerName),
    manufacturerOf(expected.manufacturerName ?? ''),
  )
  for (const name of designations) check(name, withoutSign(line[name]), expected[name])
  check('supplied', line.isSuppliedPart, expected.isSuppliedPart)
  check('equivalent', line.equivalentAllowed, expected.equivalentAllowed)
  for (const text of expected.description)
    if (!line.description.includes(text)) wrong.push(`description: ${line.description}, without ${text}`)
  return wrong
}

const withoutSign = (text: string) => text.replace(/^[=+-]{1,2}/, '') || null

const manufacturers = new Map(
  parts.map(({ abbreviation, manufacturer }) => [abbreviation.toLowerCase(), manufacturer.toLowerCase()]),
)
const manufacturerOf = (text: string) => manufacturers.get(text.toLowerCase()) ?? (text.toLowerCase() || null)

const metres: Record<string, number> = { m: 1, meter: 1, lfm: 1, mt: 1, cm: 0.01, mm: 0.001 }
const kinds: Record<string, UnitKind> = { satz: 'set', set: 'set', vpe: 'pack', pack: 'pack' }
const piecesCalled = [
  '',
  'st',
  'stk',
  'stck',
  'stück',
  'pce',
  'c62',
  'nos',
  'pcs',
  'ea',
  'stk/pcs',
  'pz',
  'szt',
  'adet',
  'ks',
]

/** Quantity and unit in the truth’s terms: lengths in metres, pieces under all their names. */
function measured(line: BomLine): [number | null, string] {
  const word = line.quantityUnitName.toLowerCase().replace(/\.$/, '')
  const factor = metres[word]
  if (factor !== undefined)
    return [line.quantity === null ? null : Math.round(line.quantity * factor * 1e6) / 1e6, 'metre']
  return [line.quantity, piecesCalled.includes(word) ? 'piece' : (kinds[word] ?? word)]
}
