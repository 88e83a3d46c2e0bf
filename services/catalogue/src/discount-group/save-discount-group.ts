import { isDeepStrictEqual } from 'node:util'
import type { DiscountGroupInFull, discountGroupInput } from '@schrankwerk/contracts'
import { type Ctx, Invalid, type Sendable } from '@schrankwerk/service-kit'
import type { Transaction } from 'kysely'
import type * as z from 'zod/mini'
import { lockMasterData } from '../article/article.queries.ts'
import type { CatalogueTables } from '../database/tables.ts'
import { changedFields, changeMasterData, createMasterData } from '../master-data/change-master-data.ts'
import { updateMasterRow } from '../master-data/master-data.queries.ts'
import { readMasterData } from '../master-data/read-master-data.ts'
import { saveNames } from '../master-data/save-names.ts'
import {
  hasArticlesOfOthers,
  insertDiscountGroup,
  replaceWholesalerDiscounts,
  selectDiscountGroups,
} from './discount-group.queries.ts'

type Input = z.output<typeof discountGroupInput>
type Tx = Transaction<CatalogueTables>

const valuesOf = (input: Input, now: Date) => ({
  display_name: input.displayName,
  percent: input.percent,
  manufacturer_id: input.manufacturerId,
  last_update: now,
})

export async function readDiscountGroup(
  ctx: Pick<Ctx<CatalogueTables>, 'db'>,
  id: string,
): Promise<Sendable<DiscountGroupInFull>> {
  return readMasterData(ctx, 'discountgroup', await selectDiscountGroups(ctx.db, { ids: [id] }))
}

export async function createDiscountGroup(
  ctx: Ctx<CatalogueTables>,
  input: Input,
): Promise<Sendable<DiscountGroupInFull>> {
  const id = await createMasterData(ctx, 'discountgroup', async (tx, id) => {
    await requireNamed(tx, input)
    await insertDiscountGroup(tx, id, valuesOf(input, ctx.now()))
    await saveNames(tx, 'discountgroup', { id, manufacturerId: input.manufacturerId }, input)
    await replaceWholesalerDiscounts(tx, id, input.wholesalerDiscounts)
  })
  return readDiscountGroup(ctx, id)
}

export async function updateDiscountGroup(
  ctx: Ctx<CatalogueTables>,
  { id, editVersion, ...input }: Input & { id: string; editVersion?: number | undefined },
): Promise<Sendable<DiscountGroupInFull>> {
  await changeMasterData(ctx, 'discountgroup', { id, editVersion }, async (tx) => {
    const [before] = await selectDiscountGroups(tx, { ids: [id] })
    await requireNamed(tx, input)
    if (before!.manufacturerId !== input.manufacturerId) await requireNoArticlesOfOthers(tx, id, input)
    await saveNames(tx, 'discountgroup', { id, manufacturerId: input.manufacturerId }, input)
    await updateMasterRow(tx, 'discountgroup', id, valuesOf(input, ctx.now()))
    await replaceWholesalerDiscounts(tx, id, input.wholesalerDiscounts)
    const discounts = (group: Pick<Input, 'wholesalerDiscounts'>) =>
      new Map(group.wholesalerDiscounts.map(({ wholesalerId, percent }) => [wholesalerId, percent]))
    const isOther = !isDeepStrictEqual(discounts(before!), discounts(input))
    const { wholesalerDiscounts: _, ...plain } = input
    return [...changedFields(before!, plain), ...(isOther ? ['wholesalerDiscounts'] : [])]
  })
  return readDiscountGroup(ctx, id)
}

/** Manufacturer and wholesalers are there, and stay until the transaction ends. */
async function requireNamed(tx: Tx, { manufacturerId, wholesalerDiscounts }: Input): Promise<void> {
  const wholesaler = wholesalerDiscounts.map((one) => one.wholesalerId)
  if (new Set(wholesaler).size < wholesaler.length)
    throw new Invalid([{ path: 'wholesalerDiscounts', code: 'repeated' }])
  const missing = await lockMasterData(tx, {
    manufacturer: [manufacturerId],
    wholesaler,
    unit: [],
    discount_group: [],
  })
  if (missing.length === 0) return
  const path = missing.includes(manufacturerId) ? 'manufacturerId' : 'wholesalerDiscounts'
  throw new Invalid([{ path, code: 'unknown' }])
}

/** A group gives its discount to articles of its own manufacturer; moved away it would leave others behind. */
async function requireNoArticlesOfOthers(tx: Tx, id: string, { manufacturerId }: Input): Promise<void> {
  if (!(await hasArticlesOfOthers(tx, id, manufacturerId))) return
  const detail =
    'Artikel eines anderen Herstellers verwenden diese Rabattgruppe. Bitte legen Sie für den neuen Hersteller eine eigene Rabattgruppe an.'
  throw new Invalid([{ path: 'manufacturerId', code: 'used-by-articles', detail }]).because(detail)
}
