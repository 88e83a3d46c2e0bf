import {
  endVisibility as endEndpoint,
  filterSharedFolders,
  inviteAgain as inviteEndpoint,
  shareFolder as shareEndpoint,
} from '@schrankwerk/contracts'
import { type Api, route } from '@schrankwerk/service-kit'
import type { BusinessdataTables } from '../database/tables.ts'
import type { OfferDirectory } from '../folder/offer-directory.ts'
import type { IdentityClient } from '../identity-client.ts'
import { openSettings } from '../settings/open-settings.ts'
import { endVisibility } from './end-visibility.ts'
import { inviteAgain } from './invite-again.ts'
import { shareFolder } from './share-folder.ts'
import { sharedFolders } from './shared-folders.ts'

export function visibilityRoutes(
  app: Api<BusinessdataTables>,
  { offers, identity }: { offers: OfferDirectory; identity: IdentityClient },
): void {
  route(app, filterSharedFolders, ({ ctx, query }) => sharedFolders(ctx, offers, query))
  route(app, shareEndpoint, async ({ ctx, body }) =>
    shareFolder(ctx, { identity, offers }, await openSettings(ctx, offers, body.offerId), body),
  )
  route(app, endEndpoint, async ({ ctx, body }) =>
    endVisibility(ctx, await openSettings(ctx, offers, body.offerId), body),
  )
  route(app, inviteEndpoint, async ({ ctx, body }) =>
    inviteAgain(ctx, await openSettings(ctx, offers, body.offerId), body),
  )
}
