import {
  countBusinessData,
  createBusinessDataTicket,
  deleteBusinessData,
  downloadBusinessData,
  getBusinessData,
  getBusinessDataItem,
  redeemBusinessDataTicket,
  uploadBusinessData,
} from '@schrankwerk/contracts'
import { type Api, alsoOk, type FileStore, route, ticketRoutes, uploadRoute } from '@schrankwerk/service-kit'
import type { BusinessdataTables } from '../database/tables.ts'
import { deleteItems } from '../item/delete-items.ts'
import { downloadItem, downloadZip, presentItems, presentVersion } from '../item/download-items.ts'
import { putItem } from '../item/put-item.ts'
import { logReading } from '../log/log-reading.ts'
import { checkRoom, type RoomLimits } from '../upload/room.ts'
import { countItems } from './count-items.ts'
import { companyOf, requireShown } from './folder.policy.ts'
import { presentItem } from './folder.presenter.ts'
import type { OfferDirectory } from './offer-directory.ts'
import { openFolder } from './open-folder.ts'
import { readFolder } from './read-folder.ts'

export function folderRoutes(
  app: Api<BusinessdataTables>,
  { files, offers, room }: { files: FileStore; offers: OfferDirectory; room: RoomLimits },
): void {
  route(app, getBusinessData, async ({ ctx, query }) => {
    const folder = await openFolder(ctx, offers, query.offerId, 'read')
    // A visitor's opening is noted where the password is checked.
    if (folder.view !== 'visitor') await logReading(ctx, folder, { act: 'open' })
    return readFolder(ctx, folder, room)
  })
  route(app, countBusinessData, ({ ctx, query }) => countItems(ctx, offers, query.offerIds))
  uploadRoute(
    app,
    uploadBusinessData,
    async ({ ctx, fields, upload }) => {
      const folder = await openFolder(ctx, offers, fields.offerId, 'write')
      return presentItem(await putItem(ctx, folder, upload, fields, room), folder)
    },
    {
      // Refused before the bytes come: 200 MB are not sent for a 404.
      before: async ({ ctx, fields, announcedBytes }) => {
        const folder = await openFolder(ctx, offers, fields.offerId, 'write')
        requireShown(folder)
        // The form around the file takes some room in what was announced.
        const bytes = Math.max(announcedBytes - 4096, 1)
        await checkRoom(ctx.db, folder, room, { bytes, isNew: !fields.versionOf })
      },
      countsTo: async ({ ctx, fields }) => companyOf(await openFolder(ctx, offers, fields.offerId, 'write')),
    },
  )
  route(app, deleteBusinessData, async ({ ctx, query }) => {
    const folder = await openFolder(ctx, offers, query.offerId, 'write')
    const deleted = await deleteItems(ctx, folder, [query.itemId])
    return deleted.length > 0 ? undefined : alsoOk(208)
  })
  route(app, getBusinessDataItem, async ({ ctx, query, c }) => {
    return downloadItem(ctx, c, files, await openFolder(ctx, offers, query.offerId, 'read'), query)
  })
  route(
    app,
    downloadBusinessData,
    async ({ ctx, body }) =>
      downloadZip(ctx, files, await openFolder(ctx, offers, body.offerId, 'read'), body.itemIds),
    { work: 'zip' },
  )
  ticketRoutes(
    app,
    { create: createBusinessDataTicket, redeem: redeemBusinessDataTicket },
    {
      async authorise(ctx, target) {
        const folder = await openFolder(ctx, offers, target.offerId, 'read')
        if ('itemId' in target) await presentVersion(ctx, folder, target.itemId, target.version)
        else await presentItems(ctx, folder, target.itemIds)
      },
      async send(ctx, target, c) {
        const folder = await openFolder(ctx, offers, target.offerId, 'read')
        if ('itemId' in target) return downloadItem(ctx, c, files, folder, target)
        return downloadZip(ctx, files, folder, target.itemIds)
      },
      workOf: (target) => ('itemIds' in target ? 'zip' : undefined),
    },
  )
}
