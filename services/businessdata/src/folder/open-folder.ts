import type { OfferParties, Permission } from '@schrankwerk/contracts'
import { NotFound } from '@schrankwerk/service-kit'
import type { Transaction } from 'kysely'
import type { BusinessdataCtx } from '../businessdata-ctx.ts'
import type { BusinessdataTables } from '../database/tables.ts'
import { accessTo, authorise, type FolderAccess } from './folder.policy.ts'
import { ensureFolder, entriesNaming, type FolderRow, foldersOf } from './folder.queries.ts'
import type { OfferDirectory } from './offer-directory.ts'

/** A folder as the asker may use it. */
export interface OpenFolder extends FolderAccess {
  /** The offer by whose id it was asked for; any version's. */
  offer: OfferParties
  /** The first version's id, which all rows name. */
  folderId: string
  /** Undefined before anything was put in or set. */
  folder: FolderRow | undefined
}

/** The one door: 404 for strangers, 403 for who lacks the right, 409 for writing in a closed folder. */
export async function openFolder(
  ctx: BusinessdataCtx,
  offers: OfferDirectory,
  offerId: string,
  right: keyof Permission,
): Promise<OpenFolder> {
  const [offer] = await offers.find([offerId], ctx.requestId)
  if (offer === undefined) throw new NotFound()
  const folderId = offer.family.id
  const [[folder], entries] = await Promise.all([
    foldersOf(ctx.db, ctx, [folderId]),
    entriesNaming(ctx.db, ctx, [folderId]),
  ])
  return { offer, folderId, folder, ...authorise(right, accessTo({ offer, folder, entries }, ctx.actor)) }
}

/**
 * Locks an open folder, made if need be, and asks again what folder and entries give the asker. Every write goes through
 * here. The offer is as it was when the folder was opened: who has waited for bytes or another service since opens it
 * once more before.
 */
export async function lockFolder(
  tx: Transaction<BusinessdataTables>,
  ctx: BusinessdataCtx,
  { offer, folderId }: Pick<OpenFolder, 'offer' | 'folderId'>,
  right: keyof Permission,
): Promise<OpenFolder & { folder: FolderRow }> {
  const folder = await ensureFolder(tx, offer, ctx.now())
  const entries = await entriesNaming(tx, ctx, [folderId])
  return { offer, folderId, folder, ...authorise(right, accessTo({ offer, folder, entries }, ctx.actor)) }
}
