import type { BomThreads } from '@schrankwerk/bom-service'
import { getActsIn } from '@schrankwerk/contracts'
import {
  type ApiParts,
  actsRoute,
  createApi,
  createInternalApi,
  type FileStore,
  type InternalApiParts,
  type JobRunner,
} from '@schrankwerk/service-kit'
import { adminBomRoutes } from './admin-bom/admin-bom.routes.ts'
import { articleRoutes } from './article/article.routes.ts'
import { articleExportInternalRoutes, articleExportRoutes } from './article-export/article-export.routes.ts'
import { articleImportInternalRoutes, articleImportRoutes } from './article-import/article-import.routes.ts'
import { combineRoutes } from './combine/combine.routes.ts'
import type { CatalogueTables } from './database/tables.ts'
import { discountGroupRoutes } from './discount-group/discount-group.routes.ts'
import { eclassRoutes } from './eclass/eclass.routes.ts'
import type { IdentityClient } from './identity-client.ts'
import { importConfigRoutes } from './import-config/import-config.routes.ts'
import type { ImportFileThreads } from './import-file/read-import-headers.ts'
import { importProposalRoutes } from './import-proposal/import-proposal.routes.ts'
import { importUndoRoutes } from './import-undo/import-undo.routes.ts'
import { lookalikeRoutes } from './lookalike/lookalike.routes.ts'
import { manufacturerRoutes } from './manufacturer/manufacturer.routes.ts'
import { matchingRoutes } from './matching/matching.routes.ts'
import { replacementRoutes } from './replacement/replacement.routes.ts'
import { unitRoutes } from './unit/unit.routes.ts'
import { wholesalerRoutes } from './wholesaler/wholesaler.routes.ts'

export type CatalogueParts = ApiParts<CatalogueTables> & {
  files: FileStore
  importRunner: JobRunner
  exportRunner: JobRunner
  decisionRunner: JobRunner
  threads: ImportFileThreads
  bomThreads: BomThreads
  identity: IdentityClient
}

/** What the gateway reaches. */
export function createApp(parts: CatalogueParts) {
  const app = createApi<CatalogueTables>({ service: 'catalogue', ...parts })
  articleRoutes(app)
  manufacturerRoutes(app)
  unitRoutes(app)
  wholesalerRoutes(app)
  discountGroupRoutes(app, parts.threads)
  eclassRoutes(app, parts.threads)
  combineRoutes(app)
  lookalikeRoutes(app)
  importConfigRoutes(app, parts.threads)
  articleImportRoutes(app, parts)
  articleExportRoutes(app, parts)
  adminBomRoutes(app, parts)
  importProposalRoutes(app, parts)
  importUndoRoutes(app, parts)
  replacementRoutes(app, parts)
  return app
}

/** What the other services reach. */
export function createInternalApp(parts: InternalApiParts<CatalogueTables>) {
  const app = createInternalApi<CatalogueTables>({ service: 'catalogue', ...parts })
  matchingRoutes(app)
  articleImportInternalRoutes(app)
  articleExportInternalRoutes(app)
  actsRoute(app, getActsIn('catalogue'))
  return app
}
