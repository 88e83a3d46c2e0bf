import { createDatabase, createFolderStore, createLog, createPool } from '@schrankwerk/service-kit'
import type { CatalogueTables } from '../database/tables.ts'
import { createExportRunner } from './export-runner.ts'

/** A service that does nothing but export, in a process of its own, which a test may kill. */
const { DATABASE_URL: databaseUrl = '', FILES_FOLDER: folder = '' } = process.env
const log = createLog('catalogue', 'fatal')
createExportRunner({
  db: createDatabase<CatalogueTables>(createPool(databaseUrl, 'catalogue', { log })),
  databaseUrl,
  files: createFolderStore({ folder }),
  log,
})
