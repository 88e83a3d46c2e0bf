import { checkFolderPassword } from '@schrankwerk/contracts'
import { type Api, publicRoute } from '@schrankwerk/service-kit'
import type { BusinessdataTables } from '../database/tables.ts'
import { type CheckParts, checkPassword } from './check-password.ts'

export function visitorRoutes(app: Api<BusinessdataTables>, parts: CheckParts): void {
  publicRoute(app, checkFolderPassword, ({ ctx, body }) => checkPassword(ctx, parts, body))
}
