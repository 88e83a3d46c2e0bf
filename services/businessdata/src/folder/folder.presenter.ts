import type { FolderSettings, OfferParties, Subfolder } from '@schrankwerk/contracts'
import { compareNames } from '@schrankwerk/domain'
import type { ItemRow } from '../item/item.queries.ts'
import { permissionIn } from './folder.policy.ts'
import type { OpenFolder } from './open-folder.ts'

/** A file of the folder; what one may do with it is what one may do in the folder. */
export const presentItem = (item: ItemRow, open: OpenFolder) => ({
  id: item.id,
  filename: item.filename,
  subfolderId: item.subfolder_id,
  path: `${item.offer_id}/${item.id}`,
  size: item.size,
  version: item.version,
  side: item.side,
  editVersion: item.edit_version,
  downloadCounter: item.download_counter,
  createDate: item.create_date,
  lastUpdate: item.last_update,
  permissions: permissionIn(open),
})

/** How much fits into the folder and how much is in it. */
export interface Room {
  bytes: number
  maximumBytes: number
  files: number
  maximumFiles: number
}

/** What is in a folder, as its presenter gets it. */
export interface FolderContents {
  items: readonly ItemRow[]
  subfolders: readonly Subfolder[]
  room: Room | null
  settings: FolderSettings | null
  /** When the entry's last day is over. */
  accessUntil: Date | null
}

const belongsTo = ({ offerId, state, order }: OfferParties) => order ?? { offerId, state }

export const presentFolder = (
  open: OpenFolder,
  { items, subfolders, room, settings, accessUntil }: FolderContents,
) => ({
  offerId: open.folderId,
  view: open.view,
  state: open.state,
  referenceNumber: open.offer.referenceNumber,
  // Guests and visitors know of no offer.
  offerNumber: open.view === 'party' ? open.offer.offerNumber : null,
  belongsTo: open.view === 'party' ? belongsTo(open.offer) : null,
  enquiryTitle: open.offer.enquiryTitle,
  customerName: open.offer.customerName,
  supplierName: open.offer.supplierName,
  subfolders: subfolders.toSorted((one, other) => compareNames(one.name, other.name)),
  items: items
    .toSorted((one, other) => compareNames(one.filename, other.filename))
    .map((item) => presentItem(item, open)),
  permissions: permissionIn(open),
  accessUntil,
  room,
  settings,
})
