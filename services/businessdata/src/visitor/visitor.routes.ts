import { checkFolderPassword, setFolderPassword } from '@schrankwerk/contracts'
import { type Api, publicRoute, route } from '@schrankwerk/service-kit'
import type { BusinessdataTables } from '../database/tables.ts'
import { openSettings } from '../settings/open-settings.ts'
import { type CheckParts, checkPassword } from './check-password.ts'
import { setPassword } from './set-password.ts'

export function visitorRoutes(app: Api<BusinessdataTables>, parts: CheckParts): void {
  const { offers, passwords } = parts
  publicRoute(app, checkFolderPassword, ({ ctx, body }) => checkPassword(ctx, parts, body))
  route(app, setFolderPassword, async ({ ctx, query, body }) => {
    const open = await openSettings(ctx, offers, query.offerId)
    // The password is no part of the offer; asked for beforehand, nothing is done where workflow is away.
    const offer = await offers.readAs(query.offerId, ctx.actor, ctx.requestId)
    await setPassword(ctx, passwords, open, body)
    return offer
  })
}
