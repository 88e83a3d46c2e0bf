import { userChanged, userErased } from '@schrankwerk/contracts'
import {
  askIdentity,
  companyLeavesHands,
  connectParts,
  createFolderStore,
  createWorkerPool,
  readConfig,
  readingSettings,
  standardSettings,
  startService,
  subscribeBroadcast,
} from '@schrankwerk/service-kit'
import * as z from 'zod/mini'
import { createApp, createInternalApp } from './app.ts'
import { onOfferChanged, openingEvents } from './consumers/on-offer-changed.ts'
import { onUserChanged } from './consumers/on-user-changed.ts'
import { onUserErased } from './consumers/on-user-erased.ts'
import type { BusinessdataTables } from './database/tables.ts'
import { mergeFolders } from './folder/merge-folders.ts'
import { createOfferDirectory } from './folder/offer-directory.ts'
import { referencedKeys } from './item/item.queries.ts'
import { type TableThreads, tableWorker } from './item/read-item-table.ts'
import { forgetOldLog } from './log/forget-old-log.ts'
import { dropOldUploads } from './upload/drop-old-uploads.ts'
import { roomLimitsOf, roomSettings } from './upload/room.ts'
import { endDueEntries } from './visibility/end-by-itself.ts'
import { createPasswordHasher } from './visitor/password-hasher.ts'
import { pruneTries } from './visitor/password-try.queries.ts'
import { shareKeysSetting } from './visitor/share-token.ts'

const config = readConfig(
  z
    .object({
      ...standardSettings,
      IDENTITY_INTERNAL_URL: z.url(),
      WORKFLOW_INTERNAL_URL: z.url(),
      FILES_FOLDER: z.string(),
      ...roomSettings,
      ...readingSettings,
      SHARE_TOKEN_KEY: shareKeysSetting,
    })
    .check(companyLeavesHands),
)
const parts = await connectParts<BusinessdataTables>({
  service: 'businessdata',
  config,
  migrations: new URL('./database/migrations/', import.meta.url),
  loadActor: askIdentity(config.IDENTITY_INTERNAL_URL),
})
const files = createFolderStore({ folder: config.FILES_FOLDER })
// Seldom needed: the first preview of a table begins them.
const threads: TableThreads = createWorkerPool(
  tableWorker,
  { seconds: config.READING_SECONDS, megabytes: config.READING_MEGABYTES, workers: config.READING_THREADS },
  parts.log,
)
const identity = parts.client('identity', config.IDENTITY_INTERNAL_URL)
const offers = createOfferDirectory({ workflow: parts.client('workflow', config.WORKFLOW_INTERNAL_URL) })

const now = () => new Date()
parts.consume({ durable: 'on-offer-changed', event: openingEvents, ...onOfferChanged({ offers, now }) })
parts.consume({
  durable: 'on-user-changed',
  event: userChanged,
  ...onUserChanged({ identity, db: parts.db, now }),
})
parts.consume({ durable: 'on-user-erased', event: userErased, handle: onUserErased({ now }) })
// Each copy keeps offers, and one of them hears the event as a consumer.
const passing = subscribeBroadcast({
  nats: parts.nats,
  subject: 'workflow.offer.>',
  handle: offers.clear,
  log: parts.log,
})
parts.everyInOneCopy(60, 'ended-entries', () => endDueEntries(parts.db, now()))
parts.everyInOneCopy(60, 'merged-folders', () => mergeFolders(parts.db, offers, now()))
parts.everyInOneCopy(3600, 'file-janitor', () =>
  files.janitor({ referenced: (keys) => referencedKeys(parts.db, keys) }),
)
parts.everyInOneCopy(3600, 'forget-folder-log', () => forgetOldLog(parts.db, now()))
parts.everyInOneCopy(3600, 'prune-password-tries', () => pruneTries(parts.db, now()))

parts.everyInOneCopy(3600, 'old-uploads', () => dropOldUploads({ db: parts.db, now }, files))

await startService({
  name: 'businessdata',
  port: config.PORT,
  internalPort: config.INTERNAL_PORT,
  drainMs: config.DRAIN_MS,
  graceMs: config.STOP_GRACE_MS,
  app: createApp({
    ...parts.api,
    files,
    offers,
    identity,
    room: roomLimitsOf(config),
    threads,
    passwords: createPasswordHasher(),
    shareKeys: config.SHARE_TOKEN_KEY,
  }),
  internalApp: createInternalApp({ ...parts.internalApi, offers }),
  log: parts.log,
  async onStop() {
    await threads.close()
    await passing.stop()
    await parts.stop()
  },
})
