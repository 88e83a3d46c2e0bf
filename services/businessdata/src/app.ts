import { type ApiParts, createApi, type FileStore } from '@schrankwerk/service-kit'
import type { BusinessdataTables } from './database/tables.ts'
import { folderRoutes } from './folder/folder.routes.ts'
import type { OfferDirectory } from './folder/offer-directory.ts'

export interface BusinessdataParts extends ApiParts<BusinessdataTables> {
  files: FileStore
  offers: OfferDirectory
}

/** The service as a whole, without its listener: what tests call. */
export function createApp(parts: BusinessdataParts) {
  const app = createApi<BusinessdataTables>({ service: 'businessdata', ...parts })
  folderRoutes(app, parts)
  return app
}
