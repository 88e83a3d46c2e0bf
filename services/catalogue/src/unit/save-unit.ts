import type { UnitInFull, unitInput } from '@schrankwerk/contracts'
import type { Ctx, Sendable } from '@schrankwerk/service-kit'
import type * as z from 'zod/mini'
import type { CatalogueTables } from '../database/tables.ts'
import { changedFields, changeMasterData, createMasterData } from '../master-data/change-master-data.ts'
import { updateMasterRow } from '../master-data/master-data.queries.ts'
import { readMasterData } from '../master-data/read-master-data.ts'
import { saveNames } from '../master-data/save-names.ts'
import { insertUnit, selectUnits } from './unit.queries.ts'

type Input = z.output<typeof unitInput>

const valuesOf = (input: Input, now: Date) => ({ display_name: input.displayName, last_update: now })

export async function readUnit(
  ctx: Pick<Ctx<CatalogueTables>, 'db'>,
  id: string,
): Promise<Sendable<UnitInFull>> {
  return readMasterData(ctx, 'unit', await selectUnits(ctx.db, { ids: [id] }))
}

export async function createUnit(ctx: Ctx<CatalogueTables>, input: Input): Promise<Sendable<UnitInFull>> {
  const id = await createMasterData(ctx, 'unit', async (tx, id) => {
    await insertUnit(tx, id, valuesOf(input, ctx.now()))
    await saveNames(tx, 'unit', { id }, input)
  })
  return readUnit(ctx, id)
}

export async function updateUnit(
  ctx: Ctx<CatalogueTables>,
  { id, editVersion, ...input }: Input & { id: string; editVersion?: number | undefined },
): Promise<Sendable<UnitInFull>> {
  await changeMasterData(ctx, 'unit', { id, editVersion }, async (tx) => {
    const [before] = await selectUnits(tx, { ids: [id] })
    await saveNames(tx, 'unit', { id }, input)
    await updateMasterRow(tx, 'unit', id, valuesOf(input, ctx.now()))
    return changedFields(before!, input)
  })
  return readUnit(ctx, id)
}
