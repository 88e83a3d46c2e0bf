import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  aboveHeader,
  type BomLine,
  type Certainty,
  chooseSheet,
  detectHeaderRow,
  headerNames,
  looseNumber,
  type MappingSuggestion,
  proposeQuantityBasis,
  readLines,
  resolveAssemblies,
  type Sheet,
  type SheetRow,
  suggestMapping,
} from '@schrankwerk/domain/bom'
import { readTable } from '@schrankwerk/spreadsheet'
import type { OwnList } from './own-list.ts'
import { parts } from './parts.ts'

/** What the product reads from a list when nobody corrects it. */
export interface Reading {
  sheet: string
  headerRowIndex: number
  headerRowCertainty: Certainty
  mapping: readonly MappingSuggestion[]
  quantityBasis: 'EACH' | 'TOTAL'
  lines: readonly BomLine[]
  leftOut: readonly { rowIndex: number; reason: string }[]
  /** Rows below the header that hold something. */
  filledRows: readonly number[]
}

/** A catalogue that has the parts of the lists, as `describe-bom.ts` asks it. */
const catalogue = {
  knownNumbers: new Set(parts.flatMap(({ order, type }) => [looseNumber(order), looseNumber(type)])),
  knownManufacturers: new Set(parts.map(({ manufacturer }) => manufacturer.toLowerCase())),
}

export async function readOwnList(list: OwnList, hasCatalogue: boolean): Promise<Reading> {
  const table = await tableOf(list)
  const header = detectHeaderRow(table.rows)
  const headers = headerNames(table.rows, header.headerRowIndex)
  const below = table.rows.filter((row) => row.rowIndex > header.headerRowIndex)
  const mapping = suggestMapping(headers, below, hasCatalogue ? catalogue : {})
  const basis = proposeQuantityBasis(headers, below, mapping, aboveHeader(table.rows, header.headerRowIndex))
  const read = readLines(table.rows, {
    headerRowIndex: header.headerRowIndex,
    headers,
    mapping,
    quantityBasis: basis.basis,
    amount: list.truth.cabinets,
    suppliedPartString: list.truth.suppliedPartTexts.join('|'),
  })
  const assemblies = assembliesOf(list, read.lines)
  return {
    sheet: table.sheet,
    headerRowIndex: header.headerRowIndex,
    headerRowCertainty: header.certainty,
    mapping,
    quantityBasis: basis.basis,
    lines: read.lines.filter(({ rowIndex }) => !assemblies.has(rowIndex)),
    leftOut: [
      ...read.leftOut.map(({ rowIndex, reason }) => ({ rowIndex, reason })),
      ...[...assemblies].map((rowIndex) => ({ rowIndex, reason: 'ASSEMBLY' })),
    ],
    filledRows: below
      .filter(({ cells }) => cells.some(({ text }) => text.trim() !== ''))
      .map(({ rowIndex }) => rowIndex),
  }
}

async function tableOf(list: OwnList) {
  const folder = await mkdtemp(join(tmpdir(), 'own-list-'))
  try {
    const path = join(folder, 'list')
    await writeFile(path, await list.bytes())
    return await readTable(path, {
      filename: list.name,
      chooseSheet: async (opened) => {
        if (opened.sheets.length < 2) return undefined
        const sheets: Sheet[] = []
        for (const { name, hidden } of opened.sheets) {
          const rows: SheetRow[] = []
          for await (const row of opened.rows({ sheet: name })) rows.push(row)
          if (rows.length > 0) sheets.push({ name, hidden, rows })
        }
        return chooseSheet(sheets).name
      },
    })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** The rows that count only once; the catalogue knows the manufacturers’ parts and no assembly. */
function assembliesOf(list: OwnList, lines: readonly BomLine[]): Set<number> {
  const known = new Set(list.truth.lines.map(({ row }) => row))
  const found = resolveAssemblies([...lines], (rowIndex) => known.has(rowIndex))
  return new Set(
    found.flatMap(({ counts, parentRow, childRows }) => (counts === 'PARENT' ? childRows : [parentRow])),
  )
}
