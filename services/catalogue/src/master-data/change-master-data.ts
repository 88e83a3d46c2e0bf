import { type MasterDataKind, masterDataChanged } from '@schrankwerk/contracts'
import {
  Conflict,
  type Ctx,
  Invalid,
  inTransaction,
  isUniqueViolation,
  NotFound,
  Precondition,
  publish,
  recordChange,
  uuidv7,
} from '@schrankwerk/service-kit'
import type { Transaction } from 'kysely'
import type { CatalogueTables } from '../database/tables.ts'
import { lockMasterRow } from './master-data.queries.ts'
import { masterDataTables } from './master-data-tables.ts'

type Tx = Transaction<CatalogueTables>
type Act = 'create' | 'update' | 'delete' | 'import'

/** The change entry and the event of one thing. */
export async function tellMasterDataChange(
  tx: Tx,
  ctx: Pick<Ctx<CatalogueTables>, 'actor' | 'now'>,
  kind: MasterDataKind,
  { id, version, action, fields }: { id: string; version: number; action: Act; fields?: string[] },
): Promise<void> {
  const { entity } = masterDataTables[kind]
  await recordChange(tx, ctx, { entity, entityId: id, action, ...(fields && { fields }) })
  await publish(tx, masterDataChanged, { kind, id }, { aggregateId: id, aggregateVersion: version })
}

/** Makes one of a kind; answers its id. */
export async function createMasterData(
  ctx: Ctx<CatalogueTables>,
  kind: MasterDataKind,
  insert: (tx: Tx, id: string) => Promise<unknown>,
): Promise<string> {
  const id = uuidv7()
  const work = inTransaction(ctx, async (tx) => {
    await insert(tx, id)
    await tellMasterDataChange(tx, ctx, kind, { id, version: 1, action: 'create' })
  })
  await work.catch(refuseTaken(kind))
  return id
}

/** Changes one of a kind over the version its editor saw. `change` answers the fields that are not the same any more. */
export async function changeMasterData(
  ctx: Ctx<CatalogueTables>,
  kind: MasterDataKind,
  { id, editVersion }: { id: string; editVersion?: number | undefined },
  change: (tx: Tx) => Promise<string[]>,
): Promise<void> {
  if (editVersion === undefined) throw new Invalid('edit-version-missing')
  const work = inTransaction(ctx, async (tx) => {
    const version = await lockMasterRow(tx, kind, id)
    if (version === undefined) throw new NotFound()
    if (version !== editVersion) throw new Conflict('changed-meanwhile')
    const fields = await change(tx)
    await tellMasterDataChange(tx, ctx, kind, { id, version: version + 1, action: 'update', fields })
  })
  await work.catch(refuseTaken(kind))
}

/** Somebody took the name or number between the look and the write. */
const refuseTaken = (kind: MasterDataKind) => (error: unknown) => {
  if (!isUniqueViolation(error)) throw error
  throw takenProblem(kind)
}

const takenProblem = (kind: MasterDataKind) => {
  if (kind === 'wholesaler') return new Precondition('wholesaler-exists')
  return new Conflict(kind === 'eclass' ? 'eclass-exists' : 'name-taken')
}

/** The names of the fields that are another after a save. */
export const changedFields = <Values extends object>(before: Values, after: Partial<Values>): string[] =>
  Object.keys(after).filter(
    (field) => JSON.stringify(before[field as keyof Values]) !== JSON.stringify(after[field as keyof Values]),
  )
