import { changeFileType, createFileTicket, deleteFile, type FileType } from '@schrankwerk/contracts'
import { api } from '@schrankwerk/shell-api'

export const removeFile = (path: string) => api.call(deleteFile, { query: { path } })
export const retypeFile = (path: string, fileType: FileType) =>
  api.call(changeFileType, { query: { path, fileType } })

/** A file's content for a preview; by ticket, as every download. */
export const readFile = async (path: string, signal: AbortSignal): Promise<Blob> => {
  const { url } = await api.call(createFileTicket, { body: { path, inline: true }, signal })
  const answer = await fetch(url, { signal })
  if (!answer.ok) throw new Error(`The preview answered ${answer.status}.`)
  return answer.blob()
}
