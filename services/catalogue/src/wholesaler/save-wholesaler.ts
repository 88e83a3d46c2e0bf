import type { WholesalerInFull } from '@schrankwerk/contracts'
import { nameKey } from '@schrankwerk/domain'
import type { Ctx, Sendable } from '@schrankwerk/service-kit'
import type { CatalogueTables } from '../database/tables.ts'
import { changedFields, changeMasterData, createMasterData } from '../master-data/change-master-data.ts'
import { updateMasterRow } from '../master-data/master-data.queries.ts'
import { readMasterData } from '../master-data/read-master-data.ts'
import { insertWholesaler, selectWholesalers, type WholesalerValues } from './wholesaler.queries.ts'

interface Input {
  displayName: string
}

/** Names that are compared as equal are one: the table refuses the second. */
const valuesOf = ({ displayName }: Input, now: Date): WholesalerValues => ({
  display_name: displayName,
  name_key: nameKey(displayName),
  last_update: now,
})

export async function readWholesaler(
  ctx: Pick<Ctx<CatalogueTables>, 'db'>,
  id: string,
): Promise<Sendable<WholesalerInFull>> {
  return readMasterData(ctx, 'wholesaler', await selectWholesalers(ctx.db, { ids: [id] }))
}

export async function createWholesaler(
  ctx: Ctx<CatalogueTables>,
  input: Input,
): Promise<Sendable<WholesalerInFull>> {
  const id = await createMasterData(ctx, 'wholesaler', (tx, id) =>
    insertWholesaler(tx, id, valuesOf(input, ctx.now())),
  )
  return readWholesaler(ctx, id)
}

export async function updateWholesaler(
  ctx: Ctx<CatalogueTables>,
  { id, editVersion, ...input }: Input & { id: string; editVersion?: number | undefined },
): Promise<Sendable<WholesalerInFull>> {
  await changeMasterData(ctx, 'wholesaler', { id, editVersion }, async (tx) => {
    const [before] = await selectWholesalers(tx, { ids: [id] })
    await updateMasterRow(tx, 'wholesaler', id, { ...valuesOf(input, ctx.now()) })
    return changedFields(before!, input)
  })
  return readWholesaler(ctx, id)
}
