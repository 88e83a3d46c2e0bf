import {
  cancelFolderUpload,
  finishFolderUpload,
  listFolderUploads,
  partBytes,
  sendFolderUploadPart,
  startFolderUpload,
} from '@schrankwerk/contracts'
import { type Api, route, uploadRoute } from '@schrankwerk/service-kit'
import type { BusinessdataTables } from '../database/tables.ts'
import { presentItem } from '../folder/folder.presenter.ts'
import { openFolder } from '../folder/open-folder.ts'
import { type FinishParts, finishUpload } from './finish-upload.ts'
import { droppingRefused, dropUpload, ownUpload } from './open-upload.ts'
import { expectPart, sendPart } from './send-part.ts'
import { startUpload } from './start-upload.ts'
import { presentUpload } from './upload.presenter.ts'
import { partsOf, unfinishedUploads } from './upload.queries.ts'

export function uploadRoutes(app: Api<BusinessdataTables>, parts: FinishParts): void {
  const { offers, files } = parts
  route(app, startFolderUpload, async ({ ctx, body }) => {
    const open = await openFolder(ctx, offers, body.offerId, 'write')
    return presentUpload(await startUpload(ctx, open, parts, body), [])
  })
  route(app, listFolderUploads, async ({ ctx, query }) => {
    const open = await openFolder(ctx, offers, query.offerId, 'write')
    const uploads = await unfinishedUploads(ctx.db, open.folderId, ctx.actor.userId)
    const arrived = await partsOf(
      ctx.db,
      uploads.map(({ id }) => id),
    )
    return uploads.map((upload) => presentUpload(upload, arrived.get(upload.id) ?? []))
  })
  uploadRoute(app, sendFolderUploadPart, ({ ctx, fields, upload }) => sendPart(ctx, parts, fields, upload), {
    maxBytes: partBytes,
    isPart: true,
    before: async ({ ctx, fields }) => void (await expectPart(ctx, parts, fields)),
    countsTo: async ({ ctx, fields }) => (await expectPart(ctx, parts, fields)).company_id,
  })
  route(
    app,
    finishFolderUpload,
    async ({ ctx, body }) => {
      const { item, open } = await finishUpload(ctx, parts, body)
      return presentItem(item, open)
    },
    { work: 'file' },
  )
  route(app, cancelFolderUpload, ({ ctx, body }) =>
    droppingRefused(ctx, parts, body, async () => {
      const { folderId } = await openFolder(ctx, offers, body.offerId, 'write')
      await dropUpload(ctx, files, ownUpload(ctx, folderId, body))
    }),
  )
}
