import {
  createDatabase,
  createPool,
  type HeldJob,
  type JobRunner,
  type Logger,
  NotFound,
  type RunningJob,
  runJobs,
} from '@schrankwerk/service-kit'
import type { Kysely } from 'kysely'
import type { CatalogueTables } from '../database/tables.ts'
import { publishProposal } from '../import-proposal/publish-proposal.ts'
import { undoImport } from '../import-undo/undo-import.ts'
import { findImport } from './article-import.queries.ts'
import { cancelOnAbort } from './cancel-statements.ts'
import { clearDeadImports, endStoppedImport } from './end-stopped-import.ts'
import { type DecisionPayload, decisionJob } from './import-progress.ts'
import { type RebuildRule, rebuildRule } from './rebuild-rule.ts'

/** What accepting or undoing works with. */
export interface Decision {
  db: Kysely<CatalogueTables>
  job: HeldJob
  rebuild: RebuildRule
  /** Called before each statement; throws when it was aborted. */
  onStep(share: number): void
}

interface RunnerOptions {
  db: Kysely<CatalogueTables>
  databaseUrl: string
  log: Logger
  rebuild?: RebuildRule | undefined
}

/**
 * Accepts proposals and undoes imports: the database does all of it, in one transaction each. Tried once; what did not
 * come to its end is a proposal, or an import that has ended, as before.
 */
export function createDecisionRunner({ db, log, ...options }: RunnerOptions): JobRunner {
  return runJobs<CatalogueTables, DecisionPayload | null>(
    { db, log },
    {
      ...decisionJob,
      tries: 1,
      // One is open at a time; an aborted one may still be on its way out.
      atOnce: 2,
      beatMs: 300,
      run: (job) => decide(job, { db, log, ...options }),
      onFailed: (tx, job, error) => endStoppedImport(tx, job.id, error),
    },
  )
}

async function decide(
  job: RunningJob<DecisionPayload | null>,
  { db, databaseUrl, log, rebuild = rebuildRule }: RunnerOptions,
): Promise<void> {
  const row = await findImport(db, job.id)
  if (!row) throw new NotFound()
  const workPool = createPool(databaseUrl, 'catalogue', { max: 1, statementTimeoutMs: 0, log })
  const cancelling = cancelOnAbort(workPool, db, job.signal)
  const onStep = (share: number) => {
    job.signal.throwIfAborted()
    job.report({ percent: 100 * share, rows: row.rows })
  }
  try {
    const keepRemembered = job.payload?.keepRemembered ?? false
    const decision = { db: createDatabase<CatalogueTables>(workPool), job, rebuild, onStep }
    await (row.work === 'UNDO' ? undoImport({ ...decision, keepRemembered }) : publishProposal(decision))
  } finally {
    cancelling.stop()
    await workPool.end()
  }
  await clearDeadImports(db)
}
