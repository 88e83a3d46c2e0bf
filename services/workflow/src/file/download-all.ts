import { generatedEntries } from '@schrankwerk/bom-service'
import { downloadAllFiles } from '@schrankwerk/contracts'
import {
  type Api,
  type FileStore,
  formRoute,
  NotFound,
  sendZip,
  type ZipEntry,
} from '@schrankwerk/service-kit'
import { partyBom } from '../bom/party-bom.ts'
import type { WorkflowTables } from '../database/tables.ts'
import { findOwner, type VisibleOwner } from '../owner/find-owner.ts'
import { ownerOf, ownerOfPath } from '../owner/owner.ts'
import type { WorkflowCtx } from '../workflow-ctx.ts'
import { type FileRow, findFileSeenBy } from './file.queries.ts'

interface Wanted {
  enquiryId?: string | undefined
  offerId?: string | undefined
  filesToAppend: readonly string[]
}

export function downloadAllRoute(app: Api<WorkflowTables>, store: FileStore): void {
  formRoute(
    app,
    downloadAllFiles,
    ({ ctx, fields }) => streamAll(ctx, store, { ...fields, filesToAppend: fields['filesToAppend[]'] ?? [] }),
    { work: 'zip' },
  )
}

/** A zip of the generated parts lists (by role) and the files named, each once and authorised by itself. */
export async function streamAll(ctx: WorkflowCtx, store: FileStore, wanted: Wanted): Promise<Response> {
  const owner = await findOwner(ctx.db, ctx, ownerOf(wanted))
  const paths = [...new Set(wanted.filesToAppend)]
  const files = await Promise.all(paths.map((path) => visibleFile(ctx, path)))
  return sendZip({
    filename: 'Schrankwerk-Unterlagen.zip',
    entries: entriesOf(ctx, store, owner, files),
    log: ctx.log,
  })
}

/** A file of an enquiry or offer as the asker may see it; attachments of messages are none. */
export async function visibleFile(ctx: WorkflowCtx, path: string): Promise<FileRow> {
  const { owner, fileId } = ownerOfPath(path)
  await findOwner(ctx.db, ctx, owner)
  const file = fileId === undefined ? undefined : await findFileSeenBy(ctx.db, owner, fileId, ctx.actor)
  if (file === undefined) throw new NotFound()
  return file
}

async function* entriesOf(
  ctx: WorkflowCtx,
  store: FileStore,
  { owner, amount }: VisibleOwner,
  files: readonly FileRow[],
): AsyncIterable<ZipEntry> {
  yield* generatedEntries(ctx.db, partyBom(ctx, owner), amount)
  for (const file of files) {
    yield { name: file.filename, open: async () => (await store.open(file.storage_key)).stream }
  }
}
