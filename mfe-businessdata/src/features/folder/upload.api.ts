import {
  cancelFolderUpload,
  finishFolderUpload,
  listFolderUploads,
  partBytes,
  sendFolderUploadPart,
  startFolderUpload,
  uploadBusinessData,
} from '@schrankwerk/contracts'
import type { FolderUploadProps } from '@schrankwerk/portal-ui/folder-upload'
import { api, uploadFile } from '@schrankwerk/shell-api'
import { addSubfolder } from './folder-changes.api.ts'

/** Parts wait for one another; the file they belong to is on its way all the while. */
const quietly = () => undefined

/** The calls by which files go into one folder. */
export const createUploadCalls = (offerId: string, onStored: () => void): FolderUploadProps['calls'] => ({
  partBytes,
  onStored,
  list: (signal) => api.call(listFolderUploads, { query: { offerId }, signal }),
  begin: ({ file, subfolderId, versionOf }, run) =>
    api.call(startFolderUpload, {
      body: { offerId, filename: file.name, size: file.size, subfolderId, versionOf },
      ...run,
    }),
  sendPart: ({ file, ...part }, run) =>
    uploadFile(sendFolderUploadPart, { file, fields: { offerId, ...part }, onWaiting: quietly, ...run }),
  // Each try has a key of its own: the service knows the end of an upload by its id.
  finish: (uploadId, signal) => api.call(finishFolderUpload, { body: { offerId, uploadId }, signal }),
  cancel: (uploadId) => api.call(cancelFolderUpload, { body: { offerId, uploadId } }),
  sendWhole: ({ file, subfolderId, versionOf }, run) =>
    uploadFile(uploadBusinessData, {
      file,
      fields: { offerId, subfolderId: subfolderId ?? undefined, versionOf: versionOf ?? undefined },
      onWaiting: quietly,
      ...run,
    }),
  makeSubfolder: async (name) => (await addSubfolder(offerId, name)).id,
})
