import {
  createSubfolder as createEndpoint,
  deleteSubfolder as deleteEndpoint,
  renameSubfolder as renameEndpoint,
} from '@schrankwerk/contracts'
import { type Api, alsoOk, route } from '@schrankwerk/service-kit'
import type { BusinessdataTables } from '../database/tables.ts'
import type { OfferDirectory } from '../folder/offer-directory.ts'
import { openFolder } from '../folder/open-folder.ts'
import { createSubfolder } from './create-subfolder.ts'
import { deleteSubfolder } from './delete-subfolder.ts'
import { renameSubfolder } from './rename-subfolder.ts'
import { presentSubfolder } from './subfolder.presenter.ts'

export function subfolderRoutes(app: Api<BusinessdataTables>, { offers }: { offers: OfferDirectory }): void {
  route(app, createEndpoint, async ({ ctx, body }) =>
    presentSubfolder(
      await createSubfolder(ctx, await openFolder(ctx, offers, body.offerId, 'write'), body.name),
    ),
  )
  route(app, renameEndpoint, async ({ ctx, body }) =>
    presentSubfolder(await renameSubfolder(ctx, await openFolder(ctx, offers, body.offerId, 'write'), body)),
  )
  route(app, deleteEndpoint, async ({ ctx, query }) => {
    const folder = await openFolder(ctx, offers, query.offerId, 'write')
    return (await deleteSubfolder(ctx, folder, query.subfolderId)) ? undefined : alsoOk(208)
  })
}
