import {
  connectParts,
  createInternalApi,
  readConfig,
  standardSettings,
  startService,
} from '@schrankwerk/service-kit'
import type { Kysely } from 'kysely'
import * as z from 'zod/mini'
import { markOperatorAdminsDue } from './account/account.queries.ts'
import { followPasswordChanges } from './account/follow-password-changes.ts'
import { accountSettings, createAccounts, passwordCheckSettings } from './account/keycloak.ts'
import { reconcileAccounts } from './account/reconcile-accounts.ts'
import { createApp } from './app.ts'
import type { IdentityTables } from './database/tables.ts'
import { removeIdleGuests } from './guest/remove-idle-guests.ts'
import { internalRoutes } from './internal.routes.ts'
import { grantWishes } from './link/grant-wishes.ts'
import { removeUnconfirmed } from './registration/remove-unconfirmed.ts'
import { presentActorWithSessions } from './user/user.presenter.ts'
import { findUserBySub } from './user/user.queries.ts'

const config = readConfig(
  z.object({
    ...standardSettings,
    ...accountSettings,
    ...passwordCheckSettings,
    WORKFLOW_INTERNAL_URL: z.url(),
    CATALOGUE_INTERNAL_URL: z.url(),
    BUSINESSDATA_INTERNAL_URL: z.url(),
    NOTIFICATION_INTERNAL_URL: z.url(),
    LEGAL_TEXTS_FOLDER: z.optional(z.string()),
  }),
)
const parts = await connectParts<IdentityTables>({
  service: 'identity',
  config,
  migrations: new URL('./database/migrations/', import.meta.url),
  loadActor: async (sub, { db }) => {
    const user = await findUserBySub(db as Kysely<IdentityTables>, sub)
    return user && presentActorWithSessions(user)
  },
})
const accounts = createAccounts(config)
await markOperatorAdminsDue(parts.db)
const internalApp = createInternalApi<IdentityTables>({ service: 'identity', ...parts.internalApi })
internalRoutes(internalApp)
const jobs = { db: parts.db, accounts, log: parts.log, now: () => new Date() }
parts.everyInOneCopy(3, 'password-changes', followPasswordChanges(jobs))
parts.everyInOneCopy(5, 'reconcile-accounts', reconcileAccounts(jobs))
parts.everyInOneCopy(1, 'link-wishes', () => grantWishes(jobs))
parts.everyInOneCopy(3600, 'unconfirmed-registrations', () => removeUnconfirmed(jobs))
parts.everyInOneCopy(3600, 'idle-guests', () => removeIdleGuests(jobs))
// What someone did in years is more than other answers.
const longAnswerMs = 20_000
const neighbours = {
  workflow: parts.client('workflow', config.WORKFLOW_INTERNAL_URL, longAnswerMs),
  catalogue: parts.client('catalogue', config.CATALOGUE_INTERNAL_URL, longAnswerMs),
  businessdata: parts.client('businessdata', config.BUSINESSDATA_INTERNAL_URL, longAnswerMs),
  notification: parts.client('notification', config.NOTIFICATION_INTERNAL_URL, longAnswerMs),
}

await startService({
  name: 'identity',
  port: config.PORT,
  internalPort: config.INTERNAL_PORT,
  drainMs: config.DRAIN_MS,
  graceMs: config.STOP_GRACE_MS,
  app: createApp({
    ...parts.api,
    accounts,
    neighbours,
    operatorSecondFactor: config.OPERATOR_SECOND_FACTOR,
    legalTextsFolder: config.LEGAL_TEXTS_FOLDER,
  }),
  internalApp,
  log: parts.log,
  onStop: parts.stop,
})
