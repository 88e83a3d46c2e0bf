import type { ManufacturerInFull, manufacturerInput } from '@schrankwerk/contracts'
import type { Ctx, Sendable } from '@schrankwerk/service-kit'
import type * as z from 'zod/mini'
import { noteUpheaval } from '../article-list/anchors.queries.ts'
import type { CatalogueTables } from '../database/tables.ts'
import { changedFields, changeMasterData, createMasterData } from '../master-data/change-master-data.ts'
import { updateMasterRow } from '../master-data/master-data.queries.ts'
import { saveNames } from '../master-data/save-names.ts'
import { insertManufacturer, selectManufacturers } from './manufacturer.queries.ts'
import { readManufacturer } from './read-manufacturer.ts'

type Input = z.output<typeof manufacturerInput>

const valuesOf = (input: Input, now: Date) => ({
  display_name: input.displayName,
  abbreviation: input.abbreviation,
  link: input.link || null,
  last_update: now,
})

export async function createManufacturer(
  ctx: Ctx<CatalogueTables>,
  input: Input,
): Promise<Sendable<ManufacturerInFull>> {
  const id = await createMasterData(ctx, 'manufacturer', async (tx, id) => {
    await insertManufacturer(tx, id, valuesOf(input, ctx.now()))
    await saveNames(tx, 'manufacturer', { id }, input)
  })
  return readManufacturer(ctx, id)
}

export async function updateManufacturer(
  ctx: Ctx<CatalogueTables>,
  { id, editVersion, ...input }: Input & { id: string; editVersion?: number | undefined },
): Promise<Sendable<ManufacturerInFull>> {
  await changeMasterData(ctx, 'manufacturer', { id, editVersion }, async (tx) => {
    const [before] = await selectManufacturers(tx, { ids: [id] })
    await saveNames(tx, 'manufacturer', { id }, input)
    await updateMasterRow(tx, 'manufacturer', id, valuesOf(input, ctx.now()))
    if (input.displayName !== before!.displayName) await noteUpheaval(tx, ['anchors'])
    return changedFields(before!, { ...input, link: input.link || null })
  })
  return readManufacturer(ctx, id)
}
