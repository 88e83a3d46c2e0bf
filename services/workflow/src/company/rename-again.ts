import { doDueJobs, scheduleJob } from '@schrankwerk/service-kit'
import type { Kysely, Transaction } from 'kysely'
import { isLatest, renameCompany } from '../database/company-name.queries.ts'
import type { WorkflowTables } from '../database/tables.ts'

const kind = 'rename-company'

interface Renaming {
  companyId: string
  name: string
  version: number
}

/** Longer than anybody's name of a company is held, and than a transaction may take that began before. */
const afterMs = 5 * 60_000

/** What was written with the former name while the new one was told gets the new one too. */
export const scheduleRenaming = (
  tx: Transaction<WorkflowTables>,
  renaming: Renaming,
  now: Date,
): Promise<void> =>
  scheduleJob(tx, {
    kind,
    key: `${renaming.companyId} ${renaming.version}`,
    dueAt: new Date(now.getTime() + afterMs),
    payload: renaming,
  })

export const renameAgain = (db: Kysely<WorkflowTables>): Promise<void> =>
  doDueJobs(db, kind, async (tx, { payload }) => {
    const { companyId, name, version } = payload as Renaming
    if (await isLatest(tx, companyId, version)) await renameCompany(tx, companyId, name)
  })
