import type { Readable } from 'node:stream'
import { NotFound } from '@schrankwerk/service-kit'
import { writeXlsx } from '@schrankwerk/spreadsheet'
import { suppliedLinesOf } from './bom.queries.ts'
import type { BomDb, BomOwner } from './bom-owner.ts'
import { findBom } from './bom-state.queries.ts'
import { suppliedSheet } from './generated-sheets.ts'
import { lineSeenBy } from './seen-line.ts'

/** The lines of an owner's mapped list that the customer supplies, as an xlsx file. */
export async function writeSuppliedParts(
  db: BomDb,
  { ofOwner, view }: Pick<BomOwner, 'ofOwner' | 'view'>,
): Promise<Readable> {
  const bom = await findBom(db, ofOwner)
  if (!bom?.mapped_at) throw new NotFound('bom-missing')
  const lines = await suppliedLinesOf(db, bom.id)
  return writeXlsx({ sheets: [suppliedSheet(lines.map((line) => lineSeenBy(line, view)))] })
}
