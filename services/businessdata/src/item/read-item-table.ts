import type { readItemTable as endpoint, QueryOf } from '@schrankwerk/contracts'
import { extensionOf } from '@schrankwerk/domain'
import {
  type FileStore,
  Problem,
  UnsupportedMedia,
  type WorkerPool,
  withStoredFile,
} from '@schrankwerk/service-kit'
import type { BusinessdataCtx } from '../businessdata-ctx.ts'
import type { OpenFolder } from '../folder/open-folder.ts'
import { logReading } from '../log/log-reading.ts'
import { presentVersion } from './download-items.ts'
import type { FirstRows } from './read-first-rows.ts'

export type TableThreads = WorkerPool<typeof import('./table-worker.ts')>
/** What the threads run, for `createWorkerPool`. */
export const tableWorker = new URL('./table-worker.ts', import.meta.url)

const tables = new Set(['csv', 'xls', 'xlsx'])

/** The beginning of a table in the folder, for its preview; never a download that counts. */
export async function readItemTable(
  ctx: BusinessdataCtx,
  { files, threads }: { files: FileStore; threads: TableThreads },
  open: OpenFolder,
  { itemId, sheet }: QueryOf<typeof endpoint>,
): Promise<FirstRows> {
  const { filename, storage_key: key } = await presentVersion(ctx, open, itemId)
  if (!tables.has(extensionOf(filename)))
    throw new UnsupportedMedia('file-format').because(
      'Eine Vorschau als Tabelle gibt es nur für .csv-, .xls- und .xlsx-Dateien.',
    )
  const rows = await withStoredFile(
    files,
    key,
    (path) => threads.run('firstRows', { path, filename, sheet }, {}),
    ctx.signal,
  ).catch((error) => {
    throw isReadingLimit(error) ? tooMuch() : error
  })
  await logReading(ctx, open, { act: 'preview', itemIds: [itemId] })
  return rows
}

const isReadingLimit = (error: unknown) => error instanceof Problem && error.code === 'reading-limit'

const tooMuch = () =>
  new UnsupportedMedia('file-content').because(
    'Die Datei ist zu aufwendig für eine Vorschau. Bitte laden Sie sie herunter und öffnen Sie sie in einem Tabellenprogramm.',
  )
