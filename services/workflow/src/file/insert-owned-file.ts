import type { FileType, UnreadableCause } from '@schrankwerk/contracts'
import { cleanFilename, uniqueFilename } from '@schrankwerk/domain'
import { uuidv7 } from '@schrankwerk/service-kit'
import type { Transaction } from 'kysely'
import type { WorkflowTables } from '../database/tables.ts'
import type { Owner } from '../owner/owner.ts'
import type { WorkflowCtx } from '../workflow-ctx.ts'
import { filesOf, insertFile } from './file.queries.ts'

/** Bytes that are kept, and what they are called. */
interface KeptFile {
  filename: string
  mediaType: string
  key: string
  size: number
  sha256: string
}

export interface FileToInsert {
  owner: Owner
  file: KeptFile
  fileType: FileType
  unreadable: UnreadableCause | null
}

/** Writes a kept file among those of its owner, under a name that nobody has there. The caller holds the owner's lock. */
export async function insertOwnedFile(
  tx: Transaction<WorkflowTables>,
  ctx: WorkflowCtx,
  { owner, file, fileType, unreadable }: FileToInsert,
): Promise<{ fileId: string; filename: string }> {
  const taken = (await filesOf(tx, owner)).map((other) => other.filename)
  const fileId = uuidv7()
  const filename = uniqueFilename(cleanFilename(file.filename), taken)
  await insertFile(tx, {
    id: fileId,
    owner,
    filename,
    file_type: fileType,
    media_type: file.mediaType,
    storage_key: file.key,
    size: file.size,
    sha256: file.sha256,
    unreadable,
    created_by: ctx.actor.userId,
    create_date: ctx.now(),
  })
  return { fileId, filename }
}
