import { type FolderSide, getNames } from '@schrankwerk/contracts'
import type { BusinessdataCtx } from '../businessdata-ctx.ts'
import type { IdentityClient } from '../identity-client.ts'
import type { OpenFolder } from './open-folder.ts'

/** Who did something, and for which of the two companies: a guest for the one that invited him. */
export interface Doer {
  userId: string | null
  side: FolderSide | null
}

export interface ShownDoer {
  name: string | null
  companyName: string | null
}

const nobody: ShownDoer = { name: null, companyName: null }

/**
 * Who these are to the asker: of his own company's people and guests the name as it is now, of the other company's the
 * company alone. Guests and visitors learn nothing of anybody.
 */
export async function doersIn(
  ctx: Pick<BusinessdataCtx, 'requestId' | 'signal'>,
  identity: IdentityClient,
  { view, side: ownSide, offer }: Pick<OpenFolder, 'view' | 'side' | 'offer'>,
  doers: readonly Doer[],
): Promise<(doer: Doer) => ShownDoer> {
  if (view !== 'party') return () => nobody
  const ownIds = doers.flatMap(({ userId, side }) => (userId !== null && side === ownSide ? [userId] : []))
  const names = await namesOf(ctx, identity, [...new Set(ownIds)])
  return ({ userId, side }) => ({
    name: userId !== null && side === ownSide ? (names.get(userId) ?? null) : null,
    companyName: side === null ? null : side === 'SUPPLIER' ? offer.supplierName : offer.customerName,
  })
}

async function namesOf(
  { requestId, signal }: Pick<BusinessdataCtx, 'requestId' | 'signal'>,
  identity: IdentityClient,
  userIds: readonly string[],
): Promise<Map<string, string>> {
  if (userIds.length === 0) return new Map()
  const found = await identity.call(getNames, { body: { userIds: [...userIds] }, requestId, signal })
  return new Map(found.map(({ userId, name, lastname }) => [userId, `${name} ${lastname}`.trim()]))
}
