import { cleanText } from '../cell/cell-text.ts'
import { builtInFormats, type NumberDisplay, numberDisplay } from '../cell/number-display.ts'
import { notATable, SpreadsheetProblem, saveAsXlsx } from '../spreadsheet-problem.ts'
import { attributeOf, readXml } from './parse-xml.ts'
import type { ZipArchive } from './zip-archive.ts'

export interface WorkbookSheet {
  name: string
  hidden: boolean
  part: string
}

export interface Workbook {
  sheets: WorkbookSheet[]
  date1904: boolean
  sharedTextsPart?: string
  stylesPart?: string
}

interface Relation {
  type: string
  target: string
}

const mostSheets = 500

/** Whether an attribute that is true or false says true. */
export const isOn = (value: string): boolean => /^(1|true|on)$/.test(value)

/** Finds the workbook and what belongs to it by its relations; names of parts alone mean nothing. */
export async function readWorkbook(zip: ZipArchive, signal?: AbortSignal): Promise<Workbook> {
  const part = await findWorkbookPart(zip, signal)
  const relations = await readRelations(zip, part, signal)
  const byType = (type: string) => [...relations.values()].find((relation) => relation.type === type)?.target
  const workbook: Workbook = {
    sheets: [],
    date1904: false,
    sharedTextsPart: byType('sharedStrings'),
    stylesPart: byType('styles'),
  }
  await readXml(zip.read(part, signal), {
    open(name, attributes) {
      if (name === 'workbookPr' && attributes.date1904 !== undefined) {
        workbook.date1904 = isOn(attributes.date1904)
      }
      if (name !== 'sheet') return
      const relation = relations.get(attributeOf(attributes, 'id') ?? '')
      // Chart and dialog sheets hold no cells.
      if (relation?.type !== 'worksheet') return
      if (workbook.sheets.length >= mostSheets) throw new SpreadsheetProblem('too-large')
      workbook.sheets.push({
        name: cleanText(attributes.name ?? ''),
        hidden: /^(hidden|veryHidden)$/.test(attributes.state ?? ''),
        part: relation.target,
      })
    },
  })
  if (workbook.sheets.length === 0) {
    throw new SpreadsheetProblem(
      'no-sheet',
      'Die Datei enthält kein Tabellenblatt. Bitte wählen Sie eine andere Datei.',
    )
  }
  return workbook
}

async function findWorkbookPart(zip: ZipArchive, signal?: AbortSignal): Promise<string> {
  if (zip.has('_rels/.rels')) {
    const relations = await readRelations(zip, '', signal)
    const main = [...relations.values()].find((relation) => relation.type === 'officeDocument')
    if (main && zip.has(main.target)) return requireXlsx(main.target)
  }
  if (zip.has('xl/workbook.xml')) return 'xl/workbook.xml'
  if (zip.has('mimetype') && zip.has('content.xml')) throw saveAsXlsx('ein OpenDocument')
  throw new SpreadsheetProblem(zip.has('xl/_rels/workbook.xml.rels') ? 'damaged' : 'not-a-spreadsheet')
}

function requireXlsx(part: string): string {
  if (/\.bin$/i.test(part)) throw saveAsXlsx('eine binäre Arbeitsmappe (.xlsb)')
  if (/(^|\/)word\//i.test(part)) throw notATable('ein Word-Dokument')
  if (/(^|\/)ppt\//i.test(part)) throw notATable('eine PowerPoint-Präsentation')
  if (!/(^|\/)xl\/|workbook/i.test(part)) throw new SpreadsheetProblem('not-a-spreadsheet')
  return part
}

async function readRelations(
  zip: ZipArchive,
  part: string,
  signal?: AbortSignal,
): Promise<Map<string, Relation>> {
  const slash = part.lastIndexOf('/')
  const folder = part.slice(0, slash + 1)
  const relationsPart = `${folder}_rels/${part.slice(slash + 1)}.rels`
  const relations = new Map<string, Relation>()
  if (!zip.has(relationsPart)) return relations
  await readXml(zip.read(relationsPart, signal), {
    open(name, attributes) {
      // External targets are never followed.
      if (name !== 'Relationship' || attributes.TargetMode === 'External') return
      const type = (attributes.Type ?? '').split('/').at(-1)!
      relations.set(attributes.Id ?? '', { type, target: resolvePart(folder, attributes.Target ?? '') })
    },
  })
  return relations
}

function resolvePart(folder: string, target: string): string {
  if (target.startsWith('/')) return target.slice(1)
  const steps: string[] = []
  for (const step of `${folder}${target}`.split('/')) {
    if (step === '..') steps.pop()
    else if (step !== '.' && step !== '') steps.push(step)
  }
  return steps.join('/')
}

/** What cell formats say, by their index (`s` of a cell). */
export interface CellStyles {
  displays: NumberDisplay[]
  /** Whether their font is struck out. */
  struck: boolean[]
}

export async function readStyles(
  zip: ZipArchive,
  workbook: Workbook,
  signal?: AbortSignal,
): Promise<CellStyles> {
  const displays: NumberDisplay[] = []
  const struck: boolean[] = []
  if (!workbook.stylesPart || !zip.has(workbook.stylesPart)) return { displays, struck }
  const struckFonts: boolean[] = []
  const formats = new Map<number, string>()
  const known = new Map<string, NumberDisplay>()
  let inCellFormats = false
  let inFonts = false
  await readXml(zip.read(workbook.stylesPart, signal), {
    open(name, attributes) {
      if (name === 'numFmt') formats.set(Number(attributes.numFmtId), attributes.formatCode ?? '')
      if (name === 'fonts') inFonts = true
      if (inFonts && name === 'font') struckFonts.push(false)
      if (inFonts && name === 'strike' && struckFonts.length > 0)
        struckFonts[struckFonts.length - 1] = isOn(attributes.val ?? '1')
      if (name === 'cellXfs') inCellFormats = true
      if (name !== 'xf' || !inCellFormats) return
      const id = Number(attributes.numFmtId ?? 0)
      const format = formats.get(id) ?? builtInFormats[id] ?? 'General'
      let display = known.get(format)
      if (!display) {
        display = numberDisplay(format, workbook)
        known.set(format, display)
      }
      displays.push(display)
      struck.push(struckFonts[Number(attributes.fontId ?? 0)] ?? false)
    },
    close(name) {
      if (name === 'cellXfs') inCellFormats = false
      if (name === 'fonts') inFonts = false
    },
  })
  return { displays, struck }
}
