import { setTimeout as pause } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import { findPageEnd, firstId } from '../article/id-range.queries.ts'
import { findRunningImport } from '../article-import/article-import.queries.ts'
import type { CatalogueTables } from '../database/tables.ts'
import { readTrait } from './read-trait.ts'
import {
  deleteGoneTraits,
  selectUnreadOf,
  takeReadersTurn,
  tidyTraits,
  writeTraits,
} from './trait.queries.ts'

const pageSize = 5000
const importLookMs = 1000
/** Fewer leave index and statistics as good as they were. */
const worthTidying = 1000

/** Goes through all articles by id and reads those whose trait is missing or of another text; answers how many. */
export async function readAllTraits(
  db: Kysely<CatalogueTables>,
  report: (read: number) => void = () => undefined,
): Promise<number> {
  await takeReadersTurn(db)
  let read = 0
  let after = firstId
  for (;;) {
    // An import goes first; it asks for another round when it has ended.
    while (await findRunningImport(db)) await pause(importLookMs)
    const upTo = await findPageEnd(db, after, pageSize)
    const unread = await selectUnreadOf(db, { after, upTo })
    await writeTraits(
      db,
      unread.map((article) => ({ ...article, ...readTrait(article) })),
    )
    await deleteGoneTraits(db, { after, upTo })
    read += unread.length
    report(read)
    if (upTo === null) break
    after = upTo
  }
  if (read >= worthTidying) await tidyTraits(db)
  return read
}
