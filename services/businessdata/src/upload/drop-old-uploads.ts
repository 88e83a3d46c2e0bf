import type { FileStore } from '@schrankwerk/service-kit'
import type { BusinessdataCtx } from '../businessdata-ctx.ts'
import { deleteOldUploads } from './upload.queries.ts'

/** Takes away what nobody has gone on with for a day, and finished uploads of which no repeat is to be expected. */
export async function dropOldUploads(
  { db, now }: Pick<BusinessdataCtx, 'db' | 'now'>,
  files: FileStore,
): Promise<void> {
  for (const { store_id } of await deleteOldUploads(db, now())) await files.abortParts(store_id)
}
