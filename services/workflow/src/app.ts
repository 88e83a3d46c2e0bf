import type { BomThreads } from '@schrankwerk/bom-service'
import { type ApiParts, createApi, type FileStore } from '@schrankwerk/service-kit'
import { partyBomRoutes } from './bom/bom.routes.ts'
import { checkedListRoute } from './bom/checked-list.ts'
import type { Disguise } from './bom/disguise.ts'
import { suppliedPartsRoute } from './bom/supplied-parts.ts'
import type { BusinessdataClient } from './businessdata-client.ts'
import type { CatalogueClient } from './catalogue-client.ts'
import { companyRoutes } from './company/company.routes.ts'
import { conversationRoutes } from './conversation/conversation.routes.ts'
import { messageRoutes } from './conversation/message.routes.ts'
import { questionRoutes } from './conversation/question.routes.ts'
import type { WorkflowTables } from './database/tables.ts'
import { enquiryRoutes } from './enquiry/enquiry.routes.ts'
import { fileRoutes } from './file/file.routes.ts'
import { happeningRoutes } from './happening/happening.routes.ts'
import type { IdentityClient } from './identity-client.ts'
import { missingNumberRoutes } from './missing-number/missing-number.routes.ts'
import { offerRoutes } from './offer/offer.routes.ts'
import type { ReleaseLimits } from './release/release-brake.ts'
import { rematchRoutes } from './rematch/rematch.routes.ts'

export interface WorkflowParts extends ApiParts<WorkflowTables> {
  files: FileStore
  catalogue: CatalogueClient
  identity: IdentityClient
  businessdata: BusinessdataClient
  /** Multiplies prices before a customer's range is computed; undefined: the range is of the prices as they are. */
  disguise: Disguise | undefined
  releases: ReleaseLimits
  threads: BomThreads
}

/** The service as a whole, without its listener: what tests call. */
export function createApp(parts: WorkflowParts) {
  const app = createApi<WorkflowTables>({ service: 'workflow', ...parts })
  enquiryRoutes(app, parts)
  partyBomRoutes(app, parts)
  suppliedPartsRoute(app)
  checkedListRoute(app)
  fileRoutes(app, parts)
  offerRoutes(app, parts)
  happeningRoutes(app)
  missingNumberRoutes(app, parts)
  rematchRoutes(app, parts)
  companyRoutes(app)
  conversationRoutes(app)
  messageRoutes(app, parts)
  questionRoutes(app, parts)
  return app
}
