import { articleImportEnded } from '@schrankwerk/contracts'
import { type HeldJob, isUniqueViolation, publish, recordChange } from '@schrankwerk/service-kit/job-thread'
import type { Kysely, Transaction } from 'kysely'
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
import { ImportFailure } from './import-failure.ts'
import {
  notePrices,
  noteTakenAlternatives,
  type WrittenPercents,
  writeGroupPercents,
} from './import-remarks.queries.ts'
import { changesUnits, convertWholesalerPrices } from './line-prices.queries.ts'
import { keepMadeNames } from './made-names.queries.ts'
import { countNotListed } from './not-listed.queries.ts'
import { noteOtherUnits } from './other-units.queries.ts'
import {
  countLines,
  countNewOwnerless,
  type Extent,
  holdWholesaler,
  insertMasterData,
  keepSkippedLines,
  type NamesOfFile,
  prepareSession,
  type Sql,
  type StagedShape,
} from './publish-import.queries.ts'
import { type RebuildRule, reachOf, tablesToRebuild } from './rebuild-rule.ts'
import { dropNext, holdArticles, nextOf, type Rebuilt, replaceByNext } from './rebuild-table.queries.ts'
import { noteTenfoldPrices } from './tenfold-prices.queries.ts'
import { dropWorkTables } from './work-tables.queries.ts'
import { writeWholesalerInfos } from './write-articles.queries.ts'
import { writeLines } from './write-lines.ts'
import { addAlternativeNumbers } from './write-numbers.queries.ts'

export interface PublishOptions {
  db: Kysely<CatalogueTables>
  job: HeldJob
  userId: string
  rows: number
  /** How many of them are staged. */
  lines: number
  shape: Omit<StagedShape, 'articles' | 'numbers' | 'before'>
  names: NamesOfFile
  /** Whether any line says of a price that it is asked for; what is to be said of it, a proposal has said. */
  asks?: boolean
  rebuild: RebuildRule
  /** The manufacturers of its lines; told where nobody looked at them before. */
  owners?: string[]
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
  const { job, proposal, onStep } = options
  const publishing = await begin(tx, options)
  const { now, inPlace, beside } = publishing
  const percents = await writeMasterData(publishing)
  // What other sessions find, and what the person saw, has to be true until it is written.
  if (publishing.isLarge || proposal) await holdArticles(tx)
  const found = await findArticles(publishing)
  await createBeforeTables(tx, inPlace.before)
  await createChangedBeside(tx, inPlace.table)
  const deleted = proposal ? await takeChoices(tx, inPlace, proposal) : 0
  onStep(0.15)
  const { changes, extent } = await compareWithArticles(publishing, found)
  onStep(0.25)
  const rebuilt = tablesToRebuild(extent, changes, options.rebuild)
  const shape = withNext(inPlace, rebuilt)
  const movesAmounts = mayChangeAmounts({ shape, extent, changes, deleted })
  const amounts = await writeLines(tx, shape, {
    now,
    extent,
    changes,
    beside,
    counts: movesAmounts,
    onStep: (share) => onStep(0.25 + 0.65 * share),
  })
  await writeBesideArticles(tx, shape, changes)
  const written = { shape, extent, changes, deleted, percents }
  await dropLeftOutNames(publishing, written)
  if (movesAmounts) await recountArticles(tx, amounts)
  const otherUnits = await noteRemarks(publishing, written, found)
  const result = { ...(await countResult(publishing, written)), otherUnits }
  const undo = await keepForUndo(publishing, written, result)
  onStep(0.95)
  if (rebuilt.length > 0) await replaceByNext(tx, rebuilt, () => onStep(0.98))
  const editVersion = await markImportEnded(tx, job, { ...result, ...undo })
  if (!editVersion) throw new Error('The import is no longer ours.')
  await dropWorkTables(tx, shape.table)
  await askForTraits(tx)
  await tellOfEnd(publishing, editVersion)
  return result
}

interface Publishing {
  tx: Transaction<CatalogueTables>
  options: PublishOptions
  now: Date
  /** As long as no table is built anew. */
  inPlace: StagedShape
  /** Whether tables may be built anew. */
  isLarge: boolean
  /** Whether they may mean many of the articles. */
  meansMany: boolean
  beside: Beside
}

async function begin(tx: Transaction<CatalogueTables>, options: PublishOptions): Promise<Publishing> {
  const { db, job, lines, proposal, rebuild } = options
  const now = new Date()
  const inPlace: StagedShape = {
    ...options.shape,
    watchesPrices: !proposal,
    articles: 'article',
    numbers: 'article_number',
    before: beforeTables(job.id),
  }
  await prepareSession(tx)
  options.onStep(0)
  // What a person chose not to have is seen in the transaction alone.
  const { mayRebuild, meansMany } = await reachOf(tx, lines, rebuild)
  const isLarge = !proposal && mayRebuild
  return { tx, options, now, inPlace, isLarge, meansMany, beside: isLarge ? aside(db) : inside(tx) }
}

/** Names and percents that the file brings. */
async function writeMasterData({ tx, options, now, inPlace, beside }: Publishing): Promise<WrittenPercents> {
  const { job, names, proposal } = options
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
  return writeGroupPercents(tx, job.id, { now, isProposal: proposal !== undefined })
}

interface Found {
  /** Columns of which the articles' values stand beside their lines. */
  held: string[]
  /** Lines whose number comes again further down. */
  repeated: number
}

/** The article of each line, by its numbers. */
async function findArticles({
  tx,
  options,
  inPlace,
  isLarge,
  meansMany,
  beside,
}: Publishing): Promise<Found> {
  // Only new tables are filled from what stands beside the lines.
  const held = isLarge ? await expectedColumns(tx, inPlace) : []
  let repeated = 0
  await beside.all([
    () => beside.run((session) => findByOrderNumber(session, inPlace, { held, meansMany })),
    async () => {
      repeated = await beside.run((session) => skipRepeatedLines(session, inPlace))
    },
  ])
  options.onStep(0.1)
  await beside.run((session) =>
    findByManufacturerNumber(session, inPlace, { lines: options.lines, skipped: repeated, held }),
  )
  return { held, repeated }
}

/** What a person chose of the proposal: lines that are left out, articles that go. Answers how many of these. */
async function takeChoices(
  tx: Transaction<CatalogueTables>,
  shape: StagedShape,
  proposal: TakenProposal,
): Promise<number> {
  await skipLeftOutLines(tx, shape, proposal)
  return deleteGoneArticles(tx, shape, proposal)
}

/** How much there is to write; lines of which a price would not fit are skipped. */
async function compareWithArticles(
  { tx, options, inPlace, beside }: Publishing,
  { held }: Found,
): Promise<{ changes: Changes; extent: Extent }> {
  let changes = await countChanges(tx, inPlace, held)
  if (changes.areUnfitting) {
    await beside.run((session) => skipUnfittingLines(session, inPlace))
    changes = await countChanges(tx, inPlace, held)
  }
  return { changes, extent: await countLines(tx, inPlace, options.lines) }
}

/** The tables that are written, where some are built anew. */
const withNext = (inPlace: StagedShape, rebuilt: readonly Rebuilt[]): StagedShape => ({
  ...inPlace,
  ...(rebuilt.includes('article') && { articles: nextOf('article') }),
  ...(rebuilt.includes('article_number') && { numbers: nextOf('article_number') }),
})

/** Alternative numbers and what wholesalers say. */
async function writeBesideArticles(
  tx: Transaction<CatalogueTables>,
  shape: StagedShape,
  changes: Changes,
): Promise<void> {
  if (shape.hasAlternatives) await addAlternativeNumbers(tx, shape)
  const converted = changesUnits(shape) && changes.columns.includes('price_unit_size')
  if (converted) await convertWholesalerPrices(tx, shape)
  if (shape.hasWholesaler) await writeWholesalerInfos(tx, shape, { converted })
}

interface Written {
  shape: StagedShape
  extent: Extent
  changes: Changes
  deleted: number
  percents: WrittenPercents
}

/** Names that nothing needs after all. */
async function dropLeftOutNames({ tx, options }: Publishing, { shape, extent }: Written): Promise<void> {
  const hasSkipped = extent.skipped > 0 || options.lines < options.rows
  if (options.proposal || hasSkipped) await dropUnneededNames(tx, shape, options.names)
}

/** Whether any master data may be named by more or fewer articles than before: other prices alone change nothing there. */
const mayChangeAmounts = ({ shape, extent, changes, deleted }: Omit<Written, 'percents'>): boolean =>
  extent.created + deleted > 0 ||
  shape.hasWholesaler ||
  changes.columns.some((column) => column === 'unit_id' || column === 'discount_group_id')

/**
 * What a person is told of the import: master data it made, lines that were skipped, prices, units, numbers. Answers how
 * many articles have another unit, where nobody looked at them before.
 */
async function noteRemarks(
  { tx, options }: Publishing,
  { shape, changes, percents }: Written,
  { repeated }: Found,
): Promise<number> {
  const { job, names, proposal, asks = false } = options
  await keepMadeNames(tx, job.id, madeOf(names, percents))
  await keepSkippedLines(tx, job.id, shape)
  if (!proposal) await notePrices(tx, job.id, shape, { skipped: repeated, asks })
  if (changes.tenfolds > 0) await noteTenfoldPrices(tx, job.id, shape, changes)
  if (shape.hasAlternatives) await noteTakenAlternatives(tx, job.id, shape)
  const mayHaveOthers = !proposal && changes.columns.includes('unit_id')
  return mayHaveOthers ? noteOtherUnits(tx, job.id, shape) : 0
}

async function countResult(
  { tx, options }: Publishing,
  { shape, extent, changes, deleted, percents }: Written,
): Promise<Omit<ImportResult, 'otherUnits'>> {
  const { existing, created } = extent
  const percentsSet = percents.made.length + percents.changed.length
  const updated =
    shape.hasAlternatives || shape.hasWholesaler ? await countUpdated(tx, shape) : changes.changed
  const { job, owners = [] } = options
  const skipped = await countSkipped(tx, job.id)
  const ownerless = await countNewOwnerless(tx, shape, extent)
  return {
    rows: options.rows,
    created,
    updated,
    unchanged: existing - updated,
    skipped,
    deleted,
    percentsSet,
    percentsKept: percents.said - percentsSet,
    newWithoutManufacturer: ownerless,
    tenfoldPrices: changes.tenfolds,
    notListed: await countNotListed(
      tx,
      job.id,
      { table: shape.table, owners },
      { extent, ownerless, skipped },
    ),
  }
}

/** Keeps what is needed to undo it. Answers whose articles it touched, and how long it can be undone. */
async function keepForUndo(
  { tx, options, now }: Publishing,
  { shape, extent, changes, percents }: Written,
  { created, updated, deleted }: ImportResult,
): Promise<{ touched: string[]; undoDays: number | null }> {
  const { job, names } = options
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
  return { touched, undoDays: isUndoable ? keptDays : null }
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

async function tellOfEnd({ tx, options, now, inPlace }: Publishing, editVersion: number): Promise<void> {
  const { job, userId } = options
  await recordChange(
    tx,
    { actor: { userId }, now: () => now },
    { entity: 'article-import', entityId: job.id, action: 'import', fields: inPlace.articleColumns },
  )
  await publish(
    tx,
    articleImportEnded,
    { importId: job.id, userId, state: 'ENDED' },
    { aggregateId: job.id, aggregateVersion: editVersion },
  )
}
