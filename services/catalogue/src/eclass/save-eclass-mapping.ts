import type { EclassMappingInFull, eclassMappingInput } from '@schrankwerk/contracts'
import { type Ctx, changeEntries, NotFound, type Sendable } from '@schrankwerk/service-kit'
import type * as z from 'zod/mini'
import type { CatalogueTables } from '../database/tables.ts'
import { changedFields, changeMasterData, createMasterData } from '../master-data/change-master-data.ts'
import { updateMasterRow } from '../master-data/master-data.queries.ts'
import {
  countArticlesOfEclass,
  type EclassValues,
  insertEclassMapping,
  selectEclassMappings,
} from './eclass.queries.ts'

type Input = z.output<typeof eclassMappingInput>

const valuesOf = (input: Input, now: Date): EclassValues => ({
  eclass_number: input.eclassNumber,
  description: input.description,
  first_level_order: input.firstLevelOrder,
  second_level_order: input.secondLevelOrder,
  work_time: input.workTime,
  last_update: now,
})

export async function readEclassMapping(
  { db }: Pick<Ctx<CatalogueTables>, 'db'>,
  id: string,
): Promise<Sendable<EclassMappingInFull>> {
  const [row] = await selectEclassMappings(db, { ids: [id] })
  if (!row) throw new NotFound()
  const [usedByArticleAmount, entries] = await Promise.all([
    countArticlesOfEclass(db, row.eclassNumber),
    changeEntries(db, 'eclass', id),
  ])
  return { ...row, usedByArticleAmount, changeEntries: entries }
}

export async function createEclassMapping(
  ctx: Ctx<CatalogueTables>,
  input: Input,
): Promise<Sendable<EclassMappingInFull>> {
  const id = await createMasterData(ctx, 'eclass', (tx, id) =>
    insertEclassMapping(tx, id, valuesOf(input, ctx.now())),
  )
  return readEclassMapping(ctx, id)
}

export async function updateEclassMapping(
  ctx: Ctx<CatalogueTables>,
  { id, editVersion, ...input }: Input & { id: string; editVersion?: number | undefined },
): Promise<Sendable<EclassMappingInFull>> {
  await changeMasterData(ctx, 'eclass', { id, editVersion }, async (tx) => {
    const [before] = await selectEclassMappings(tx, { ids: [id] })
    await updateMasterRow(tx, 'eclass', id, { ...valuesOf(input, ctx.now()) })
    return changedFields(before!, input)
  })
  return readEclassMapping(ctx, id)
}
