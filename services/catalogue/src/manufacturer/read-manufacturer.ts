import type { ManufacturerInFull } from '@schrankwerk/contracts'
import type { Ctx, Sendable } from '@schrankwerk/service-kit'
import type { CatalogueTables } from '../database/tables.ts'
import { readMasterData } from '../master-data/read-master-data.ts'
import { countLeadingTo } from '../replacement/replacement.queries.ts'
import { countArticlesOf, selectManufacturers } from './manufacturer.queries.ts'

/** Its articles, and what leads to them, are counted here and now: whoever deletes them all is told their number. */
export async function readManufacturer(
  ctx: Pick<Ctx<CatalogueTables>, 'db'>,
  id: string,
): Promise<Sendable<ManufacturerInFull>> {
  const [rows, usedByArticleAmount, replacementAmount] = await Promise.all([
    selectManufacturers(ctx.db, { ids: [id] }),
    countArticlesOf(ctx.db, id),
    countLeadingTo(ctx.db, id),
  ])
  return readMasterData(
    ctx,
    'manufacturer',
    rows.map((row) => ({ ...row, usedByArticleAmount, replacementAmount })),
  )
}
