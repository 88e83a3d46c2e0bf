import type { OfferParties } from '@schrankwerk/contracts'
import { uniqueFilename } from '@schrankwerk/domain'
import { recordChange, uuidv7 } from '@schrankwerk/service-kit'
import type { Kysely, Transaction } from 'kysely'
import type { BusinessdataTables } from '../database/tables.ts'
import { namesTaken } from '../item/item.queries.ts'
import { ensureFolder, type FolderRow } from './folder.queries.ts'
import { publishFolder } from './folder-news.ts'
import {
  allItemsOf,
  deleteFolder,
  foldersOfUnknownFamily,
  lockBoth,
  markFamilyKnown,
  moveItemToFolder,
} from './merge-folder.queries.ts'
import type { OfferDirectory } from './offer-directory.ts'

/** Makes folders of later versions one with their family's, until of every folder it is known. */
export async function mergeFolders(
  db: Kysely<BusinessdataTables>,
  offers: OfferDirectory,
  now: Date,
): Promise<void> {
  for (;;) {
    const folders = await foldersOfUnknownFamily(db)
    if (folders.length === 0) return
    const found = await offers.find(
      folders.map((folder) => folder.offer_id),
      uuidv7(),
    )
    for (const folder of folders) {
      const offer = found.find(({ offerId }) => offerId === folder.offer_id)
      await db.transaction().execute((tx) =>
        // One that workflow does not know opens to nobody, wherever it lies.
        offer === undefined || offer.family.id === folder.offer_id
          ? markFamilyKnown(tx, folder.offer_id)
          : merge(tx, folder, offer, now),
      )
    }
  }
}

/** A name that is taken gets a numeric prefix. Old folders hold files alone. */
async function merge(
  tx: Transaction<BusinessdataTables>,
  { offer_id: formerId }: FolderRow,
  offer: OfferParties,
  now: Date,
): Promise<void> {
  const folderId = offer.family.id
  await ensureFolder(tx, offer, now)
  const rows = await lockBoth(tx, [formerId, folderId])
  if (!rows.some((row) => row.offer_id === formerId)) return
  const taken = await namesTaken(tx, folderId, null)
  for (const { id, filename, deleted_at } of await allItemsOf(tx, formerId)) {
    const name = deleted_at === null ? uniqueFilename(filename, taken) : filename
    if (deleted_at === null) taken.push(name)
    await moveItemToFolder(tx, { id, from: formerId, to: folderId }, name)
  }
  await deleteFolder(tx, formerId)
  const clock = { now: () => now }
  await recordChange(tx, clock, { entity: 'folder', entityId: folderId, action: 'combine' })
  await publishFolder(tx, clock, { folderId, offer }, null)
}
