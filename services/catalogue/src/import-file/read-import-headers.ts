import type { FieldsOf, readImportHeaders as headersEndpoint } from '@schrankwerk/contracts'
import {
  berlinDate,
  type Ctx,
  ExpectationFailed,
  type Upload,
  type WorkerPool,
} from '@schrankwerk/service-kit'
import type { CatalogueTables } from '../database/tables.ts'

const formats = /^(?:xlsx?|csv|txt|xml|wrg|rab|\d{3})$/
const mediaType = 'application/octet-stream'

/** What takes part in an import by its name; what it really is, the reader says. */
export function checkImportFormat(filename: string): { extension: string; mediaType: string } {
  const extension = /\.([^.]+)$/.exec(filename)?.[1]?.toLowerCase() ?? ''
  if (!formats.test(extension)) throw new ExpectationFailed('import-format')
  return { extension, mediaType }
}

/** Threads that read the head of price lists. */
export type ImportFileThreads = WorkerPool<typeof import('./import-file-worker.ts')>

/** Shows what a file looks like: headers, first rows and a suggested mapping. */
export const readImportHeaders = (
  ctx: Pick<Ctx<CatalogueTables>, 'now'>,
  threads: ImportFileThreads,
  { path, filename }: Upload,
  { headerRowIndex, sheet }: FieldsOf<typeof headersEndpoint>,
) => threads.run('describe', { path, filename, today: berlinDate(ctx.now()), headerRowIndex, sheet }, {})
