import {
  type BusinessDataItem,
  createSubfolder,
  deleteSubfolder,
  moveBusinessDataItems,
  renameBusinessDataItem,
  renameSubfolder,
  restoreItemVersion,
  type Subfolder,
} from '@schrankwerk/contracts'
import { api } from '@schrankwerk/shell-api'

/** Answers the one that has the name already, where there is one. */
export const addSubfolder = (offerId: string, name: string) =>
  api.call(createSubfolder, { body: { offerId, name } })

export const changeSubfolder = (offerId: string, { id, editVersion }: Subfolder, name: string) =>
  api.call(renameSubfolder, { body: { offerId, subfolderId: id, editVersion, name } })

/** With the files in it; also succeeds where it was gone already. */
export const removeSubfolder = (offerId: string, subfolderId: string) =>
  api.call(deleteSubfolder, { query: { offerId, subfolderId } })

export const renameItem = (offerId: string, { id, editVersion }: BusinessDataItem, filename: string) =>
  api.call(renameBusinessDataItem, { body: { offerId, itemId: id, editVersion, filename } })

/** All of them or none; null is the top. */
export const moveItems = (offerId: string, items: readonly BusinessDataItem[], subfolderId: string | null) =>
  api.call(moveBusinessDataItems, {
    body: {
      offerId,
      items: items.map(({ id, editVersion }) => ({ itemId: id, editVersion })),
      subfolderId,
    },
  })

export const restoreVersion = (offerId: string, { id, editVersion }: BusinessDataItem, version: number) =>
  api.call(restoreItemVersion, { body: { offerId, itemId: id, editVersion, version } })
