import { articleImportUndone } from '@schrankwerk/contracts'
import { endJob, NotFound, publish, recordChange } from '@schrankwerk/service-kit'
import type { Transaction } from 'kysely'
import { countArticles } from '../article/list-articles.queries.ts'
import type { Decision } from '../article-import/decision-runner.ts'
import { ImportFailure } from '../article-import/import-failure.ts'
import type { DecisionPayload } from '../article-import/import-progress.ts'
import { prepareSession } from '../article-import/publish-import.queries.ts'
import {
  createNext,
  holdArticles,
  indexNext,
  nextOf,
  type Rebuilt,
  replaceByNext,
} from '../article-import/rebuild-table.queries.ts'
import type { CatalogueTables } from '../database/tables.ts'
import { countNaming, recountArticles } from '../master-data/article-amounts.queries.ts'
import { askForTraits } from '../trait/trait-runner.ts'
import { beforeTables, type UndoPlan } from './keep-before.queries.ts'
import { deleteMade } from './made-master-data.queries.ts'
import {
  bringBackArticles,
  bringBackNumbers,
  copyFormerArticles,
  copyFormerNumbers,
  countKept,
  deleteLaterNumbers,
  holdCreated,
  holdGroups,
  markImportUndone,
  restoreArticles,
  restorePercents,
  restoreWholesalers,
  selectUndone,
} from './undo-import.queries.ts'
import { findObstacle, findUndoable } from './undo-obstacle.queries.ts'

type Undoing = Decision & DecisionPayload

const attempts = 3

/**
 * Brings the catalogue back to before an import, all at once, or leaves everything as it is. If somebody chose an article
 * that goes in between, everything is looked at again.
 */
export async function undoImport(decision: Undoing): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await undoOnce(decision)
    } catch (error) {
      const again = ['23503', '40P01'].includes((error as { code?: string }).code ?? '')
      if (!again || attempt === attempts) throw error
    }
  }
}

async function undoOnce({ db, job, rebuild, keepRemembered, onStep }: Undoing): Promise<void> {
  const now = new Date()
  await db.transaction().execute(async (tx) => {
    await prepareSession(tx)
    await holdArticles(tx)
    onStep(0)
    const row = await findUndoable(tx, job.id)
    if (!row?.plan) throw new NotFound()
    const { plan } = row
    const { created, updated } = plan
    await holdGroups(tx, plan)
    const articles = await countArticles(tx, [])
    const isMost = (written: number) => articles >= rebuild.articles && written >= rebuild.share * articles
    const tables: Rebuilt[] = [
      ...(isMost(created + updated) ? (['article'] as const) : []),
      ...(isMost(created) ? (['article_number'] as const) : []),
    ]
    if (!tables.includes('article')) await holdCreated(tx, plan)
    const obstacle = await findObstacle(tx, row, { keepRemembered })
    if (obstacle) throw new ImportFailure(`${obstacle.detail} Am Katalog wurde nichts geändert.`)
    const kept = keepRemembered ? await countKept(tx, plan) : 0
    onStep(0.1)
    await writeFormer(tx, job.id, { plan, tables, onStep: (share) => onStep(0.1 + 0.8 * share) })
    const staying = tables.includes('article') ? nextOf('article') : 'article'
    await restorePercents(tx, plan, now)
    await deleteMade(tx, plan, staying)
    // Nobody else has written articles since they are held.
    await recountArticles(tx, await countNaming(tx, staying))
    if (tables.length > 0) await replaceByNext(tx, tables, () => onStep(0.95))
    const userId = row.decided_by!
    const editVersion = (await endJob(tx, job, { kept })) && (await markImportUndone(tx, job.id))
    if (!editVersion) throw new Error('The undoing is no longer ours.')
    await askForTraits(tx)
    const actor = { actor: { userId }, now: () => now }
    await recordChange(tx, actor, { entity: 'article-import', entityId: job.id, action: 'undo' })
    await publish(
      tx,
      articleImportUndone,
      { importId: job.id, userId },
      { aggregateId: job.id, aggregateVersion: editVersion },
    )
  })
}

interface Writing {
  plan: UndoPlan
  /** Those that are written anew; what changes most of a table is slower where it is. */
  tables: Rebuilt[]
  onStep(share: number): void
}

async function writeFormer(
  tx: Transaction<CatalogueTables>,
  importId: string,
  { plan, tables, onStep }: Writing,
): Promise<void> {
  const before = beforeTables(importId)
  await selectUndone(tx, plan, before)
  if (tables.includes('article')) {
    await createNext(tx, 'article')
    await copyFormerArticles(tx, plan, before)
    await bringBackArticles(tx, before, nextOf('article'))
    await indexNext(tx, 'article', (share) => onStep(0.1 + 0.4 * share))
  } else {
    await restoreArticles(tx, plan, before)
    await bringBackArticles(tx, before, 'article')
  }
  onStep(0.5)
  if (tables.includes('article_number')) {
    await createNext(tx, 'article_number')
    await copyFormerNumbers(tx, before)
    await bringBackNumbers(tx, before, nextOf('article_number'))
    await indexNext(tx, 'article_number', (share) => onStep(0.5 + 0.4 * share))
  } else {
    await deleteLaterNumbers(tx, before)
    await bringBackNumbers(tx, before, 'article_number')
  }
  onStep(0.9)
  await restoreWholesalers(tx, before)
}
