import type { ManufacturerInFull } from '@schrankwerk/contracts'
import type { Ctx, Sendable } from '@schrankwerk/service-kit'
import type { CatalogueTables } from '../database/tables.ts'
import { readMasterData } from '../master-data/read-master-data.ts'
import { countArticlesOf, selectManufacturers } from './manufacturer.queries.ts'

/** Its articles are counted here and now: whoever deletes them all names their number. */
export async function readManufacturer(
  ctx: Pick<Ctx<CatalogueTables>, 'db'>,
  id: string,
): Promise<Sendable<ManufacturerInFull>> {
  const [rows, usedByArticleAmount] = await Promise.all([
    selectManufacturers(ctx.db, { ids: [id] }),
    countArticlesOf(ctx.db, id),
  ])
  return readMasterData(
    ctx,
    'manufacturer',
    rows.map((row) => ({ ...row, usedByArticleAmount })),
  )
}
