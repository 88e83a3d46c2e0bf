import type { FolderSide, ItemVersion } from '@schrankwerk/contracts'
import type { BusinessdataCtx } from '../businessdata-ctx.ts'
import { companyOf } from '../folder/folder.policy.ts'
import type { OpenFolder } from '../folder/open-folder.ts'
import { doersIn } from '../folder/people-in-folder.ts'
import type { IdentityClient } from '../identity-client.ts'
import { presentItems } from './download-items.ts'
import type { ItemRow } from './item.queries.ts'
import { formerVersionsOf, type ItemVersionRow } from './item-version.queries.ts'

/** What stands and stood under the name of a file, the current version first, with who put it in. */
export async function listItemVersions(
  ctx: BusinessdataCtx,
  identity: IdentityClient,
  open: OpenFolder,
  itemId: string,
): Promise<ItemVersion[]> {
  const [item] = await presentItems(ctx, open, [itemId])
  const versions = [item!, ...(await formerVersionsOf(ctx.db, ctx, open, item!))]
  const doerOf = (one: ItemRow | ItemVersionRow) => ({ userId: one.created_by, side: puttingSide(one, open) })
  const shown = await doersIn(ctx, identity, open, versions.map(doerOf))
  return versions.map((one) => ({
    version: one.version,
    size: one.size,
    at: one.create_date.toISOString(),
    side: one.side,
    ...shown(doerOf(one)),
    isCurrent: one === item,
  }))
}

/** Who restores a version of the other side puts in what stays that side's file: the room it takes tells who that was. */
const puttingSide = (
  { company_id }: Pick<ItemVersionRow, 'company_id'>,
  { offer }: OpenFolder,
): FolderSide | null =>
  (['SUPPLIER', 'CUSTOMER'] as const).find((side) => companyOf({ side, offer }) === company_id) ?? null
