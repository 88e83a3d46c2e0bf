import { createHash } from 'node:crypto'
import {
  type DiscountGroupImport,
  type importDiscountGroups as endpoint,
  type FieldsOf,
  masterDataChanged,
} from '@schrankwerk/contracts'
import {
  Conflict,
  type Ctx,
  ExpectationFailed,
  inTransaction,
  publish,
  type Upload,
} from '@schrankwerk/service-kit'
import type { Kysely } from 'kysely'
import { findRunningImport } from '../article-import/article-import.queries.ts'
import type { CatalogueTables } from '../database/tables.ts'
import type { ImportFileThreads } from '../import-file/read-import-headers.ts'
import { selectDiscountGroups } from './discount-group.queries.ts'
import { holdDiscountGroups, selectKnownOwners, writePlannedGroups } from './discount-group-csv.queries.ts'
import {
  type DiscountGroupLine,
  DiscountGroupLineProblem,
  readDiscountGroupLines,
} from './discount-group-csv.ts'
import { type PlannedGroup, planDiscountGroups } from './plan-discount-groups.ts'

/** Shown of what changes, and told one by one to open pages: more nobody reads, and lists ask anew for one of them. */
const shownChanges = 100

/** Takes groups from a csv in the form of the export, all or nothing; a preview only tells what would change. */
export async function importDiscountGroups(
  ctx: Ctx<CatalogueTables>,
  threads: ImportFileThreads,
  { path, filename }: Upload,
  { preview, fingerprint }: FieldsOf<typeof endpoint>,
): Promise<DiscountGroupImport> {
  const read = await threads.run('csvRows', { path, filename }, {})
  if ('problem' in read) throw new ExpectationFailed('discount-import-format').because(read.problem)
  const lines = inForm(() => readDiscountGroupLines(read.rows))
  if (preview) return told(lines, await plan(ctx.db, lines), false)
  return inTransaction(ctx, async (tx) => {
    if (await findRunningImport(tx)) throw new Conflict('import-running')
    await holdDiscountGroups(tx)
    const planned = await plan(tx, lines)
    if (fingerprint !== undefined && fingerprint !== fingerprintOf(planned))
      throw new Conflict('changed-meanwhile')
    const by = { userId: ctx.actor.userId, now: ctx.now() }
    const written = planned.length === 0 ? [] : await writePlannedGroups(tx, planned, by)
    for (const { id, before } of written.slice(0, shownChanges))
      await publish(
        tx,
        masterDataChanged,
        { kind: 'discountgroup', id },
        { aggregateId: id, aggregateVersion: (before?.editVersion ?? 0) + 1 },
      )
    return told(lines, planned, true)
  })
}

async function plan(db: Kysely<CatalogueTables>, lines: readonly DiscountGroupLine[]) {
  const [existing, known] = [await selectDiscountGroups(db), await selectKnownOwners(db)]
  return inForm(() => planDiscountGroups(lines, existing, known))
}

function inForm<T>(act: () => T): T {
  try {
    return act()
  } catch (error) {
    if (!(error instanceof DiscountGroupLineProblem)) throw error
    throw new ExpectationFailed('discount-import-format').because(error.message)
  }
}

/** Of all that changes, and the version it is changed from; null where nothing does. */
const fingerprintOf = (planned: readonly PlannedGroup[]): string | null => {
  if (planned.length === 0) return null
  const changes = planned.map(({ before, ...group }) => [before?.id, before?.editVersion, group])
  return createHash('sha256').update(JSON.stringify(changes)).digest('hex')
}

const told = (
  lines: readonly DiscountGroupLine[],
  planned: readonly PlannedGroup[],
  applied: boolean,
): DiscountGroupImport => {
  const created = planned.filter(({ before }) => !before).length
  return {
    rows: lines.length,
    created,
    changed: planned.length - created,
    unchanged: lines.length - planned.length,
    applied,
    changes: planned.slice(0, shownChanges).map((group) => ({
      line: group.line,
      displayName: group.displayName,
      manufacturerName: group.manufacturerName,
      before: group.before ? { percent: group.before.percent } : null,
      percent: group.percent,
      fields: group.fields,
    })),
    fingerprint: fingerprintOf(planned),
  }
}
