import type { Readable } from 'node:stream'
import { NotFound } from '@schrankwerk/service-kit'
import { writeXlsx } from '@schrankwerk/spreadsheet'
import type { BomDb, BomOwner } from '../keeper/bom-owner.ts'
import { suppliedLinesOf } from '../list/bom.queries.ts'
import { findBom } from '../list/find-bom.queries.ts'
import { lineSeenBy } from '../list/seen-line.ts'
import { suppliedSheet } from './generated-sheets.ts'

/** The lines of an owner's mapped list that the customer supplies, for so many cabinets, as an xlsx file. */
export async function writeSuppliedParts(
  db: BomDb,
  { ofOwner, view }: Pick<BomOwner, 'ofOwner' | 'view'>,
  amount: number,
): Promise<Readable> {
  const bom = await findBom(db, ofOwner)
  if (!bom?.mapped_at) throw new NotFound('bom-missing')
  const lines = await suppliedLinesOf(db, bom.id)
  return writeXlsx({
    sheets: [
      suppliedSheet(
        lines.map((line) => lineSeenBy(line, view)),
        amount,
      ),
    ],
  })
}
