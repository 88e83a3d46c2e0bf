import { filterFolderLog } from '@schrankwerk/contracts'
import { type Api, route } from '@schrankwerk/service-kit'
import type { BusinessdataTables } from '../database/tables.ts'
import type { OfferDirectory } from '../folder/offer-directory.ts'
import type { IdentityClient } from '../identity-client.ts'
import { openSettings } from '../settings/open-settings.ts'
import { filterLog } from './filter-log.ts'

export function logRoutes(
  app: Api<BusinessdataTables>,
  { offers, identity }: { offers: OfferDirectory; identity: IdentityClient },
): void {
  route(app, filterFolderLog, async ({ ctx, query }) =>
    filterLog(ctx, identity, await openSettings(ctx, offers, query.offerId), query),
  )
}
