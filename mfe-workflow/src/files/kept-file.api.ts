import {
  changeFileType,
  createFileTicket,
  deleteFile,
  type FileItem,
  type FileType,
} from '@schrankwerk/contracts'
import { api, downloadFile } from '@schrankwerk/shell-api'

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
