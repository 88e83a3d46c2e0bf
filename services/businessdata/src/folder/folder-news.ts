import { businessDataChanged, type OfferParties } from '@schrankwerk/contracts'
import { publish } from '@schrankwerk/service-kit'
import type { Transaction } from 'kysely'
import type { BusinessdataTables } from '../database/tables.ts'
import { guestIdsOf, touchFolder } from './folder.queries.ts'

/** Tells those who have the folder open; `formerGuestIds` are those whose entry has just ended. */
export async function publishFolder(
  tx: Transaction<BusinessdataTables>,
  { folderId, offer }: { folderId: string; offer: { family: Pick<OfferParties['family'], 'released'> } },
  userId: string | null,
  formerGuestIds: readonly string[] = [],
): Promise<void> {
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
      guestIds: [...new Set([...(await guestIdsOf(tx, folderId)), ...formerGuestIds])],
    },
    { aggregateId: folderId, aggregateVersion: folder.version },
  )
}
