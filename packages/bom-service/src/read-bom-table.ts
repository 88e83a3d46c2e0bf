import { hash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import {
  type Certainty,
  chooseSheet,
  type Sheet,
  type SheetChoice,
  type SheetRow,
} from '@schrankwerk/domain/bom'
import { type Opened, readTable, type Table } from '@schrankwerk/spreadsheet'
import { refusingUnreadable } from './spreadsheet-refusal.ts'

export interface TableChoice {
  sheet?: string | undefined
  encoding?: string | undefined
  separator?: string | undefined
}

export interface BomTable extends Omit<Table, 'rows'> {
  rows: SheetRow[]
  /** Of the file's bytes. */
  contentHash: string
  sheetReason: string
  sheetCertainty: Certainty
}

const sheetsLookedAt = 20
const rowsLookedAt = 400

/**
 * Reads the sheet that was chosen, or the one that most likely is the parts list. Throws the problem of a table that
 * cannot be read. `path` is a place on the disk, `filename` what the user called it.
 */
export async function readBomTable(path: string, filename: string, choice: TableChoice): Promise<BomTable> {
  return refusingUnreadable(async () => {
    const options = {
      filename,
      ...(choice.encoding === undefined ? {} : { encoding: choice.encoding }),
      ...(choice.separator === undefined ? {} : { separator: choice.separator }),
    }
    let picked: SheetChoice | undefined
    if (choice.sheet !== undefined)
      picked = { name: choice.sheet, certainty: 'SURE', reason: 'Von Ihnen gewählt' }
    const table = await readTable(path, {
      ...options,
      ...(choice.sheet === undefined ? {} : { sheet: choice.sheet }),
      chooseSheet: async (opened) => {
        picked = await likeliestSheet(opened)
        return picked?.name
      },
    })
    return {
      ...table,
      contentHash: hash('sha256', await readFile(path)),
      sheetReason: picked?.reason ?? 'Das einzige Blatt',
      sheetCertainty: picked?.certainty ?? 'SURE',
    }
  })
}

/** Looks at the beginning of every sheet; undefined where there is only one to take. */
async function likeliestSheet(opened: Opened): Promise<SheetChoice | undefined> {
  if (opened.sheets.length < 2) return undefined
  const sheets: Sheet[] = []
  for (const { name, hidden } of opened.sheets.slice(0, sheetsLookedAt)) {
    const rows: SheetRow[] = []
    for await (const row of opened.rows({ sheet: name, maxRows: rowsLookedAt })) rows.push(row)
    if (rows.length > 0) sheets.push({ name, hidden, rows })
  }
  return sheets.length === 0 ? undefined : chooseSheet(sheets)
}
