import type { BomReading, FieldMapping } from '@schrankwerk/contracts'
import {
  aboveHeader,
  type BomLine,
  columnsWithCutHeader,
  headerLabels,
  headerNames,
  type MappingKnowledge,
  proposeOtherBases,
  proposeQuantityBasis,
  type ReadLinesOptions,
  type SheetRow,
  shownText,
  suggestMapping,
  suppliedPartChoices,
} from '@schrankwerk/domain/bom'
import { Invalid } from '@schrankwerk/service-kit/worker'
import type { TableReading } from '../keeper/bom-owner.ts'
import { headerRowAsBefore } from '../remembered/header-before.ts'
import type { RememberedMapping } from '../remembered/remembered-mapping.queries.ts'
import { filledFromRemembered, likestMapping } from '../remembered/remembered-mapping.ts'
import { describeSheets } from './describe-sheets.ts'
import { linesRead } from './lines-read-last.ts'
import { previewOf, rowsAround } from './preview.ts'
import { pricesBySheet } from './prices-by-sheet.ts'
import { readBomTable, type TableChoice } from './read-bom-table.ts'

const sampleRows = 3
const recognisedRows = 40
const recognisedTexts = 2000

export interface FileToDescribe {
  /** A place on the disk. */
  path: string
  /** What the user called it. */
  filename: string
  choice: TableChoice
  headerRowIndex: number | undefined
  /** Cabinets that a total is for. */
  amount: number
  /** What the company mapped, the latest first. */
  remembered: readonly RememberedMapping[]
}

type HeaderRow = ReturnType<typeof headerRowAsBefore>

export interface DescribeQuestions {
  /** Which of these texts the catalogue knows as numbers or manufacturers, and its abbreviations of manufacturers. */
  recognise(
    texts: string[],
  ): Promise<
    Pick<MappingKnowledge, 'knownNumbers' | 'knownManufacturers'> &
      Pick<ReadLinesOptions, 'manufacturerAbbreviations'>
  >
}

/** Everything the mapping screen needs of a table before anything is decided. Runs in a thread. */
export async function describeTable(
  { path, filename, choice, headerRowIndex, amount, remembered }: FileToDescribe,
  { recognise }: DescribeQuestions,
): Promise<TableReading> {
  const table = await readBomTable(path, filename, choice, { offersOthers: true, remembered })
  const found = headerRowAsBefore(table.rows, remembered)
  // Whoever says what is found anyway has not chosen it: the page says so where a list is opened again.
  const isChosen = headerRowIndex !== undefined && headerRowIndex !== found.headerRowIndex
  const headers = headerNames(table.rows, isChosen ? headerRowIndex : found.headerRowIndex)
  // Only what someone chose is refused; what we found ourselves is shown with its certainty.
  if (headerRowIndex !== undefined && headers.every((name) => name === ''))
    throw new Invalid('headers-missing')
  const same = likestMapping(headers, remembered)
  const header = isChosen
    ? { headerRowIndex, certainty: 'SURE' as const, reason: 'Von Ihnen gewählt' }
    : headerAsBefore(found, same)
  const below = table.rows.filter((row) => row.rowIndex > header.headerRowIndex)
  const { manufacturerAbbreviations, ...knowledge } = await recognise(textsToRecognise(below))
  const suggested =
    same === undefined
      ? filledFromRemembered(suggestMapping(headers, below, knowledge), remembered)
      : suggestMapping(headers, below, { ...knowledge, remembered: same.mapping })
  const labels = headerLabels(headers)
  // Columns without header and without content are no columns.
  const filled = samplesOf(below, headers.length)
  const shown = suggested.filter((_, column) => headers[column] !== '' || filled[column]!.length > 0)
  const mapping = suggested.map(({ importHeader, articleField }) => ({ importHeader, articleField }))
  const above = aboveHeader(table.rows, header.headerRowIndex)
  const basis = proposeQuantityBasis(headers, below, mapping, above)
  const options: ReadLinesOptions = {
    headerRowIndex: header.headerRowIndex,
    headers,
    mapping,
    quantityBasis: basis.basis,
    amount,
    ...(manufacturerAbbreviations && { manufacturerAbbreviations }),
  }
  const { lines, leftOut, notices } = linesRead(table, options)
  return {
    bomFileName: filename,
    format: table.format,
    encoding: table.encoding ?? null,
    separator: table.separator ?? null,
    fileNotices: [...table.notices, ...notices.filter(({ code }) => code === 'FILE').map(({ text }) => text)],
    sheet: table.sheet,
    sheets: table.sheets.map(({ name, hidden }) => ({ name, hidden })),
    sheetReason: table.sheetReason,
    furtherSheets: describeSheets(table, choice.furtherSheets ?? [], options, lines),
    headerRowIndex: header.headerRowIndex,
    headerRowCertainty: header.certainty,
    // What was odd about the file is shown where people look at its rows.
    headerRowReason: [header.reason, ...table.notices, ...cutHeaders(table.rows, header.headerRowIndex)].join(
      '. ',
    ),
    headers,
    preview: previewOf(rowsAround(table.rows, header.headerRowIndex)),
    samples: samplesOf(rowsOfLines(below, lines), headers.length),
    suggestedMapping: shown.map((entry) => ({
      importHeader: entry.importHeader,
      articleField: entry.articleField,
      certainty: entry.certainty,
      reason: entry.reason,
    })),
    remembered: same !== undefined,
    leftOut,
    lineCount: lines.length,
    suggestedQuantityBasis: {
      basis: basis.basis,
      count: basis.count,
      certainty: basis.certainty,
      reason: basis.reason,
    },
    otherQuantityBases: proposeOtherBases(headers, below, mapping, above).map(
      ({ columnForOne: _, ...other }) => other,
    ),
    suppliedPartChoices: choicesOf(below, labels, mapping),
    pricesBySheet: pricesBySheet(table),
  }
}

/** A header row that nobody has to look at again: its names came before, and a person said then that it is right. */
const headerAsBefore = (found: HeaderRow, same: RememberedMapping | undefined): HeaderRow =>
  found.certainty !== 'SURE' && same?.isHeaderDecided
    ? { ...found, certainty: 'SURE', reason: 'Beim letzten Mal bestätigt' }
    : found

function cutHeaders(rows: readonly SheetRow[], headerRowIndex: number): string[] {
  const columns = columnsWithCutHeader(rows.find((row) => row.rowIndex === headerRowIndex))
  if (columns.length === 0) return []
  return [`Sehr lange Überschriften (${columns.join(', ')}) wurden nach 500 Zeichen abgeschnitten`]
}

/** What stands below the list or between its parts is no example of what a column holds. */
function rowsOfLines(rows: readonly SheetRow[], lines: readonly BomLine[]): readonly SheetRow[] {
  const read = new Set(lines.map(({ rowIndex }) => rowIndex))
  return read.size === 0 ? rows : rows.filter(({ rowIndex }) => read.has(rowIndex))
}

/** Up to three values of each column, the first ones that are there. */
function samplesOf(rows: readonly SheetRow[], columns: number): string[][] {
  return Array.from({ length: columns }, (_, column) => {
    const found: string[] = []
    for (const row of rows) {
      const cell = row.cells[column]
      const text = cell ? shownText(cell).trim() : ''
      if (text !== '') found.push(text)
      if (found.length === sampleRows) break
    }
    return found
  })
}

function choicesOf(
  rows: readonly SheetRow[],
  labels: readonly string[],
  mapping: readonly { importHeader: string; articleField: FieldMapping[number]['articleField'] | null }[],
): BomReading['suppliedPartChoices'] {
  return mapping.flatMap(({ articleField }, column) => {
    if (articleField !== null && articleField !== 'isSuppliedPart' && articleField !== 'remark') return []
    const choices = suppliedPartChoices(rows, column)
    // A column of free text is no column of marks.
    if (choices.length === 0 || choices.length > 12) return []
    return choices.map((choice) => ({ importHeader: labels[column] as string, ...choice }))
  })
}

function textsToRecognise(rows: readonly SheetRow[]): string[] {
  const texts = new Set<string>()
  for (const row of rows.slice(0, recognisedRows)) {
    for (const cell of row.cells) {
      const text = cell.text.trim()
      if (text.length > 2 && text.length <= 60) texts.add(text)
      if (texts.size === recognisedTexts) return [...texts]
    }
  }
  return [...texts]
}
