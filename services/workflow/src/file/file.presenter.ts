import type { FileType } from '@schrankwerk/contracts'
import { ownerOfRow, pathOfOwner } from '../owner/owner.ts'
import { type FileRow, orderFileTypes } from './file.queries.ts'

/** Key of a file in every call; a row's key, never a place on a disk. */
export const pathOf = (file: Pick<FileRow, 'id' | 'enquiry_id' | 'offer_id'>): string =>
  `${pathOfOwner(ownerOfRow(file))}/${file.id}`

/** A file item; `allowedTypes` are those the asker may place now, so also delete and retype. */
export const presentFile = (file: FileRow, allowedTypes: readonly FileType[]) => {
  const mine = file.frozen_at === null && allowedTypes.includes(file.file_type)
  return {
    id: file.id,
    filename: file.filename,
    path: pathOf(file),
    fileType: file.file_type,
    size: file.size,
    sha256: file.sha256,
    createDate: file.create_date,
    frozen: file.frozen_at !== null,
    lapsed: file.lapsed_at !== null,
    unreadable: file.unreadable,
    allowedActions: mine ? (['delete', 'retype'] as ('delete' | 'retype')[]) : [],
  }
}

/** An offer's files as `lapseFiles` leaves them, for who looks before it does. */
export const lapsedFiles = (files: readonly FileRow[], at: Date | null): FileRow[] =>
  files.map((file) =>
    orderFileTypes.includes(file.file_type) && file.lapsed_at === null
      ? { ...file, lapsed_at: at, frozen_at: file.frozen_at ?? at }
      : file,
  )
