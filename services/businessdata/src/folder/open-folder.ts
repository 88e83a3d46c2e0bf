import type { OfferParties } from '@schrankwerk/contracts'
import { NotFound } from '@schrankwerk/service-kit'
import type { BusinessdataCtx } from '../businessdata-ctx.ts'
import type { Permission } from '../database/tables.ts'
import { authorise, initialTypes, partyOf } from './folder.policy.ts'
import { foldersOf } from './folder.queries.ts'
import type { OfferDirectory } from './offer-directory.ts'

export interface OpenFolder {
  offer: OfferParties
  permission: Permission
}

/** The folder as the asker may use it: 404 for strangers, 403 for a party's user without the right. */
export async function openFolder(
  ctx: BusinessdataCtx,
  offers: OfferDirectory,
  offerId: string,
  right: keyof Permission,
): Promise<OpenFolder> {
  const [offer] = await offers.find([offerId], ctx.requestId)
  if (offer === undefined) throw new NotFound()
  const [folder] = await foldersOf(ctx.db, ctx.actor, [offerId])
  const types = folder?.types ?? initialTypes
  return { offer, permission: authorise(right, partyOf(offer, ctx.actor), types, ctx.actor) }
}
