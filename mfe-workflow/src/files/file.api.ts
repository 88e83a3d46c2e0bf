import {
  type FileItem,
  type FileType,
  type TicketTarget,
  uploadFile as uploadFileEndpoint,
} from '@schrankwerk/contracts'
import type { UploadRun } from '@schrankwerk/portal-ui/files'
import { downloadFile, uploadFile } from '@schrankwerk/shell-api'

/** Sends a file to an enquiry or offer, `enquiry/{id}`; without a type its name decides. */
export const sendFile = (file: File, path: string, fileType: FileType | undefined, run: UploadRun) =>
  uploadFile(uploadFileEndpoint, { file, fields: { path, fileType }, ...run })

type Owner = Omit<Extract<TicketTarget, { all: unknown }>['all'], 'filesToAppend'>

/** The files and the generated parts lists of an enquiry or offer, as one zip. */
export const downloadAll = (owner: Owner, files: readonly FileItem[]) =>
  downloadFile({ all: { ...owner, filesToAppend: files.map(({ path }) => path) } })
