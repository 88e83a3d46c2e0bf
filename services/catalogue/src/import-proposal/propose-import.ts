import { articleImportProposed } from '@schrankwerk/contracts'
import { endJob, publish } from '@schrankwerk/service-kit/job-thread'
import { markImportProposed } from '../article-import/article-import.queries.ts'
import {
  findByManufacturerNumber,
  findByOrderNumber,
  skipRepeatedLines,
} from '../article-import/find-articles.queries.ts'
import { skipUnfittingLines } from '../article-import/find-changes.queries.ts'
import {
  keepFormerPercents,
  notePrices,
  noteTakenAlternatives,
} from '../article-import/import-remarks.queries.ts'
import { keepSkippedLines, prepareSession } from '../article-import/publish-import.queries.ts'
import type { PublishOptions } from '../article-import/publish-import.ts'
import { reachOf } from '../article-import/rebuild-rule.ts'
import { dropWorkTables } from '../article-import/work-tables.queries.ts'
import { noteNewArticles } from './note-new-articles.queries.ts'
import { insertProposal } from './proposal.queries.ts'
import { chosenAtFirst, storedNames } from './proposal-plan.ts'
import { countNeeds, countProposalRows, createProposalRows } from './propose-import.queries.ts'

/** Says of every staged line what would become of it, for a person to look at; the catalogue stays as it is. */
export async function proposeImport({
  db,
  job,
  userId,
  rows,
  lines,
  shape,
  names,
  asks = false,
  rebuild,
  onStep,
}: PublishOptions): Promise<void> {
  const { table, ...planned } = shape
  await db.transaction().execute(async (tx) => {
    await prepareSession(tx)
    onStep(0)
    const skipped = await skipRepeatedLines(tx, shape)
    onStep(0.1)
    const { meansMany } = await reachOf(tx, lines, rebuild)
    await findByOrderNumber(tx, shape, { held: [], meansMany })
    await findByManufacturerNumber(tx, shape, { lines, skipped, held: [] })
    await skipUnfittingLines(tx, shape)
    await notePrices(tx, job.id, shape, { skipped, asks })
    await noteNewArticles(tx, job.id, shape)
    if (shape.hasAlternatives)
      await noteTakenAlternatives(tx, job.id, { ...shape, articles: 'article', numbers: 'article_number' })
    onStep(0.4)
    await keepSkippedLines(tx, job.id, shape)
    await createProposalRows(tx, job.id, planned)
    await keepFormerPercents(tx, job.id)
    onStep(0.9)
    await dropWorkTables(tx, table)
    const counts = await countProposalRows(tx, job.id, planned)
    const needs = await countNeeds(tx, job.id, names)
    const plan = { rows, shape: planned, names: storedNames(names), needs }
    await insertProposal(tx, job.id, { plan, counts, chosen: chosenAtFirst })
    const editVersion =
      (await endJob(tx, job, counts)) &&
      (await markImportProposed(tx, job.id, { rows, skipped: counts.classes.SKIPPED ?? 0 }))
    if (!editVersion) throw new Error('The import is no longer ours.')
    await publish(
      tx,
      articleImportProposed,
      { importId: job.id, userId },
      { aggregateId: job.id, aggregateVersion: editVersion },
    )
  })
}
