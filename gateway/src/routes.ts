/** The parts behind the gateway; each has one address in the environment. */
export type Part = 'identity' | 'workflow' | 'catalogue' | 'businessdata' | 'notification' | 'keycloak'

/** Who a part is to a person who reads that it is down, and where its address stands. */
export const parts: Readonly<Record<Part, { environment: string; spokenOf: string }>> = {
  identity: { environment: 'IDENTITY_URL', spokenOf: 'Der Dienst für Benutzer und Unternehmen' },
  workflow: { environment: 'WORKFLOW_URL', spokenOf: 'Der Dienst für Anfragen und Angebote' },
  catalogue: { environment: 'CATALOGUE_URL', spokenOf: 'Der Artikelkatalog' },
  businessdata: { environment: 'BUSINESSDATA_URL', spokenOf: 'Der Dienst für Projektordner' },
  notification: { environment: 'NOTIFICATION_URL', spokenOf: 'Der Dienst für Benachrichtigungen' },
  keycloak: { environment: 'KEYCLOAK_URL', spokenOf: 'Die Anmeldung' },
}

export interface Route {
  /** Whole segments; the longest prefix that fits wins. */
  prefix: string
  part: Part
  /** A query parameter that decides instead: value → part. Left out means `part`; any other value is 400. */
  decidedBy?: { parameter: string; parts: Readonly<Record<string, Part>> }
  /** Time to the first byte of the answer; 60 seconds where nothing stands. */
  firstByteMs?: number
  /** The answer stays open and is read while it arrives: no time-out between its parts. */
  live?: true
  /** Only this very path, nothing beneath it. */
  exact?: true
}

const minutes = 60_000
const bomOwner = { parameter: 'admin', parts: { true: 'catalogue', false: 'workflow' } } as const

/** The one routing table. `/api` is taken off on the way to a service, `/auth` stays. */
export const routes: readonly Route[] = [
  { prefix: '/api/user', part: 'identity' },
  { prefix: '/api/company', part: 'identity' },
  { prefix: '/api/legal', part: 'identity' },

  { prefix: '/api/enquiry', part: 'workflow' },
  { prefix: '/api/enquiry/bom', part: 'workflow', decidedBy: bomOwner },
  { prefix: '/api/enquiry/bom/upload', part: 'workflow', decidedBy: bomOwner, firstByteMs: 5 * minutes },
  { prefix: '/api/enquiry/bom/header', part: 'workflow', decidedBy: bomOwner, firstByteMs: 5 * minutes },
  { prefix: '/api/enquiry/bom/map', part: 'workflow', decidedBy: bomOwner, firstByteMs: 5 * minutes },
  { prefix: '/api/file', part: 'workflow' },
  { prefix: '/api/file/all', part: 'workflow', decidedBy: bomOwner, firstByteMs: 5 * minutes },
  { prefix: '/api/offer', part: 'workflow' },
  { prefix: '/api/conversation', part: 'workflow' },
  { prefix: '/api/conversation/message/send', part: 'workflow', firstByteMs: 5 * minutes },
  { prefix: '/api/happening', part: 'workflow' },

  { prefix: '/api/offer/businessdata', part: 'businessdata' },
  { prefix: '/api/offer/businessdata/download', part: 'businessdata', firstByteMs: 5 * minutes },
  { prefix: '/api/offer/businessdata/upload', part: 'businessdata', firstByteMs: 5 * minutes },

  { prefix: '/api/article', part: 'catalogue' },
  { prefix: '/api/article/import', part: 'catalogue', firstByteMs: 5 * minutes },
  { prefix: '/api/article/export', part: 'catalogue', firstByteMs: 5 * minutes },
  { prefix: '/api/import/config', part: 'catalogue', firstByteMs: 5 * minutes },
  { prefix: '/api/manufacturer', part: 'catalogue' },
  { prefix: '/api/manufacturer/delete/article', part: 'catalogue', firstByteMs: 5 * minutes },
  { prefix: '/api/unit', part: 'catalogue' },
  { prefix: '/api/wholesaler', part: 'catalogue' },
  { prefix: '/api/discountgroup', part: 'catalogue' },
  { prefix: '/api/discountgroup/import', part: 'catalogue', firstByteMs: 5 * minutes },
  { prefix: '/api/eclass', part: 'catalogue' },
  { prefix: '/api/eclass/import', part: 'catalogue', firstByteMs: 5 * minutes },
  { prefix: '/api/admin/bom', part: 'catalogue' },
  { prefix: '/api/manufacturer/combine', part: 'catalogue', firstByteMs: 5 * minutes },
  { prefix: '/api/unit/combine', part: 'catalogue', firstByteMs: 5 * minutes },
  { prefix: '/api/discountgroup/combine', part: 'catalogue', firstByteMs: 5 * minutes },
  { prefix: '/api/combination', part: 'catalogue' },
  { prefix: '/api/combination/undo', part: 'catalogue', firstByteMs: 5 * minutes },
  { prefix: '/api/lookalike', part: 'catalogue' },

  { prefix: '/api/notification', part: 'notification' },
  { prefix: '/api/notification/stream', part: 'notification', live: true },

  // Signing in, and nothing else of Keycloak: no admin API, no other realm, no registration of clients,
  // no account console.
  { prefix: '/auth/resources', part: 'keycloak' },
  { prefix: '/auth/realms/schrankwerk', part: 'keycloak', exact: true },
  { prefix: '/auth/realms/schrankwerk/protocol', part: 'keycloak' },
  { prefix: '/auth/realms/schrankwerk/login-actions', part: 'keycloak' },
  { prefix: '/auth/realms/schrankwerk/.well-known', part: 'keycloak' },
]

const methodsByArea = { api: ['GET', 'POST'], auth: ['GET', 'HEAD', 'POST', 'OPTIONS'] } as const

/**
 * Methods an area answers. `/api` knows no HEAD: some documented GETs change something, and whoever asks
 * for the headers alone does not expect that.
 */
export const allowedMethods = (path: string): readonly string[] =>
  path.startsWith('/auth') ? methodsByArea.auth : methodsByArea.api
