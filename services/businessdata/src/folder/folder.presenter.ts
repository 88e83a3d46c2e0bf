import type { ItemRow } from '../item/item.queries.ts'
import type { OpenFolder } from './open-folder.ts'

/** A file of the folder; what one may do with it is what one may do in the folder. */
export const presentItem = (item: ItemRow, { permission }: Pick<OpenFolder, 'permission'>) => ({
  id: item.id,
  filename: item.filename,
  path: `${item.offer_id}/${item.id}`,
  size: item.size,
  downloadCounter: item.download_counter,
  createDate: item.create_date,
  lastUpdate: item.last_update,
  permissions: permission,
})

export const presentFolder = ({ offer, permission }: OpenFolder, items: readonly ItemRow[]) => ({
  offerId: offer.offerId,
  referenceNumber: offer.referenceNumber,
  offerNumber: offer.offerNumber,
  enquiryTitle: offer.enquiryTitle,
  customerName: offer.customerName,
  supplierName: offer.supplierName,
  items: items.map((item) => presentItem(item, { permission })),
  permissions: permission,
})
