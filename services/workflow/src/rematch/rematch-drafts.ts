import { bomRematched, getArticleNumbers } from '@schrankwerk/contracts'
import { doDueJobs, publish, scheduleJob } from '@schrankwerk/service-kit'
import type { Kysely, Transaction } from 'kysely'
import type { CatalogueClient } from '../catalogue-client.ts'
import type { WorkflowTables } from '../database/tables.ts'
import { settleMissingNumbers } from '../missing-number/settle-missing-numbers.ts'
import { lockOwner } from '../owner/find-owner.ts'
import { idOf } from '../owner/owner.ts'
import { draftsNaming, findDraft } from './rematch.queries.ts'
import { findNewMatches, writeNewMatches } from './rematch-list.ts'

type Tx = Transaction<WorkflowTables>

/** Plans to look for drafts with lines that name an article's numbers; `cause` is the event that says so. */
export const scheduleRematch = (tx: Tx, cause: string, articleId: string): Promise<void> =>
  scheduleJob(tx, { kind: 'find-drafts', key: cause, dueAt: new Date(), payload: { articleId } })

/** Does what was planned: finds the drafts of each article, then matches each list in a transaction of its own. */
export async function rematchDrafts(db: Kysely<WorkflowTables>, catalogue: CatalogueClient): Promise<void> {
  await doDueJobs(db, 'find-drafts', (tx, { key, payload }) =>
    findDrafts(tx, catalogue, key, (payload as { articleId: string }).articleId),
  )
  await doDueJobs(db, 'rematch-draft', (tx, { key, payload }) =>
    rematchDraft(tx, catalogue, key, payload as DraftToRematch),
  )
}

interface DraftToRematch {
  bomId: string
  numbers: string[]
}

async function findDrafts(
  tx: Tx,
  catalogue: CatalogueClient,
  cause: string,
  articleId: string,
): Promise<void> {
  const { numbers } = await catalogue.call(getArticleNumbers, { query: { articleId }, requestId: cause })
  if (numbers.length === 0) return
  await settleMissingNumbers(tx, catalogue, { requestId: cause, numbers })
  for (const { bomId } of await draftsNaming(tx, numbers))
    await scheduleJob(tx, {
      kind: 'rematch-draft',
      key: `${cause} ${bomId}`,
      dueAt: new Date(),
      payload: { bomId, numbers } satisfies DraftToRematch,
    })
}

/**
 * Gives lines of a draft the articles that they name since the catalogue has them. The draft's version stays: whoever is
 * editing it has not changed anything, and saves as if nothing had happened.
 */
async function rematchDraft(
  tx: Tx,
  catalogue: CatalogueClient,
  requestId: string,
  { bomId, numbers }: DraftToRematch,
): Promise<void> {
  const draft = await findDraft(tx, bomId)
  if (draft === undefined) return
  const { owner, companyId } = draft
  const matches = await findNewMatches(tx, { catalogue, companyId, requestId }, bomId, { numbers })
  if (matches.length === 0) return
  const now = new Date()
  await lockOwner(tx, { now: () => now }, owner)
  if ((await findDraft(tx, bomId)) === undefined) return
  const { lineIds, times } = await writeNewMatches(tx, bomId, matches, now)
  if (lineIds.length === 0) return
  const ownerId = idOf(owner)
  await publish(
    tx,
    bomRematched,
    { ownerId, companyId, lines: lineIds.length },
    { aggregateId: bomId, aggregateVersion: times },
  )
}
