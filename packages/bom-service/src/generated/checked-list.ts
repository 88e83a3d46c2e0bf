import type { Readable } from 'node:stream'
import { NotFound } from '@schrankwerk/service-kit'
import { writeXlsx } from '@schrankwerk/spreadsheet'
import type { BomDb, BomOwner } from '../keeper/bom-owner.ts'
import { lineSeenBy } from '../list/seen-line.ts'
import { mappedLines } from './generated-entries.ts'
import { checkedSheet } from './generated-sheets.ts'

/** All lines of an owner's mapped list as the asker may read them, for so many cabinets, as an xlsx file. */
export async function writeCheckedList(
  db: BomDb,
  { ofOwner, view }: Pick<BomOwner, 'ofOwner' | 'view'>,
  amount: number,
): Promise<Readable> {
  const lines = await mappedLines(db, ofOwner)
  if (lines === undefined) throw new NotFound('bom-missing')
  const seen = lines.map((line) => lineSeenBy(line, view))
  return writeXlsx({ sheets: [checkedSheet(seen, view, amount)] })
}
