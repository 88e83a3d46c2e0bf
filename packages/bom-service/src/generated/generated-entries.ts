import type { ZipEntry } from '@schrankwerk/service-kit'
import { writeXlsx } from '@schrankwerk/spreadsheet'
import type { Kysely } from 'kysely'
import type { BomOwner } from '../keeper/bom-owner.ts'
import type { BomTables, LineRow } from '../keeper/bom-tables.ts'
import { linesInSlices } from '../list/bom.queries.ts'
import { findBom } from '../list/find-bom.queries.ts'
import { lineSeenBy } from '../list/seen-line.ts'
import { generatedSheets } from './generated-sheets.ts'

/** The generated parts lists of an owner for so many cabinets, as entries of a zip; none as long as nothing is mapped. */
export async function* generatedEntries(
  db: Kysely<BomTables>,
  { ofOwner, view }: Pick<BomOwner, 'ofOwner' | 'view'>,
  amount: number,
): AsyncIterable<ZipEntry> {
  const lines = await mappedLines(db, ofOwner)
  if (lines === undefined) return
  const seen = lines.map((line) => lineSeenBy(line, view))
  for (const { filename, sheets } of generatedSheets(seen, view.showsPrices, amount)) {
    yield { name: filename, open: async () => writeXlsx({ sheets }) }
  }
}

/** All slices of one state of the list; undefined as long as nothing is mapped. */
export const mappedLines = (
  db: Kysely<BomTables>,
  ofOwner: BomOwner['ofOwner'],
): Promise<LineRow[] | undefined> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      const bom = await findBom(tx, ofOwner)
      return bom?.mapped_at ? linesInSlices(tx, bom.id) : undefined
    })
