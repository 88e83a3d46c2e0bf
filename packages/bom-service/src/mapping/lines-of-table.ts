import type { FieldMapping } from '@schrankwerk/contracts'
import {
  type BomLine,
  headerNames,
  isMappingEnough,
  type ReadLinesOptions,
  type ReadLinesResult,
} from '@schrankwerk/domain/bom'
import { Invalid, uuidv7 } from '@schrankwerk/service-kit/worker'
import type { LineRow } from '../keeper/bom-tables.ts'
import { noticesOfUnreadSheets } from '../reading/describe-sheets.ts'
import { linesRead } from '../reading/lines-read-last.ts'
import type { BomTable } from '../reading/read-bom-table.ts'
import { requireFitting } from '../reading/read-sheets.ts'

export interface MappingChoice {
  headerRowIndex: number
  mapping: FieldMapping
  quantityBasis: 'EACH' | 'TOTAL'
  suppliedPartString: string | null
  includedRows: number[]
  excludedRows: number[]
  amount: number
}

export interface LinesOfTable extends Pick<ReadLinesResult, 'leftOut' | 'notices'> {
  headers: string[]
  lines: LineRow[]
  /** The same lines as read: levels and parents tell which are assemblies. */
  read: BomLine[]
}

/** Turns the rows of a table into lines by a mapping. Throws `Invalid` with what is wrong with the mapping. */
export async function linesOfTable(
  table: BomTable,
  bomId: string,
  choice: MappingChoice,
  abbreviations: () => Promise<ReadonlyMap<string, string>>,
): Promise<LinesOfTable> {
  const headers = headerNames(table.rows, choice.headerRowIndex)
  if (choice.headerRowIndex > 0 && headers.every((header) => header === ''))
    throw new Invalid('headers-missing')
  const fields = choice.mapping.map((entry) => entry.articleField)
  if (!isMappingEnough(fields)) throw new Invalid('mapping-incomplete')
  if (fields.includes('isSuppliedPart') && choice.suppliedPartString === null) {
    throw new Invalid([
      {
        path: 'suppliedPartString',
        code: 'required',
        detail: 'Bitte wählen Sie, welche Texte ein Beistellteil bezeichnen.',
      },
    ])
  }
  const options: ReadLinesOptions = {
    headerRowIndex: choice.headerRowIndex,
    headers,
    mapping: choice.mapping,
    quantityBasis: choice.quantityBasis,
    amount: choice.amount,
    includedRows: choice.includedRows,
    excludedRows: choice.excludedRows,
    manufacturerAbbreviations: await abbreviations(),
    ...(choice.suppliedPartString === null ? {} : { suppliedPartString: choice.suppliedPartString }),
  }
  const read = linesRead(table, options)
  requireFitting(read)
  const { lines, leftOut } = read
  const notices = [...noticesOfUnreadSheets(table, options), ...read.notices]
  if (lines.length === 0) throw new Invalid('no-lines')
  return { headers, leftOut, notices, lines: lines.map((line) => lineRow(line, bomId)), read: lines }
}

const orNull = (text: string): string | null => (text === '' ? null : text)

function lineRow(line: BomLine, bomId: string): LineRow {
  return {
    id: uuidv7(),
    bom_id: bomId,
    position: line.position,
    row_index: line.rowIndex,
    order_number: orNull(line.orderNumber),
    manufacturer_number: orNull(line.manufacturerNumber),
    manufacturer_name: orNull(line.manufacturerName),
    description: orNull(line.description),
    quantity: line.quantity,
    total_quantity: line.totalQuantity,
    quantity_text: orNull(line.quantityText),
    quantity_unit_name: orNull(line.quantityUnitName),
    quantity_unit_text: null,
    ean_number: orNull(line.eanNumber ?? ''),
    erp_number: orNull(line.erpNumber ?? ''),
    manufacturer_link: orNull(line.manufacturerLink ?? ''),
    remark: orNull(line.remark ?? ''),
    list_price: line.listPrice ?? null,
    purchase_price: line.purchasePrice ?? null,
    wholesaler_order_number: orNull(line.wholesalerOrderNumber),
    installation_location: orNull(line.installationLocation),
    location_identifier: orNull(line.locationIdentifier),
    bmk: orNull(line.bmk),
    function_designation: orNull(line.functionDesignation),
    functional_assignment: orNull(line.functionalAssignment),
    is_supplied_part: line.isSuppliedPart,
    equivalent_allowed: line.equivalentAllowed,
    match_hints: hintsOf(line),
    notes: line.notes,
    bom_error: null,
    matched_article_id: null,
    matched_by: null,
    certainty: 'OPEN',
    reason: '',
    article: null,
    line_price: null,
    manual_replacement: false,
    edited: false,
    by_hand: {},
    copied_from: null,
  }
}

const candidateReasons: Record<string, string> = {
  'zero-padded': 'Gesucht mit Nullen, die eine Tabelle weglässt',
  'before-date': 'Gesucht, wie die Nummer ausgesehen haben kann, bevor die Tabelle sie für ein Datum hielt',
  'after-prefix': 'Gesucht ohne den Hersteller davor',
  'with-prefix': 'Gesucht mit dem Hersteller davor',
  exact: 'Gesucht in anderer Schreibweise',
}

function hintsOf(line: BomLine): LineRow['match_hints'] {
  return {
    ...(line.manufacturerAlternatives.length > 0
      ? { manufacturerAlternatives: line.manufacturerAlternatives }
      : {}),
    ...(line.numberCandidates.length > 0
      ? {
          candidates: line.numberCandidates.map((candidate) => ({
            text: candidate.text,
            manufacturerName: orNull(line.manufacturerName),
            reason: candidateReasons[candidate.kind] ?? candidate.kind,
          })),
        }
      : {}),
  }
}
