import {
  askIdentity,
  companyLeavesHands,
  connectParts,
  createFolderStore,
  readConfig,
  standardSettings,
  startService,
} from '@schrankwerk/service-kit'
import * as z from 'zod/mini'
import { createApp, createInternalApp } from './app.ts'
import type { BusinessdataTables } from './database/tables.ts'
import { createOfferDirectory } from './folder/offer-directory.ts'
import { referencedKeys } from './item/item.queries.ts'
import { dropOldUploads } from './upload/drop-old-uploads.ts'
import { roomLimitsOf, roomSettings } from './upload/room.ts'
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
const identity = parts.client('identity', config.IDENTITY_INTERNAL_URL)
const offers = createOfferDirectory({ workflow: parts.client('workflow', config.WORKFLOW_INTERNAL_URL) })

parts.everyInOneCopy(3600, 'file-janitor', () =>
  files.janitor({ referenced: (keys) => referencedKeys(parts.db, keys) }),
)
parts.everyInOneCopy(3600, 'prune-password-tries', () => pruneTries(parts.db, new Date()))

parts.everyInOneCopy(3600, 'old-uploads', () =>
  dropOldUploads({ db: parts.db, now: () => new Date() }, files),
)

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
    passwords: createPasswordHasher(),
    shareKeys: config.SHARE_TOKEN_KEY,
  }),
  internalApp: createInternalApp(parts.internalApi),
  log: parts.log,
  onStop: parts.stop,
})
