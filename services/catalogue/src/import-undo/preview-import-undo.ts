import type { UndoPreview } from '@schrankwerk/contracts'
import { NotFound, type Sendable } from '@schrankwerk/service-kit'
import type { Kysely } from 'kysely'
import { presentImport } from '../article-import/article-import.presenter.ts'
import type { CatalogueTables } from '../database/tables.ts'
import { changedFields } from '../import-proposal/proposal.presenter.ts'
import { selectNames } from '../import-proposal/proposal.queries.ts'
import type { UndoPlan } from './keep-before.queries.ts'
import { selectMade } from './made-master-data.queries.ts'
import {
  countCreated,
  selectExamples,
  stayingArticles,
  type UndoneArticle,
} from './preview-import-undo.queries.ts'
import { findObstacle, findUndoable, type UndoableImport } from './undo-obstacle.queries.ts'

type Db = Kysely<CatalogueTables>
const mostNames = 100

/** What undoing an import would change, or what stands against it. */
export async function previewImportUndo(db: Db, id: string): Promise<Sendable<UndoPreview>> {
  const row = await findUndoable(db, id)
  if (!row) throw new NotFound()
  const { plan } = row
  const isKept = row.state === 'ENDED' && plan !== null && row.undo_until !== null
  return {
    import: presentImport(row),
    obstacle: (await obstacleOf(db, row)) ?? null,
    ...(isKept ? await countCreated(db, plan) : { deleted: 0, kept: { byCompanies: 0, byOperator: 0 } }),
    restored: plan?.updated ?? 0,
    broughtBack: plan?.deleted ?? 0,
    discountGroups: plan?.percents.length ?? 0,
    masterData: isKept ? await madeOf(db, id, plan) : [],
    examples: isKept ? await examplesOf(db, id, plan) : [],
  }
}

async function obstacleOf(db: Db, row: UndoableImport) {
  if (row.state === 'ENDED') return findObstacle(db, row, { keepRemembered: true })
  return {
    kind: 'NOT_KEPT' as const,
    detail: 'Nur ein abgeschlossener Import kann rückgängig gemacht werden.',
  }
}

async function madeOf(db: Db, id: string, plan: UndoPlan) {
  const made = await selectMade(db, plan, stayingArticles(id, plan))
  return made.slice(0, mostNames).map(({ kind, name, stays }) => ({ kind, name, stays }))
}

async function examplesOf(db: Db, id: string, plan: UndoPlan) {
  const articles = await selectExamples(db, id, plan)
  const ids = (column: string) =>
    articles.flatMap((article) => [article[column], article[`old_${column}`]]).filter(Boolean) as string[]
  const names = await selectNames(db, {
    manufacturers: ids('manufacturer_id'),
    units: ids('unit_id'),
    groups: ids('discount_group_id'),
  })
  return articles.map((article) => presentExample(article, plan, names))
}

function presentExample(
  article: UndoneArticle,
  { columns }: UndoPlan,
  names: ReadonlyMap<string, string>,
): Sendable<UndoPreview['examples'][number]> {
  const former = (column: string) =>
    article.act === 'RESTORE' && columns.includes(column) ? article[`old_${column}`] : article[column]
  return {
    act: article.act,
    articleId: article.id,
    manufacturerName: (article.manufacturer_id && names.get(article.manufacturer_id)) ?? null,
    orderNumber: article.order_number,
    manufacturerNumber: article.manufacturer_number,
    description: article.description,
    changes: changedFields((column) => article[column], former, names),
  }
}
