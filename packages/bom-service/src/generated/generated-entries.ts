import type { ZipEntry } from '@schrankwerk/service-kit'
import { writeXlsx } from '@schrankwerk/spreadsheet'
import type { BomDb, BomOwner } from '../keeper/bom-owner.ts'
import { linesOf } from '../list/bom.queries.ts'
import { findBom } from '../list/find-bom.queries.ts'
import { lineSeenBy } from '../list/seen-line.ts'
import { generatedSheets } from './generated-sheets.ts'

/** The generated parts lists of an owner for so many cabinets, as entries of a zip; none as long as nothing is mapped. */
export async function* generatedEntries(
  db: BomDb,
  { ofOwner, view }: Pick<BomOwner, 'ofOwner' | 'view'>,
  amount: number,
): AsyncIterable<ZipEntry> {
  const bom = await findBom(db, ofOwner)
  if (bom === undefined || bom.mapped_at === null) return
  const lines = (await linesOf(db, bom.id)).map((line) => lineSeenBy(line, view))
  for (const { filename, sheets } of generatedSheets(lines, view.showsPrices, amount)) {
    yield { name: filename, open: async () => writeXlsx({ sheets }) }
  }
}
