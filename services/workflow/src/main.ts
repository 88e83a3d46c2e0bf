import { type BomThreads, bomWorker } from '@schrankwerk/bom-service'
import {
  articleChanged,
  articleImportEnded,
  articleImportUndone,
  companyChanged,
  manufacturerEmptied,
  masterDataCombined,
  userErased,
} from '@schrankwerk/contracts'
import {
  askIdentity,
  companyLeavesHands,
  connectParts,
  createFolderStore,
  createInternalApi,
  createWorkerPool,
  readConfig,
  readingSettings,
  standardSettings,
  startService,
  wholeSetting,
} from '@schrankwerk/service-kit'
import * as z from 'zod/mini'
import { createApp } from './app.ts'
import { disguiseHasSecret, disguiseOf, disguiseSettings } from './bom/disguise.ts'
import { forgetSmallEstimateCounts } from './bom/small-estimate.queries.ts'
import { renameAgain } from './company/rename-again.ts'
import { onArticleChanged } from './consumers/on-article-changed.ts'
import { onCatalogueRearranged } from './consumers/on-catalogue-rearranged.ts'
import { onCompanyActivity } from './consumers/on-company-activity.ts'
import { onCompanyChanged } from './consumers/on-company-changed.ts'
import { onImportEnded } from './consumers/on-import-ended.ts'
import { onUserErased } from './consumers/on-user-erased.ts'
import type { WorkflowTables } from './database/tables.ts'
import { referencedKeys } from './file/file.queries.ts'
import { forgetHappenings } from './happening/happening.queries.ts'
import { happeningEvents, onHappening } from './happening/on-happening.ts'
import { internalRoutes } from './internal.routes.ts'
import { addUpListChanges } from './list/list-change.queries.ts'
import { countMissingNumbers } from './missing-number/count-missing-numbers.ts'
import { scheduleHourlySettling, settleAfterImports } from './missing-number/settle-after-import.ts'
import { lapseDueOrders } from './offer/lapse-due-orders.ts'
import { remindOfEndingBindings } from './offer/remind-binding.ts'
import { rematchDrafts } from './rematch/rematch-drafts.ts'

const config = readConfig(
  z
    .object({
      ...standardSettings,
      IDENTITY_INTERNAL_URL: z.url(),
      CATALOGUE_INTERNAL_URL: z.url(),
      BUSINESSDATA_INTERNAL_URL: z.url(),
      FILES_FOLDER: z.string(),
      RELEASES_PER_MINUTE: z._default(z.optional(wholeSetting(1, 1_000_000)), 10),
      RELEASES_PER_HOUR: z._default(z.optional(wholeSetting(1, 1_000_000)), 40),
      ...readingSettings,
      ...disguiseSettings,
    })
    .check(disguiseHasSecret, companyLeavesHands),
)
const parts = await connectParts<WorkflowTables>({
  service: 'workflow',
  config,
  migrations: new URL('./database/migrations/', import.meta.url),
  loadActor: askIdentity(config.IDENTITY_INTERNAL_URL),
})
const disguise = disguiseOf(config)
const releases = { perMinute: config.RELEASES_PER_MINUTE, perHour: config.RELEASES_PER_HOUR }
const files = createFolderStore({ folder: config.FILES_FOLDER })
const threads: BomThreads = createWorkerPool(
  bomWorker,
  { seconds: config.READING_SECONDS, megabytes: config.READING_MEGABYTES, workers: config.READING_THREADS },
  parts.log,
  { inOwnProcess: true },
)
threads.begin()
// A parts list of 10,000 lines is matched in one call.
const catalogue = parts.client('catalogue', config.CATALOGUE_INTERNAL_URL, 60_000)
const identity = parts.client('identity', config.IDENTITY_INTERNAL_URL)
const businessdata = parts.client('businessdata', config.BUSINESSDATA_INTERNAL_URL)
const internalApp = createInternalApi<WorkflowTables>({ service: 'workflow', ...parts.internalApi })
internalRoutes(internalApp, files, identity)

parts.consume({ durable: 'on-company-changed', event: companyChanged, handle: onCompanyChanged })
parts.consume({ durable: 'on-company-activity', event: companyChanged, handle: onCompanyActivity })
parts.consume({ durable: 'on-article-changed', event: articleChanged, handle: onArticleChanged })
parts.consume({ durable: 'on-import-ended', event: articleImportEnded, handle: onImportEnded })
parts.consume({ durable: 'on-import-undone', event: articleImportUndone, handle: onCatalogueRearranged })
parts.consume({
  durable: 'on-master-data-combined',
  event: masterDataCombined,
  handle: onCatalogueRearranged,
})
parts.consume({
  durable: 'on-manufacturer-emptied',
  event: manufacturerEmptied,
  handle: onCatalogueRearranged,
})
parts.consume({ durable: 'on-happening', event: happeningEvents, handle: onHappening })
parts.consume({ durable: 'on-user-erased', event: userErased, handle: onUserErased })
parts.every(2, 'draft-matches', () => rematchDrafts(parts.db, catalogue))
parts.every(10, 'settled-numbers', () => settleAfterImports(parts.db, catalogue))
parts.every(60, 'binding-reminders', () => remindOfEndingBindings(parts.db, parts.log))
parts.every(60, 'renamings', () => renameAgain(parts.db))
parts.every(60, 'binding-lapses', () => lapseDueOrders(parts.db, parts.log))
parts.everyInOneCopy(2, 'missing-numbers', () => countMissingNumbers(parts.db))
parts.everyInOneCopy(60, 'list-changes', () => addUpListChanges(parts.db))
parts.everyInOneCopy(3600, 'hourly-settling', () => scheduleHourlySettling(parts.db))
parts.everyInOneCopy(3600, 'small-estimate-counts', () => forgetSmallEstimateCounts(parts.db, new Date()))
parts.everyInOneCopy(3600, 'happenings', () => forgetHappenings(parts.db, new Date()))
parts.everyInOneCopy(3600, 'file-janitor', () =>
  files.janitor({ referenced: (keys) => referencedKeys(parts.db, keys) }),
)

await startService({
  name: 'workflow',
  port: config.PORT,
  internalPort: config.INTERNAL_PORT,
  drainMs: config.DRAIN_MS,
  graceMs: config.STOP_GRACE_MS,
  app: createApp({ ...parts.api, files, catalogue, identity, businessdata, threads, disguise, releases }),
  internalApp,
  log: parts.log,
  async onStop() {
    await threads.close()
    await parts.stop()
  },
})
