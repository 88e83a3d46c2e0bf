import {
  type ApiParts,
  createApi,
  createInternalApi,
  type FileStore,
  type InternalApiParts,
} from '@schrankwerk/service-kit'
import type { BusinessdataTables } from './database/tables.ts'
import { folderRoutes } from './folder/folder.routes.ts'
import type { OfferDirectory } from './folder/offer-directory.ts'
import type { IdentityClient } from './identity-client.ts'
import { internalRoutes } from './internal.routes.ts'
import { itemRoutes } from './item/item.routes.ts'
import type { TableThreads } from './item/read-item-table.ts'
import { logRoutes } from './log/log.routes.ts'
import { settingsRoutes } from './settings/settings.routes.ts'
import { subfolderRoutes } from './subfolder/subfolder.routes.ts'
import { defaultRoomLimits, type RoomLimits } from './upload/room.ts'
import { uploadRoutes } from './upload/upload.routes.ts'
import { visibilityRoutes } from './visibility/visibility.routes.ts'
import { admitVisitor } from './visitor/admit-visitor.ts'
import type { PasswordHasher } from './visitor/password-hasher.ts'
import { createAddressHash } from './visitor/password-try.queries.ts'
import { createShareTokens } from './visitor/share-token.ts'
import { visitorRoutes } from './visitor/visitor.routes.ts'

export interface BusinessdataParts extends ApiParts<BusinessdataTables> {
  files: FileStore
  offers: OfferDirectory
  identity: IdentityClient
  room?: RoomLimits
  threads: TableThreads
  passwords: PasswordHasher
  /** Of visitors' tokens, the one that signs first. */
  shareKeys: readonly string[]
}

/** What the gateway reaches. */
export function createApp(parts: BusinessdataParts) {
  const { db, files, offers, room = defaultRoomLimits, shareKeys, now = () => new Date() } = parts
  const shareTokens = createShareTokens(shareKeys, now)
  const app = createApi<BusinessdataTables>({
    service: 'businessdata',
    ...parts,
    admitVisitor: (token) => admitVisitor(db, shareTokens, token),
  })
  folderRoutes(app, { files, offers, room })
  itemRoutes(app, { ...parts, room })
  subfolderRoutes(app, parts)
  logRoutes(app, parts)
  settingsRoutes(app, parts)
  visibilityRoutes(app, parts)
  visitorRoutes(app, { ...parts, room, shareTokens, hashAddress: createAddressHash(shareKeys[0]!) })
  uploadRoutes(app, { files, offers, room, scanner: parts.scanner })
  return app
}

/** What the other services reach. */
export function createInternalApp({
  offers,
  ...parts
}: InternalApiParts<BusinessdataTables> & { offers: OfferDirectory }) {
  const app = createInternalApi<BusinessdataTables>({ service: 'businessdata', ...parts })
  internalRoutes(app, offers)
  return app
}
