import { createDatabase, createFolderStore, createLog, createPool } from '@schrankwerk/service-kit'
import type { CatalogueTables } from '../database/tables.ts'
import { createExportRunner } from './export-runner.ts'
import { stuckStore } from './stuck-store.example.ts'

/** A process that a test may kill: a service that only exports, and never beyond the first bytes of a file. */
const { DATABASE_URL: databaseUrl = '', FILES_FOLDER: folder = '' } = process.env
const log = createLog('catalogue', 'fatal')
createExportRunner({
  db: createDatabase<CatalogueTables>(createPool(databaseUrl, 'catalogue', { log })),
  databaseUrl,
  files: stuckStore(createFolderStore({ folder })).store,
  log,
})
