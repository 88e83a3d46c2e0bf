import { articleExportChanged } from '@schrankwerk/contracts'
import { type FileStore, inTransaction, publish } from '@schrankwerk/service-kit'
import type { Kysely } from 'kysely'
import type { CatalogueTables } from '../database/tables.ts'
import { dropOldExports } from './article-export.queries.ts'

export const keptDays = 30
/** Of all people together; the files of a large catalogue take some 200 MB each. */
const keptExports = 20

/** Drops old exports with their files at once: nobody deleted them by mistake. */
export async function tidyExports(parts: {
  db: Kysely<CatalogueTables>
  files: Pick<FileStore, 'remove'>
}): Promise<void> {
  const dropped = await inTransaction(parts, async (tx) => {
    const old = await dropOldExports(tx, { days: keptDays, amount: keptExports })
    for (const { id } of old.filter(({ wasDeleted }) => !wasDeleted))
      await publish(tx, articleExportChanged, { exportId: id }, { aggregateId: id, aggregateVersion: 3 })
    return old
  })
  for (const { fileKey } of dropped) if (fileKey) await parts.files.remove(fileKey)
}
