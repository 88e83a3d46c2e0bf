import { saveFolderSettings } from '@schrankwerk/contracts'
import { type Api, route } from '@schrankwerk/service-kit'
import type { BusinessdataTables } from '../database/tables.ts'
import type { OfferDirectory } from '../folder/offer-directory.ts'
import { openSettings } from './open-settings.ts'
import { saveSettings } from './save-settings.ts'

export function settingsRoutes(app: Api<BusinessdataTables>, { offers }: { offers: OfferDirectory }): void {
  route(app, saveFolderSettings, async ({ ctx, body }) =>
    saveSettings(ctx, await openSettings(ctx, offers, body.offerId), body),
  )
}
