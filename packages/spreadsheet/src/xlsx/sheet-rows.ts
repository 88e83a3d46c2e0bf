import {
  booleanCell,
  emptyCell,
  errorCell,
  hasContent,
  longestFormula,
  textCell,
  trimRow,
} from '../cell/cells.ts'
import type { CellCutter } from '../cell/cut-cells.ts'
import { general } from '../cell/number-display.ts'
import { clockTime, germanDay } from '../cell/serial-date.ts'
import { damaged, SpreadsheetProblem } from '../spreadsheet-problem.ts'
import type { Cell, Limits, SheetRow } from '../types.ts'
import { columnOf } from './cell-address.ts'
import { cellTextOf } from './escapes.ts'
import { parseXml, type XmlHandlers } from './parse-xml.ts'
import { type FormulaAnchor, sharedFormulaAt } from './shared-formula.ts'
import { type CellStyles, isOn } from './workbook-parts.ts'

export interface SheetContext extends CellStyles {
  sharedTexts: readonly string[]
  limits: Limits
  cutter: CellCutter
  /** Completes a row with repeated merged values. */
  repeatMerged: (row: SheetRow) => void
}

const lastRow = 1_048_576
const lastColumn = 16_383

/** Rows of a worksheet part in slices. Cells and rows without a reference are counted on from their neighbour. */
export async function* sheetRows(
  bytes: AsyncIterable<Buffer>,
  context: SheetContext,
): AsyncGenerator<SheetRow[]> {
  const reader = new SheetReader(context)
  for await (const _ of parseXml(bytes, reader, { prepare: withoutEmptyRows })) {
    if (reader.rows.length === 0) continue
    const rows = reader.rows
    reader.rows = []
    yield rows
  }
}

const emptyRow =
  /<row r="\d+"[^<>]*(?:\/>|>(?:<c r="[A-Z]{1,3}\d+"(?: s="\d+")?\/>)*<\/row>)(?=<row r="|<\/sheetData>)/g

/**
 * Takes rows that are formatted and nothing else out before they are parsed: sheets with a million of them exist, and
 * parsing takes ten times as long. The row behind must carry its number, or it would be counted on from another one.
 */
function withoutEmptyRows(xml: string): string {
  return xml.includes('/></row>') || xml.includes('/><row ') ? xml.replace(emptyRow, '') : xml
}

class SheetReader implements XmlHandlers {
  rows: SheetRow[] = []
  private readonly context: SheetContext
  private readonly anchors = new Map<string, FormulaAnchor>()
  private inData = false
  private row: SheetRow | undefined
  private rowIndex = 0
  private column = -1
  private rowLength = 0
  private cell: { type: string; style: number } | undefined
  private value = ''
  private formula: string | undefined
  private sharedId: string | undefined
  private collects: 'value' | 'formula' | undefined
  private phonetic = 0

  constructor(context: SheetContext) {
    this.context = context
  }

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    if (!this.inData) {
      this.inData = name === 'sheetData'
      return
    }
    if (name === 'c') this.startCell(attributes)
    else if (name === 'row') this.startRow(attributes)
    else if (name === 'v' || name === 't')
      this.collects = this.cell && this.phonetic === 0 ? 'value' : undefined
    else if (name === 'f') this.startFormula(attributes)
    else if (name === 'rPh') this.phonetic++
  }

  text(piece: string): void {
    if (this.collects === 'value') this.value += piece
    else if (this.collects === 'formula') this.formula = (this.formula ?? '') + piece
  }

  close(name: string): void {
    if (!this.inData) return
    if (name === 'v' || name === 't' || name === 'f') this.collects = undefined
    else if (name === 'c') this.endCell()
    else if (name === 'row') this.endRow()
    else if (name === 'rPh') this.phonetic--
    else if (name === 'sheetData') this.inData = false
  }

  private startRow(attributes: Readonly<Record<string, string>>): void {
    const index = attributes.r === undefined ? this.rowIndex + 1 : Number(attributes.r)
    if (!Number.isInteger(index) || index <= this.rowIndex || index > lastRow)
      throw new SpreadsheetProblem('damaged')
    this.rowIndex = index
    this.column = -1
    this.rowLength = 0
    this.row = { rowIndex: index, cells: [] }
    if (isOn(attributes.hidden ?? '')) this.row.hidden = true
  }

  private startCell(attributes: Readonly<Record<string, string>>): void {
    const column = attributes.r === undefined ? this.column + 1 : columnOf(attributes.r)
    if (column < 0 || column > lastColumn) throw new SpreadsheetProblem('damaged')
    this.column = column
    this.cell = { type: attributes.t ?? 'n', style: Number(attributes.s ?? 0) }
    this.value = ''
    this.formula = undefined
    this.sharedId = undefined
  }

  private startFormula(attributes: Readonly<Record<string, string>>): void {
    if (!this.cell) return
    this.collects = 'formula'
    this.sharedId = attributes.t === 'shared' ? attributes.si : undefined
  }

  private endCell(): void {
    const { cell, row } = this
    this.cell = undefined
    if (!cell || !row) return
    const plain = this.cellOf(cell)
    const value: Cell =
      plain.kind !== 'empty' && this.context.struck[cell.style] ? { ...plain, struck: true } : plain
    this.rowLength += value.text.length
    if (this.rowLength > this.context.limits.recordLength) throw new SpreadsheetProblem('too-large')
    const formula = this.formulaOf()
    if (value.kind === 'empty' && formula === undefined) return
    if (this.column >= this.context.limits.columns) {
      throw new SpreadsheetProblem(
        'too-large',
        'Das Tabellenblatt hat zu viele Spalten. Bitte entfernen Sie überzählige Spalten.',
      )
    }
    while (row.cells.length < this.column) row.cells.push(emptyCell)
    row.cells[this.column] = formula === undefined ? value : { ...value, formula }
  }

  private cellOf(cell: { type: string; style: number }): Cell {
    const { value } = this
    switch (cell.type) {
      case 's':
        return this.textCell(this.sharedText(value))
      case 'str':
      case 'inlineStr':
        return this.textCell(cellTextOf(value))
      case 'b':
        return value === '' ? emptyCell : booleanCell(/^(1|true)$/i.test(value.trim()))
      case 'e':
        return errorCell(value.trim())
      case 'd':
        return isoDateCell(value.trim()) ?? this.textCell(cellTextOf(value.trim()))
      default:
        return this.numberCell(value, cell.style)
    }
  }

  private textCell(text: string): Cell {
    return textCell(this.context.cutter.cut(text, this.rowIndex, this.column))
  }

  private sharedText(index: string): string {
    if (index.trim() === '') return ''
    const text = this.context.sharedTexts[Number(index)]
    // Leaving the cell empty would lose a value in silence.
    if (text === undefined) throw damaged('Texte, auf die ihre Zellen verweisen, fehlen')
    return text
  }

  private numberCell(value: string, style: number): Cell {
    if (value.trim() === '') return emptyCell
    const number = Number(value)
    if (!Number.isFinite(number)) return this.textCell(cellTextOf(value))
    return (this.context.displays[style] ?? general)(number)
  }

  private formulaOf(): string | undefined {
    const { formula, sharedId, rowIndex: row, column } = this
    if (sharedId === undefined) return formula === undefined ? undefined : formulaText(formula)
    if (formula !== undefined && formula !== '') {
      const anchor = { formula: formulaText(formula), row, column }
      this.anchors.set(sharedId, anchor)
      return anchor.formula
    }
    const anchor = this.anchors.get(sharedId)
    return anchor && sharedFormulaAt(anchor, row, column)
  }

  private endRow(): void {
    const { row } = this
    this.row = undefined
    if (!row) return
    const counts = hasContent(row.cells)
    this.context.repeatMerged(row)
    if (counts) this.rows.push(trimRow(row))
  }
}

function formulaText(formula: string): string {
  return cellTextOf(formula.slice(0, longestFormula))
}

function isoDateCell(value: string): Cell | undefined {
  const match = /^(\d{4})-(\d{2})-(\d{2})(T(\d{2}):(\d{2}):(\d{2})(?:\.\d+)?Z?)?$/.exec(value)
  if (!match || Number.isNaN(Date.parse(value))) return undefined
  const part = (at: number) => Number(match[at] ?? 0)
  const day = germanDay({ year: part(1), month: part(2), day: part(3) })
  if (match[4] === undefined) return { text: day, kind: 'date' }
  const time = clockTime((part(5) * 60 + part(6)) * 60 + part(7), { withSeconds: true })
  return { text: `${day} ${time}`, kind: 'date' }
}
