import type { LineNote, LineNoteCode } from './bom-line.ts'
import type { DecimalStyle } from './decimals.ts'
import { isDitto } from './ditto.ts'
import type { NumberCandidate } from './excel-damage.ts'
import { fieldNames } from './field-names.ts'
import type { BomField, FieldColumns } from './fields.ts'
import type { FigureName } from './named-figures.ts'
import { exactNumber } from './number-forms.ts'
import { type Cell, type Certainty, cellText, type SheetRow } from './rows.ts'
import { withoutNothing } from './words-for-nothing.ts'

export interface LineReading {
  columns: FieldColumns
  quantityBasis: 'EACH' | 'TOTAL'
  /** Number of cabinets that a TOTAL is for. */
  amount: number
  suppliedPartString: string
  /** The supplied-part column is one of remarks: containment counts. */
  suppliedByContainment: boolean
  manufacturerAbbreviations?: ReadonlyMap<string, string>
  decimalStyle?: DecimalStyle | null
  /** What quantities seem to have where nothing proves it. */
  likelyStyle?: DecimalStyle | null
  /** Whether a quantity may be thousands though its list proves a style. */
  mayBeThousands?: (quantity: { text: string; unit: string }) => boolean
  /** Unit that the header of the quantities names. */
  headerUnit?: string | null
  /** Columns of the description whose figures need the name above them. */
  figureNames?: ReadonlyMap<number, FigureName>
  /** No column holds quantities, and the descriptions begin with them: „4 Relais“. */
  countsInFront?: boolean
  /** No column holds numbers or makers: a text may name both. */
  isWithoutNumbers?: boolean
}

/** Finds the cell that a merged, empty one repeats; a reader may have filled it in already. */
export type CellAbove = (column: number) => Cell | undefined

/** One row under the columns of its list, and what is noted and offered while it is read. */
export interface LineSource {
  row: SheetRow
  reading: LineReading
  above: CellAbove
  notes: LineNote[]
  numberCandidates: NumberCandidate[]
  isFilled(column: number): boolean
  /** The column that counts for the field. */
  columnOf(field: BomField): number | undefined
  /** Its cell, or the one above that it is merged with, which is noted; without `repeat` only one that is not merged. */
  cell(field: BomField, repeat?: boolean): Cell | undefined
  /** What the cell says, or where it says „dito“ the one above; '' where that is a word for nothing. */
  text(field: BomField): string
  /** The cells of all columns of the field. */
  cellsOf(field: BomField): (Cell | undefined)[]
  note(code: LineNoteCode, certainty: Certainty, text: string): void
  /** Adds a number to be looked for, unless it is there already. */
  offer(candidate: NumberCandidate): void
}

/** Where „dito“ means what stands above; of numbers each is another one. */
const dittoFields: ReadonlySet<BomField> = new Set<BomField>(['manufacturerName', 'quantityUnitName'])

/** Nothing is read, noted and offered yet. */
export function openLine(row: SheetRow, reading: LineReading, above: CellAbove): LineSource {
  const notes: LineNote[] = []
  const numberCandidates: NumberCandidate[] = []
  const note = (code: LineNoteCode, certainty: Certainty, text: string) => {
    notes.push({ code, certainty, text })
  }
  const isFilled = (column: number) => withoutNothing(cellText(row.cells[column])) !== ''
  const columnOf = (field: BomField): number | undefined => {
    const [first, ...others] = reading.columns.get(field) ?? []
    // Of several dealers' numbers the line has the first.
    const isOther = field === 'wholesalerOrderNumber' && others.length > 0 && !isFilled(first!)
    return isOther ? (others.find(isFilled) ?? first) : first
  }
  const cell = (field: BomField, repeat = true): Cell | undefined => {
    const column = columnOf(field)
    if (column === undefined) return undefined
    const own = row.cells[column]
    if (!own?.merged) return own
    // A quantity counts where it stands, not again in every cell it was merged over.
    if (!repeat) return undefined
    const repeated = cellText(own) === '' ? above(column) : own
    if (repeated && withoutNothing(cellText(repeated)) !== '') {
      note(
        'MERGED_REPEATED',
        'SURE',
        `${fieldNames[field]} „${cellText(repeated)}“ gilt für verbundene Zellen`,
      )
    }
    return repeated ?? own
  }
  const text = (field: BomField): string => {
    const own = cellText(cell(field))
    const column = columnOf(field)
    const before =
      dittoFields.has(field) && column !== undefined && isDitto(own)
        ? withoutNothing(cellText(above(column)))
        : ''
    if (before === '') return withoutNothing(own)
    note('DITTO', 'SURE', `${fieldNames[field]} „${before}“ wie in der Zeile darüber („${own}“)`)
    return before
  }
  return {
    row,
    reading,
    above,
    notes,
    numberCandidates,
    isFilled,
    columnOf,
    cell,
    text,
    cellsOf: (field) => (reading.columns.get(field) ?? []).map((column) => row.cells[column]),
    note,
    offer: (candidate) => {
      const exact = exactNumber(candidate.text)
      if (exact !== '' && !numberCandidates.some((one) => exactNumber(one.text) === exact))
        numberCandidates.push(candidate)
    },
  }
}
