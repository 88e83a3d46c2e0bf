import {
  countBusinessData,
  deleteBusinessData,
  downloadBusinessData,
  getBusinessData,
  getBusinessDataItem,
  uploadBusinessData,
} from '@schrankwerk/contracts'
import { type Api, alsoOk, type FileStore, route, uploadRoute } from '@schrankwerk/service-kit'
import type { BusinessdataTables } from '../database/tables.ts'
import { deleteItem } from '../item/delete-item.ts'
import { downloadItem, downloadZip } from '../item/download-items.ts'
import { itemsOf } from '../item/item.queries.ts'
import { putItem } from '../item/put-item.ts'
import { countItems } from './count-items.ts'
import { presentFolder, presentItem } from './folder.presenter.ts'
import type { OfferDirectory } from './offer-directory.ts'
import { openFolder } from './open-folder.ts'

export function folderRoutes(
  app: Api<BusinessdataTables>,
  { files, offers }: { files: FileStore; offers: OfferDirectory },
): void {
  route(app, getBusinessData, async ({ ctx, query }) => {
    const folder = await openFolder(ctx, offers, query.offerId, 'read')
    return presentFolder(folder, await itemsOf(ctx.db, ctx.actor, query.offerId))
  })
  route(app, countBusinessData, ({ ctx, query }) => countItems(ctx, offers, query.offerIds))
  uploadRoute(
    app,
    uploadBusinessData,
    async ({ ctx, fields, upload }) => {
      const folder = await openFolder(ctx, offers, fields.offerId, 'write')
      return presentItem(await putItem(ctx, folder, upload), folder)
    },
    {
      // Refused before the bytes come: 200 MB are not sent for a 404.
      before: async ({ ctx, fields }) => void (await openFolder(ctx, offers, fields.offerId, 'write')),
    },
  )
  route(app, deleteBusinessData, async ({ ctx, query }) => {
    await openFolder(ctx, offers, query.offerId, 'write')
    return (await deleteItem(ctx, query)) ? undefined : alsoOk(208)
  })
  route(app, getBusinessDataItem, async ({ ctx, query, c }) => {
    await openFolder(ctx, offers, query.offerId, 'read')
    return downloadItem(ctx, c, files, { ...query, preview: query.preview === true })
  })
  route(app, downloadBusinessData, async ({ ctx, body }) => {
    await openFolder(ctx, offers, body.offerId, 'read')
    return downloadZip(ctx, files, body)
  })
}
