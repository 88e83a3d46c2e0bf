import {
  changeFileType,
  createFileTicket,
  deleteFile,
  type FileItem,
  type FileType,
  type TicketTarget,
  uploadFile as uploadFileEndpoint,
} from '@schrankwerk/contracts'
import type { UploadRun } from '@schrankwerk/portal-ui/files'
import { api, downloadFile, uploadFile } from '@schrankwerk/shell-api'

/** Sends a file to an enquiry or offer, `enquiry/{id}`; without a type its name decides. */
export const sendFile = (file: File, path: string, fileType: FileType | undefined, run: UploadRun) =>
  uploadFile(uploadFileEndpoint, { file, fields: { path, fileType }, ...run })

export const removeFile = ({ path }: FileItem) => api.call(deleteFile, { query: { path } })
export const retypeFile = ({ path }: FileItem, fileType: FileType) =>
  api.call(changeFileType, { query: { path, fileType } })

/** The content for a preview; by ticket, as every download. */
export const readFile = async ({ path }: Pick<FileItem, 'path'>, signal: AbortSignal): Promise<Blob> => {
  const { url } = await api.call(createFileTicket, { body: { path, inline: true }, signal })
  const answer = await fetch(url, { signal })
  if (!answer.ok) throw new Error(`The preview answered ${answer.status}.`)
  return answer.blob()
}

export const download = ({ path }: Pick<FileItem, 'path'>) => downloadFile({ path })

type Owner = Omit<Extract<TicketTarget, { all: unknown }>['all'], 'filesToAppend'>

/** The files and the generated parts lists of an enquiry or offer, as one zip. */
export const downloadAll = (owner: Owner, files: readonly FileItem[]) =>
  downloadFile({ all: { ...owner, filesToAppend: files.map(({ path }) => path) } })
