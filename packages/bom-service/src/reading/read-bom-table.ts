import { hash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import {
  type Certainty,
  chooseSheet,
  type Sheet,
  type SheetChoice,
  type SheetRow,
} from '@schrankwerk/domain/bom'
import { Invalid } from '@schrankwerk/service-kit/worker'
import { type FurtherSheets, type Opened, readTable, type Table } from '@schrankwerk/spreadsheet'
import { sheetAsBefore } from '../remembered/header-before.ts'
import type { RememberedMapping } from '../remembered/remembered-mapping.queries.ts'
import { asTyped } from './as-typed.ts'
import { refusingUnreadable } from './spreadsheet-refusal.ts'

export interface TableChoice {
  sheet?: string | undefined
  encoding?: string | undefined
  separator?: string | undefined
  /** Sheets that are read besides, by the same columns. */
  furtherSheets?: readonly string[] | undefined
}

/** A sheet besides the one that was read. */
export interface OtherSheet {
  name: string
  /** Its place in the workbook, from 1. */
  number: number
  rows: SheetRow[]
  /** Chosen to be read too, and here whole; of any other only the first rows. */
  isRead: boolean
  hidden: boolean
}

export interface BomTable extends Omit<Table, 'rows'> {
  rows: SheetRow[]
  /** Of the file's bytes. */
  contentHash: string
  sheetReason: string
  sheetCertainty: Certainty
  /** In the order of the workbook. */
  others: OtherSheet[]
}

const sheetsLookedAt = 20
/** As many rows as are looked at of a sheet that is not read. */
export const rowsLookedAt = 400

/**
 * Reads the sheet that was chosen, or the one that most likely is the parts list, the further ones that were chosen, and
 * the beginning of each other. Where others are offered, one that was chosen and is not there is left out. A sheet with
 * the columns of a `remembered` list goes before one without. Throws the problem of a table that cannot be read. `path` is
 * a place on the disk, `filename` what the user called it.
 */
export async function readBomTable(
  path: string,
  filename: string,
  choice: TableChoice,
  {
    offersOthers = false,
    remembered = [],
  }: { offersOthers?: boolean; remembered?: readonly RememberedMapping[] } = {},
): Promise<BomTable> {
  return refusingUnreadable(async () => {
    const options = {
      filename,
      ...(choice.encoding === undefined ? {} : { encoding: choice.encoding }),
      ...(choice.separator === undefined ? {} : { separator: choice.separator }),
    }
    let picked: SheetChoice | undefined
    let others: OtherSheet[] = []
    if (choice.sheet !== undefined)
      picked = { name: choice.sheet, certainty: 'SURE', reason: 'Von Ihnen gewählt' }
    const table = await readTable(path, {
      ...options,
      ...(choice.sheet === undefined ? {} : { sheet: choice.sheet }),
      chooseSheet: async (opened) => {
        picked = await likeliestSheet(opened, remembered)
        return picked?.name
      },
      whileOpen: async (read, more) => {
        others = await otherSheets(read, more, choice.furtherSheets ?? [], offersOthers)
      },
    })
    return {
      ...table,
      rows: table.rows.map(asTyped),
      contentHash: hash('sha256', await readFile(path)),
      sheetReason: picked?.reason ?? 'Das einzige Tabellenblatt',
      sheetCertainty: picked?.certainty ?? 'SURE',
      others,
    }
  })
}

/** Looks at the beginning of every sheet; undefined where there is only one to take. */
async function likeliestSheet(
  opened: Opened,
  remembered: readonly RememberedMapping[],
): Promise<SheetChoice | undefined> {
  if (opened.sheets.length < 2) return undefined
  const sheets: Sheet[] = []
  for (const { name, hidden } of opened.sheets.slice(0, sheetsLookedAt)) {
    const rows: SheetRow[] = []
    for await (const row of opened.rows({ sheet: name, maxRows: rowsLookedAt })) rows.push(asTyped(row))
    if (rows.length > 0) sheets.push({ name, hidden, rows })
  }
  if (sheets.length === 0) return undefined
  const choice = chooseSheet(sheets)
  const isOnlyFilled = sheets.length === 1 && choice.certainty === 'SURE'
  const told = isOnlyFilled ? { ...choice, reason: onlyFilledOf(opened.sheets.length) } : choice
  return sheetAsBefore(told, sheets, remembered)
}

/** Why it is the one among so many of which the others hold nothing. */
function onlyFilledOf(count: number): string {
  if (count > sheetsLookedAt)
    return `Unter den ersten ${sheetsLookedAt} Tabellenblättern das einzige mit Inhalt`
  return `Das einzige Tabellenblatt mit Inhalt; ${count === 2 ? 'das andere ist leer' : 'die anderen sind leer'}`
}

async function otherSheets(
  { sheet, sheets }: Table,
  more: FurtherSheets,
  chosen: readonly string[],
  offersOthers: boolean,
): Promise<OtherSheet[]> {
  const within = sheets.slice(0, sheetsLookedAt)
  const unknown = chosen.find((name) => name === sheet || !within.some((one) => one.name === name))
  if (unknown !== undefined && !offersOthers)
    throw sheetNotRead(
      unknown,
      'Unter den ersten 20 Tabellenblättern der Datei gibt es kein weiteres dieses Namens.',
    )
  const others: OtherSheet[] = []
  for (const [at, { name, hidden }] of within.entries()) {
    const isRead = chosen.includes(name)
    if (name === sheet) continue
    const rows = isRead ? await more.all(name) : await more.head(name, rowsLookedAt)
    others.push({ name, number: at + 1, rows: rows.map(asTyped), isRead, hidden })
  }
  return others
}

/** A further sheet that was chosen and cannot be read with the first one. */
export const sheetNotRead = (name: string, why: string): Invalid =>
  new Invalid([{ path: 'furtherSheets', code: 'sheet-differs', detail: `„${name}“: ${why}` }])
