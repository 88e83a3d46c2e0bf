import { businessDataChanged, type OfferParties } from '@schrankwerk/contracts'
import { publish } from '@schrankwerk/service-kit'
import type { Transaction } from 'kysely'
import type { BusinessdataTables } from '../database/tables.ts'
import { stateOf } from './folder.policy.ts'
import { guestIdsOf, touchFolder } from './folder.queries.ts'

type Tx = Transaction<BusinessdataTables>

interface Clock {
  now(): Date
}
interface ToldFolder {
  folderId: string
  offer: Pick<OfferParties, 'family'>
}

/** Whom entries let into a folder now; asked before a change that may take it from somebody. */
export const guestsLetIn = async (tx: Tx, ctx: Clock, { folderId, offer }: ToldFolder): Promise<string[]> =>
  stateOf(offer) === 'open' ? guestIdsOf(tx, folderId, ctx.now()) : []

/** Tells those who have the folder open; `formerGuestIds` are those who could until now. */
export async function publishFolder(
  tx: Tx,
  ctx: Clock,
  told: ToldFolder,
  userId: string | null,
  formerGuestIds: readonly string[] = [],
): Promise<void> {
  const { folderId, offer } = told
  const folder = await touchFolder(tx, folderId)
  await publish(
    tx,
    businessDataChanged,
    {
      offerId: folderId,
      customerCompanyId: folder.customer_company_id,
      supplierCompanyId: folder.supplier_company_id,
      released: offer.family.released,
      userId,
      guestIds: [...new Set([...(await guestsLetIn(tx, ctx, told)), ...formerGuestIds])],
    },
    { aggregateId: folderId, aggregateVersion: folder.version },
  )
}
