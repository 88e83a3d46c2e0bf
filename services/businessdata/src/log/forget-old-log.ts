import type { Kysely } from 'kysely'
import type { BusinessdataTables } from '../database/tables.ts'
import { pruneLog } from './log.queries.ts'

const keptMonths = 12
const slice = 5000

/** Takes away what was logged more than twelve months ago, in slices, so that nobody waits for it. */
export async function forgetOldLog(db: Kysely<BusinessdataTables>, now: Date): Promise<void> {
  const before = new Date(now)
  before.setUTCMonth(before.getUTCMonth() - keptMonths)
  let deleted: number
  do {
    deleted = await pruneLog(db, before, slice)
  } while (deleted === slice)
}
