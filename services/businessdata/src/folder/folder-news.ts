import { businessDataChanged, type OfferParties } from '@schrankwerk/contracts'
import { publish } from '@schrankwerk/service-kit'
import type { Transaction } from 'kysely'
import type { BusinessdataTables } from '../database/tables.ts'
import { touchFolder } from './folder.queries.ts'

/** Tells those who have the folder open. */
export async function publishFolder(
  tx: Transaction<BusinessdataTables>,
  { offerId, released }: Pick<OfferParties, 'offerId' | 'released'>,
  userId: string,
): Promise<void> {
  const folder = await touchFolder(tx, offerId)
  await publish(
    tx,
    businessDataChanged,
    {
      offerId,
      customerCompanyId: folder.customer_company_id,
      supplierCompanyId: folder.supplier_company_id,
      released,
      userId,
    },
    { aggregateId: offerId, aggregateVersion: folder.version },
  )
}
