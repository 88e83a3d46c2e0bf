import {
  deleteBusinessDataItems as deleteEndpoint,
  listItemVersions as listEndpoint,
  moveBusinessDataItems as moveEndpoint,
  readItemTable as readTableEndpoint,
  renameBusinessDataItem as renameEndpoint,
  restoreItemVersion as restoreEndpoint,
} from '@schrankwerk/contracts'
import { type Api, type FileStore, route } from '@schrankwerk/service-kit'
import type { BusinessdataTables } from '../database/tables.ts'
import { presentItem } from '../folder/folder.presenter.ts'
import type { OfferDirectory } from '../folder/offer-directory.ts'
import { openFolder } from '../folder/open-folder.ts'
import type { IdentityClient } from '../identity-client.ts'
import type { RoomLimits } from '../upload/room.ts'
import { deleteItems } from './delete-items.ts'
import { listItemVersions } from './list-item-versions.ts'
import { moveItems } from './move-items.ts'
import { readItemTable, type TableThreads } from './read-item-table.ts'
import { renameItem } from './rename-item.ts'
import { restoreItemVersion } from './restore-item-version.ts'

/** What can be done with files that are in a folder already. */
export function itemRoutes(
  app: Api<BusinessdataTables>,
  parts: {
    offers: OfferDirectory
    identity: IdentityClient
    files: FileStore
    threads: TableThreads
    room: RoomLimits
  },
): void {
  const { offers, identity, room } = parts
  route(app, renameEndpoint, async ({ ctx, body }) => {
    const folder = await openFolder(ctx, offers, body.offerId, 'write')
    return presentItem(await renameItem(ctx, folder, body), folder)
  })
  route(app, moveEndpoint, async ({ ctx, body }) => {
    const folder = await openFolder(ctx, offers, body.offerId, 'write')
    return (await moveItems(ctx, folder, body)).map((item) => presentItem(item, folder))
  })
  route(app, deleteEndpoint, async ({ ctx, body }) =>
    deleteItems(ctx, await openFolder(ctx, offers, body.offerId, 'write'), body.itemIds),
  )
  route(app, listEndpoint, async ({ ctx, query }) => {
    const folder = await openFolder(ctx, offers, query.offerId, 'read')
    return listItemVersions(ctx, identity, folder, query.itemId)
  })
  route(app, restoreEndpoint, async ({ ctx, body }) => {
    const folder = await openFolder(ctx, offers, body.offerId, 'write')
    return presentItem(await restoreItemVersion(ctx, folder, body, room), folder)
  })
  route(
    app,
    readTableEndpoint,
    async ({ ctx, query }) =>
      readItemTable(ctx, parts, await openFolder(ctx, offers, query.offerId, 'read'), query),
    { work: 'preview' },
  )
}
