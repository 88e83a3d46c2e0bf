import { type BomThreads, bomWorker } from '@schrankwerk/bom-service'
import { userErased } from '@schrankwerk/contracts'
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
  wholeSetting,
} from '@schrankwerk/service-kit'
import * as z from 'zod/mini'
import { keysOfLists } from './admin-bom/admin-bom.queries.ts'
import { createApp, createInternalApp } from './app.ts'
import { exportedKeys } from './article-export/article-export.queries.ts'
import { createExportRunner } from './article-export/export-runner.ts'
import { tidyExports } from './article-export/tidy-exports.ts'
import { referencedKeys } from './article-import/article-import.queries.ts'
import { createDecisionRunner } from './article-import/decision-runner.ts'
import { clearDeadImports } from './article-import/end-stopped-import.ts'
import { createImportRunner } from './article-import/import-runner.ts'
import { buildLateIndexes } from './article-import/late-indexes.queries.ts'
import { placeAnchors, placeAnchorsIfDue } from './article-list/place-anchors.ts'
import { readAllWords, readWordsIfDue } from './article-words/read-all-words.ts'
import { pruneCombinations } from './combine/combination.queries.ts'
import { onUserErased } from './consumers/on-user-erased.ts'
import type { CatalogueTables } from './database/tables.ts'
import { expireProposals } from './import-proposal/expire-proposals.ts'
import { findLookalikes } from './lookalike/find-lookalikes.ts'
import { recountArticles } from './master-data/article-amounts.queries.ts'
import { refreshTexts } from './replacement/replacement.queries.ts'
import { askAfterNewRules, createTraitRunner } from './trait/trait-runner.ts'

const config = readConfig(
  z
    .object({
      ...standardSettings,
      IDENTITY_INTERNAL_URL: z.url(),
      FILES_FOLDER: z.string(),
      ...readingSettings,
      /** Heap of the thread that imports a price list. */
      IMPORT_MEGABYTES: z._default(z.optional(wholeSetting(64, 65_536)), 1024),
    })
    .check(companyLeavesHands),
)
const parts = await connectParts<CatalogueTables>({
  service: 'catalogue',
  config,
  migrations: new URL('./database/migrations/', import.meta.url),
  loadActor: askIdentity(config.IDENTITY_INTERNAL_URL),
})
const files = createFolderStore({ folder: config.FILES_FOLDER })
const importRunner = createImportRunner({
  db: parts.db,
  databaseUrl: config.DATABASE_URL,
  files,
  log: parts.log,
  megabytes: config.IMPORT_MEGABYTES,
})
const exportRunner = createExportRunner({
  db: parts.db,
  databaseUrl: config.DATABASE_URL,
  files,
  log: parts.log,
})
const traitRunner = createTraitRunner({ db: parts.db, databaseUrl: config.DATABASE_URL, log: parts.log })
await askAfterNewRules(parts.db)
const reading = {
  seconds: config.READING_SECONDS,
  megabytes: config.READING_MEGABYTES,
  workers: config.READING_THREADS,
}
const decisionRunner = createDecisionRunner({
  db: parts.db,
  databaseUrl: config.DATABASE_URL,
  log: parts.log,
})
const threads = createWorkerPool<typeof import('./import-file/import-file-worker.ts')>(
  new URL('./import-file/import-file-worker.ts', import.meta.url),
  reading,
  parts.log,
)
threads.begin()
// Seldom needed: the first parts list begins them.
const bomThreads: BomThreads = createWorkerPool(bomWorker, reading, parts.log, { inOwnProcess: true })

parts.consume({ durable: 'on-user-erased', event: userErased, handle: onUserErased })
parts.every(5, 'dead-imports', () => clearDeadImports(parts.db))
parts.everyInOneCopy(5, 'late-indexes', () => buildLateIndexes(parts.db))
parts.everyInOneCopy(3600, 'overdue-proposals', () => expireProposals(parts.db))
parts.everyInOneCopy(3600, 'article-amounts', () =>
  parts.db.transaction().execute((tx) => recountArticles(tx)),
)
parts.everyInOneCopy(3600, 'replacement-texts', () => refreshTexts(parts.db))
parts.everyInOneCopy(10, 'lookalikes', () => findLookalikes(parts.db))
parts.everyInOneCopy(5, 'article-anchors', () => placeAnchorsIfDue(parts.db))
parts.everyInOneCopy(5, 'article-words', (signal) => readWordsIfDue(parts.db, signal))
// What a copy of an older version saves beside this one is noted nowhere.
parts.everyInOneCopy(900, 'article-anchors-anew', () => placeAnchors(parts.db))
parts.everyInOneCopy(3600, 'article-words-anew', (signal) => readAllWords(parts.db, signal))
parts.everyInOneCopy(3600, 'old-combinations', () => pruneCombinations(parts.db))
parts.everyInOneCopy(3600, 'file-janitor', () =>
  files.janitor({
    async referenced(keys) {
      const needed = await Promise.all([
        referencedKeys(parts.db, keys),
        exportedKeys(parts.db, keys),
        keysOfLists(parts.db, keys),
      ])
      return new Set(needed.flatMap((some) => [...some]))
    },
  }),
)
parts.everyInOneCopy(3600, 'old-exports', () => tidyExports({ db: parts.db, files }))

await startService({
  name: 'catalogue',
  port: config.PORT,
  internalPort: config.INTERNAL_PORT,
  drainMs: config.DRAIN_MS,
  graceMs: config.STOP_GRACE_MS,
  app: createApp({
    ...parts.api,
    files,
    importRunner,
    exportRunner,
    decisionRunner,
    threads,
    bomThreads,
    identity: parts.client('identity', config.IDENTITY_INTERNAL_URL),
  }),
  internalApp: createInternalApp(parts.internalApi),
  log: parts.log,
  async onStop() {
    await Promise.all(
      [importRunner, exportRunner, decisionRunner, traitRunner].map((runner) => runner.stop()),
    )
    await Promise.all([threads.close(), bomThreads.close()])
    await parts.stop()
  },
})
