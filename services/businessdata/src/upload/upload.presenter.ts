import { partBytes } from '@schrankwerk/contracts'
import type { FilePart } from '@schrankwerk/service-kit'
import type { UploadRow } from './upload.queries.ts'

const day = 24 * 60 * 60 * 1000

/** An unfinished upload, with the parts that are there. */
export const presentUpload = (upload: UploadRow, parts: readonly FilePart[]) => ({
  uploadId: upload.id,
  filename: upload.filename,
  size: upload.size,
  subfolderId: upload.subfolder_id,
  versionOf: upload.version_of,
  partBytes,
  parts: [...parts],
  expiresAt: new Date(upload.last_part_at.getTime() + day),
})
