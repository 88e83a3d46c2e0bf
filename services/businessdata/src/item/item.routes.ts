import {
  moveBusinessDataItems as moveEndpoint,
  renameBusinessDataItem as renameEndpoint,
} from '@schrankwerk/contracts'
import { type Api, route } from '@schrankwerk/service-kit'
import type { BusinessdataTables } from '../database/tables.ts'
import { presentItem } from '../folder/folder.presenter.ts'
import type { OfferDirectory } from '../folder/offer-directory.ts'
import { openFolder } from '../folder/open-folder.ts'
import { moveItems } from './move-items.ts'
import { renameItem } from './rename-item.ts'

/** What can be done with files that are in a folder already. */
export function itemRoutes(app: Api<BusinessdataTables>, { offers }: { offers: OfferDirectory }): void {
  route(app, renameEndpoint, async ({ ctx, body }) => {
    const folder = await openFolder(ctx, offers, body.offerId, 'write')
    return presentItem(await renameItem(ctx, folder, body), folder)
  })
  route(app, moveEndpoint, async ({ ctx, body }) => {
    const folder = await openFolder(ctx, offers, body.offerId, 'write')
    return (await moveItems(ctx, folder, body)).map((item) => presentItem(item, folder))
  })
}
