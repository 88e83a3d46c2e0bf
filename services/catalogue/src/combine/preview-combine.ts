import type { CombinableKind, CombinePreview } from '@schrankwerk/contracts'
import { type Ctx, NotFound } from '@schrankwerk/service-kit'
import { findRunningImport } from '../article-import/article-import.queries.ts'
import type { CatalogueTables } from '../database/tables.ts'
import { namedAtMost, selectNumberClashes, selectSharedGroupNames } from './clashes.queries.ts'
import { combinableTables, type Reference } from './combine-kinds.ts'
import { requireOneManufacturer } from './combine-master-data.ts'
import { selectSharedNumbers } from './duplicates.queries.ts'
import { pairDuplicates } from './pair-duplicates.ts'
import { pairGroups } from './pair-groups.ts'
import { countGainedDiscounts, countReferences, selectPreviewed } from './preview.queries.ts'

/** What combining would do and what stands against it; changes nothing. */
export async function previewCombine(
  ctx: Pick<Ctx<CatalogueTables>, 'db'>,
  kind: CombinableKind,
  ids: string[],
): Promise<CombinePreview> {
  const [survivorId, ...goneIds] = ids as [string, ...string[]]
  const chosen = await selectPreviewed(ctx.db, kind, ids)
  if (chosen.length < ids.length) throw new NotFound()
  if (kind === 'discountgroup') requireOneManufacturer(chosen)
  const gone = chosen.filter((one) => one.id !== survivorId)
  const ofManufacturers = kind === 'manufacturer'
  const numberClashes = ofManufacturers ? await selectNumberClashes(ctx.db, ids) : { amount: 0, first: [] }
  const groups = pairGroups(ofManufacturers ? await selectSharedGroupNames(ctx.db, ids) : [], ids)
  const groupsCombined = groups.pairs.reduce((sum, pair) => sum + pair.goneIds.length, 0)
  const referring = async (table: Reference['table']) => {
    const reference = combinableTables[kind].references.find((one) => one.table === table)
    return reference ? countReferences(ctx.db, reference, goneIds) : 0
  }
  const discountGroups = await referring('discount_group')
  return {
    chosen: chosen.map(({ manufacturerId: _, ...one }) => one),
    moves: {
      articles: gone.reduce((sum, { articles }) => sum + articles, 0),
      nameVariants: gone.reduce((sum, { names }) => sum + names.length, 0),
      importConfigs: await referring('import_config'),
      discountGroups,
      wholesalerDiscounts:
        kind === 'discountgroup' ? await countGainedDiscounts(ctx.db, survivorId, goneIds) : 0,
      replacements: await referring('replacement'),
    },
    groupsCombined,
    numberClashes,
    duplicateArticles:
      numberClashes.amount > 0 ? pairDuplicates(await selectSharedNumbers(ctx.db, ids), ids).length : 0,
    groupClashes: { amount: groups.clashes.length, first: groups.clashes.slice(0, namedAtMost) },
    importRunning: (await findRunningImport(ctx.db)) !== undefined,
  }
}
