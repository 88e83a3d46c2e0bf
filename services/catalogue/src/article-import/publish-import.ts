import { articleImportEnded } from '@schrankwerk/contracts'
import { isUniqueViolation, publish, recordChange } from '@schrankwerk/service-kit'
import type { Kysely, Transaction } from 'kysely'
import type { CatalogueTables } from '../database/tables.ts'
import { countSkipped, type Holder, type ImportResult, markImportEnded } from './article-import.queries.ts'
import type { MasterNames } from './master-names.ts'
import {
  addAlternativeNumbers,
  countResults,
  createChangedTable,
  findExistingArticles,
  followChangedNumbers,
  insertMasterData,
  insertNewArticles,
  insertNewOrderNumbers,
  insertNewTypeNumbers,
  keepSkippedLines,
  prepareSession,
  type StagedShape,
  skipRepeatedLines,
  updateExistingArticles,
  writeWholesalerInfos,
} from './publish-import.queries.ts'

/** Ends an import with a sentence for the person who started it. */
export class ImportFailure extends Error {}

interface PublishOptions {
  db: Kysely<CatalogueTables>
  holder: Holder
  userId: string
  rows: number
  shape: StagedShape
  names: MasterNames
  /** Called before each statement; throws when the import was aborted. */
  onStep(share: number): void
}

const attempts = 3

/**
 * Makes the staged lines visible, all at once: one transaction that also writes the import's end. If somebody took one
 * of the numbers or names in between, everything is looked at again.
 */
export async function publishImport(options: PublishOptions): Promise<ImportResult> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await options.db.transaction().execute((tx) => publishOnce(tx, options))
    } catch (error) {
      const again = isUniqueViolation(error) || (error as { code?: string }).code === '40P01'
      if (!again || attempt === attempts) throw error
    }
  }
}

async function publishOnce(tx: Transaction<CatalogueTables>, options: PublishOptions): Promise<ImportResult> {
  const { holder, shape, names, onStep } = options
  const now = new Date()
  await prepareSession(tx)
  onStep(0)
  if (!(await insertMasterData(tx, names, shape.table)))
    throw new ImportFailure(
      'Ein Hersteller, eine Einheit oder eine Rabattgruppe der Datei wurde während des Imports gelöscht. Bitte starten Sie den Import erneut.',
    )
  await skipRepeatedLines(tx, shape)
  onStep(0.05)
  await findExistingArticles(tx, shape)
  await createChangedTable(tx)
  onStep(0.15)
  await updateExistingArticles(tx, shape, now)
  onStep(0.4)
  await followChangedNumbers(tx, shape)
  onStep(0.45)
  const created = await insertNewArticles(tx, shape, now)
  onStep(0.6)
  if (created > 0) {
    await insertNewOrderNumbers(tx, shape)
    onStep(0.8)
    if (shape.hasTypes) await insertNewTypeNumbers(tx, shape)
  }
  onStep(0.9)
  if (shape.hasAlternatives) await addAlternativeNumbers(tx, shape)
  if (shape.hasWholesaler) await writeWholesalerInfos(tx, shape)
  await keepSkippedLines(tx, holder.id, shape)
  const { existing, updated } = await countResults(tx)
  const skipped = await countSkipped(tx, holder.id)
  const result = { rows: options.rows, created, updated, unchanged: existing - updated, skipped }
  onStep(0.98)
  if (!(await markImportEnded(tx, holder, result))) throw new Error('The import is no longer ours.')
  await recordChange(
    tx,
    { actor: { userId: options.userId }, now: () => now },
    { entity: 'article-import', entityId: holder.id, action: 'imported', fields: shape.articleColumns },
  )
  await publish(
    tx,
    articleImportEnded,
    { importId: holder.id, userId: options.userId, state: 'ENDED' },
    { aggregateId: holder.id, aggregateVersion: 2 },
  )
  return result
}
