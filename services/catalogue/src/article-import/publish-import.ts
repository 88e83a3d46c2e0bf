import { articleImportEnded } from '@schrankwerk/contracts'
import { type HeldJob, isUniqueViolation, publish, recordChange } from '@schrankwerk/service-kit'
import type { Kysely, Transaction } from 'kysely'
import { countArticles } from '../article/list-articles.queries.ts'
import type { CatalogueTables } from '../database/tables.ts'
import { keptDays } from '../import-proposal/proposal-plan.ts'
import {
  deleteGoneArticles,
  dropUnneededNames,
  skipLeftOutLines,
  type TakenProposal,
} from '../import-proposal/take-proposal.queries.ts'
import {
  beforeTables,
  createBeforeTables,
  forgetEarlier,
  insertUndo,
  keepBefore,
  keepNumbers,
  selectTouched,
} from '../import-undo/keep-before.queries.ts'
import { recountArticles } from '../master-data/article-amounts.queries.ts'
import { askForTraits } from '../trait/trait-runner.ts'
import { countSkipped, type ImportResult, markImportEnded } from './article-import.queries.ts'
import { aside, type Beside, inside } from './beside.ts'
import {
  expectedColumns,
  findByManufacturerNumber,
  findByOrderNumber,
  skipRepeatedLines,
} from './find-articles.queries.ts'
import {
  type Changes,
  countChanges,
  countUpdated,
  createChangedBeside,
  keptColumns,
  skipUnfittingLines,
} from './find-changes.queries.ts'
import { keepGroupsWithoutPercent } from './groups-without-percent.queries.ts'
import { ImportFailure } from './import-failure.ts'
import { notePrices, type WrittenPercents, writeGroupPercents } from './import-remarks.queries.ts'
import { changesUnits, convertWholesalerPrices } from './line-prices.queries.ts'
import {
  countLines,
  countStaged,
  type Extent,
  holdWholesaler,
  insertMasterData,
  keepSkippedLines,
  type NamesOfFile,
  prepareSession,
  type Sql,
  type StagedShape,
} from './publish-import.queries.ts'
import {
  createNext,
  dropNext,
  holdArticles,
  indexNext,
  nextOf,
  type Rebuilt,
  replaceByNext,
} from './rebuild-table.queries.ts'
import { dropWorkTables } from './work-tables.queries.ts'
import {
  copyArticles,
  insertNewArticles,
  updateChangedArticles,
  writeWholesalerInfos,
} from './write-articles.queries.ts'
import {
  addAlternativeNumbers,
  copyNumbers,
  followChangedNumbers,
  insertNewManufacturerNumbers,
  insertNewOrderNumbers,
} from './write-numbers.queries.ts'

/** Tables of at least so many articles are built anew where the import writes this share of them, or more. */
export interface RebuildRule {
  articles: number
  share: number
}

export interface PublishOptions {
  db: Kysely<CatalogueTables>
  job: HeldJob
  userId: string
  rows: number
  shape: Omit<StagedShape, 'articles' | 'numbers' | 'before'>
  names: NamesOfFile
  /** Whether any line says of a price that it is asked for; what is to be said of it, a proposal has said. */
  asks?: boolean
  rebuild: RebuildRule
  /** Where these lines were looked at before: what was chosen. */
  proposal?: TakenProposal | undefined
  /** Called before each statement; throws when the import was aborted. */
  onStep(share: number): void
}

/** What an import's other sessions left behind, if its transaction came to nothing. */
async function dropAside(db: Kysely<CatalogueTables>, staged: string): Promise<void> {
  await dropWorkTables(db, staged)
  await dropNext(db)
}

const attempts = 3

/**
 * Makes the staged lines visible, all at once: one transaction that also writes the import's end. If somebody took one
 * of the numbers or names in between, everything is looked at again.
 */
export async function publishImport(options: PublishOptions): Promise<ImportResult> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await dropAside(options.db, options.shape.table)
      return await options.db.transaction().execute((tx) => publishOnce(tx, options))
    } catch (error) {
      const again = isUniqueViolation(error) || (error as { code?: string }).code === '40P01'
      if (!again || attempt === attempts) throw error
    }
  }
}

async function publishOnce(tx: Transaction<CatalogueTables>, options: PublishOptions): Promise<ImportResult> {
  const { job, names, proposal, onStep } = options
  const now = new Date()
  const inPlace: StagedShape = {
    ...options.shape,
    articles: 'article',
    numbers: 'article_number',
    before: beforeTables(job.id),
  }
  await prepareSession(tx)
  onStep(0)
  // What a person chose not to have is seen in the transaction alone.
  const lines = await countStaged(tx, inPlace.table)
  const isLarge = !proposal && (await mayBeWorthRebuilding(tx, lines, options.rebuild))
  const beside = isLarge ? aside(options.db) : inside(tx)
  const lead = (change: Sql) => beside.run((session) => change.execute(session))
  const meanwhile = proposal ? 'seit der Prüfung' : 'während des Imports'
  if (!(await insertMasterData(tx, names, { table: inPlace.table, lead })))
    throw new ImportFailure(
      `Ein Hersteller, eine Einheit oder eine Rabattgruppe der Datei wurde ${meanwhile} gelöscht. Bitte starten Sie den Import erneut. Am Katalog wurde nichts geändert.`,
    )
  if (!(await holdWholesaler(tx, inPlace)))
    throw new ImportFailure(
      `Der Großhändler dieses Imports wurde ${meanwhile} gelöscht. Bitte starten Sie den Import erneut. Am Katalog wurde nichts geändert.`,
    )
  const percents = await writeGroupPercents(tx, job.id, { now, isProposal: proposal !== undefined })
  // What other sessions find, and what the person saw, has to be true until it is written.
  if (isLarge || proposal) await holdArticles(tx)
  // Only new tables are filled from what stands beside the lines.
  const held = isLarge ? await expectedColumns(tx, inPlace) : []
  let skipped = 0
  await beside.all([
    () => beside.run((session) => findByOrderNumber(session, inPlace, held)),
    async () => {
      skipped = await beside.run((session) => skipRepeatedLines(session, inPlace))
    },
  ])
  onStep(0.1)
  await beside.run((session) => findByManufacturerNumber(session, inPlace, { lines, skipped, held }))
  await createBeforeTables(tx, inPlace.before)
  await createChangedBeside(tx, inPlace.table)
  if (proposal) await skipLeftOutLines(tx, inPlace, proposal)
  const deleted = proposal ? await deleteGoneArticles(tx, inPlace, proposal) : 0
  onStep(0.15)
  let changes = await countChanges(tx, inPlace, held)
  if (changes.areUnfitting) {
    await beside.run((session) => skipUnfittingLines(session, inPlace))
    changes = await countChanges(tx, inPlace, held)
  }
  const extent = await countLines(tx, inPlace, lines)
  onStep(0.25)
  const rebuilt = tablesToRebuild(extent, changes, options.rebuild)
  const shape: StagedShape = {
    ...inPlace,
    ...(rebuilt.includes('article') && { articles: nextOf('article') }),
    ...(rebuilt.includes('article_number') && { numbers: nextOf('article_number') }),
  }
  await write(tx, shape, { now, extent, changes, beside, onStep: (share) => onStep(0.25 + 0.65 * share) })
  if (shape.hasAlternatives) await addAlternativeNumbers(tx, shape)
  const converted = changesUnits(shape) && changes.columns.includes('price_unit_size')
  if (converted) await convertWholesalerPrices(tx, shape)
  if (shape.hasWholesaler) await writeWholesalerInfos(tx, shape, { converted })
  const hasSkipped = extent.skipped > 0 || lines < options.rows
  if (proposal || hasSkipped) await dropUnneededNames(tx, shape, names)
  if (mayChangeAmounts({ shape, extent, changes, deleted })) await recountArticles(tx, shape.articles)
  await keepGroupsWithoutPercent(tx, job.id, madeOf(names, percents).groups)
  await keepSkippedLines(tx, job.id, shape)
  if (!proposal) await notePrices(tx, job.id, shape, { skipped, asks: options.asks ?? false })
  const { existing, created } = extent
  const updated =
    shape.hasAlternatives || shape.hasWholesaler ? await countUpdated(tx, shape) : changes.changed
  const result = {
    rows: options.rows,
    created,
    updated,
    unchanged: existing - updated,
    skipped: await countSkipped(tx, job.id),
    deleted,
  }
  const isUndoable = created + updated + deleted + percents.made.length + percents.changed.length > 0
  const touched = isUndoable
    ? await selectTouched(tx, { staged: shape.table, extent, before: shape.before, percents })
    : []
  if (isUndoable)
    await insertUndo(tx, job.id, {
      createdAt: now.toISOString(),
      created,
      updated,
      deleted,
      columns: keptColumns(changes.columns),
      made: madeOf(names, percents),
      percents: formerPercents(names, percents),
    })
  await forgetEarlier(tx, job.id, touched)
  onStep(0.95)
  if (rebuilt.length > 0) await replaceByNext(tx, rebuilt, () => onStep(0.98))
  const editVersion = await markImportEnded(tx, job, {
    ...result,
    touched,
    undoDays: isUndoable ? keptDays : null,
  })
  if (!editVersion) throw new Error('The import is no longer ours.')
  await dropWorkTables(tx, shape.table)
  await askForTraits(tx)
  await recordChange(
    tx,
    { actor: { userId: options.userId }, now: () => now },
    { entity: 'article-import', entityId: job.id, action: 'import', fields: shape.articleColumns },
  )
  await publish(
    tx,
    articleImportEnded,
    { importId: job.id, userId: options.userId, state: 'ENDED' },
    { aggregateId: job.id, aggregateVersion: editVersion },
  )
  return result
}

/** Groups that the file itself brought had none before. */
function formerPercents({ newGroups }: NamesOfFile, { changed }: WrittenPercents) {
  const brought = new Set(newGroups.map(({ id }) => id))
  return changed.filter(({ id }) => !brought.has(id))
}

/** Master data that the file brought; where somebody else made it meanwhile, it is his. */
const madeOf = ({ newManufacturers, newUnits, newGroups, used }: NamesOfFile, percents: WrittenPercents) => ({
  manufacturers: newManufacturers.map(({ id }) => id).filter((id) => used.manufacturers.has(id)),
  units: newUnits.map(({ id }) => id).filter((id) => used.units.has(id)),
  groups: [...newGroups.map(({ id }) => id).filter((id) => used.groups.has(id)), ...percents.made],
})

/** Before it is known which lines are new and which change anything: whether they could be enough. */
async function mayBeWorthRebuilding(
  tx: Transaction<CatalogueTables>,
  lines: number,
  rule: RebuildRule,
): Promise<boolean> {
  const articles = await countArticles(tx, [])
  return articles + lines >= rule.articles && lines >= rule.share * Math.max(articles, lines)
}

function isWorthRebuilding({ articles, created }: Extent, written: number, rule: RebuildRule): boolean {
  const after = articles + created
  return after >= rule.articles && written >= rule.share * after
}

/** Numbers that an article changes are followed row by row, for which the indexes have to be there. */
function tablesToRebuild(extent: Extent, { changed, renumbered }: Changes, rule: RebuildRule): Rebuilt[] {
  const { created } = extent
  if (!isWorthRebuilding(extent, created + changed, rule)) return []
  const isNumbersToo = renumbered === 0 && isWorthRebuilding(extent, created, rule)
  return isNumbersToo ? ['article', 'article_number'] : ['article']
}

interface Written {
  shape: StagedShape
  extent: Extent
  changes: Changes
  deleted: number
}

/** Whether any master data may be named by more or fewer articles than before: other prices alone change nothing there. */
const mayChangeAmounts = ({ shape, extent, changes, deleted }: Written): boolean =>
  extent.created + deleted > 0 ||
  shape.hasWholesaler ||
  changes.columns.some((column) => column === 'unit_id' || column === 'discount_group_id')

interface Writing {
  now: Date
  extent: Extent
  changes: Changes
  onStep(share: number): void
}

/** Builds tables anew beside each other, or writes rows where they are; what articles were is kept. */
async function write(
  tx: Transaction<CatalogueTables>,
  shape: StagedShape,
  { beside, onStep, ...writing }: Writing & { beside: Beside },
): Promise<void> {
  const shares = { articles: 0, numbers: 0 }
  const stepOf = (part: keyof typeof shares) => (share: number) => {
    shares[part] = share
    onStep((shares.articles + shares.numbers) / 2)
  }
  const articles = (session: Transaction<CatalogueTables>) =>
    writeArticles(session, shape, { ...writing, onStep: stepOf('articles') })
  const numbers = (session: Transaction<CatalogueTables>) =>
    writeNumbers(session, shape, { ...writing, onStep: stepOf('numbers') })
  const areArticlesAnew = shape.articles !== 'article'
  const areNumbersAnew = shape.numbers !== 'article_number'
  const keep = () => keepBefore(tx, shape, writing.changes, { filled: areArticlesAnew })
  if (areArticlesAnew)
    await beside.all([
      keep,
      () => beside.run(articles),
      ...(areNumbersAnew ? [() => beside.run(numbers)] : []),
    ])
  else {
    await keep()
    await articles(tx)
  }
  if (!areNumbersAnew) await numbers(tx)
}

async function writeArticles(
  tx: Transaction<CatalogueTables>,
  shape: StagedShape,
  { now, extent, changes, onStep }: Writing,
): Promise<void> {
  const anew = shape.articles !== 'article'
  if (anew) {
    await createNext(tx, 'article')
    await copyArticles(tx, shape, { now, changes })
  } else if (changes.changed > 0) await updateChangedArticles(tx, shape, { now, columns: changes.columns })
  onStep(0.3)
  if (extent.created > 0) await insertNewArticles(tx, shape, { now, extent })
  onStep(0.6)
  if (anew) await indexNext(tx, 'article', (share) => onStep(0.6 + 0.4 * share))
  onStep(1)
}

async function writeNumbers(
  tx: Transaction<CatalogueTables>,
  shape: StagedShape,
  { extent, changes, onStep }: Writing,
): Promise<void> {
  const anew = shape.numbers !== 'article_number'
  if (anew) {
    await createNext(tx, 'article_number')
    await copyNumbers(tx, shape)
  } else if (changes.renumbered > 0) {
    await keepNumbers(tx, shape)
    await followChangedNumbers(tx, shape)
  }
  onStep(0.2)
  if (extent.created > 0) {
    await insertNewOrderNumbers(tx, shape, extent)
    onStep(0.3)
    if (shape.hasTypes) await insertNewManufacturerNumbers(tx, shape, extent)
  }
  onStep(0.4)
  if (anew) await indexNext(tx, 'article_number', (share) => onStep(0.4 + 0.6 * share))
  onStep(1)
}
