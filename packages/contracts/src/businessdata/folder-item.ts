import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { editVersion, id, instant, integerParameter, text } from '../values.ts'
import { businessDataItem, folderPeople, subfolder, versionNumber } from './business-data.ts'
import { folderSide } from './folder-settings.ts'

const name = text(200).check(z.minLength(1))

export const createSubfolder = defineEndpoint({
  name: 'createSubfolder',
  service: 'businessdata',
  method: 'POST',
  path: '/offer/businessdata/subfolder',
  summary: 'A subfolder of the project folder; one of that name that is there already is answered',
  who: folderPeople,
  body: z.object({ offerId: id, name }),
  ok: 201,
  answer: subfolder,
  problems: ['folder-not-open', 'folder-full', 'files-not-shown'],
})

export const renameSubfolder = defineEndpoint({
  name: 'renameSubfolder',
  service: 'businessdata',
  method: 'POST',
  path: '/offer/businessdata/subfolder/update',
  summary: 'Another name for a subfolder',
  who: folderPeople,
  body: z.object({ offerId: id, subfolderId: id, editVersion, name }),
  ok: 200,
  answer: subfolder,
  problems: ['edit-version-missing', 'changed-meanwhile', 'name-taken', 'folder-not-open', 'files-not-shown'],
})

export const deleteSubfolder = defineEndpoint({
  name: 'deleteSubfolder',
  service: 'businessdata',
  method: 'POST',
  path: '/offer/businessdata/subfolder/delete',
  summary: 'Removes a subfolder with the files in it; 208 when it was gone already',
  who: folderPeople,
  query: z.object({ offerId: id, subfolderId: id }),
  ok: 200,
  alsoOk: [208],
  answer: 'empty',
  problems: ['folder-not-open'],
})

export const renameBusinessDataItem = defineEndpoint({
  name: 'renameBusinessDataItem',
  service: 'businessdata',
  method: 'POST',
  path: '/offer/businessdata/item/update',
  summary: 'Another name for a file; its ending stays',
  who: folderPeople,
  body: z.object({ offerId: id, itemId: id, editVersion, filename: name }),
  ok: 200,
  answer: businessDataItem,
  problems: ['edit-version-missing', 'changed-meanwhile', 'name-taken', 'file-format', 'folder-not-open'],
})

export const moveBusinessDataItems = defineEndpoint({
  name: 'moveBusinessDataItems',
  service: 'businessdata',
  method: 'POST',
  path: '/offer/businessdata/item/move',
  summary:
    'Files into a subfolder, or to the top; all of them or none. A name that is taken there gets a prefix',
  who: folderPeople,
  body: z.object({
    offerId: id,
    items: z.array(z.object({ itemId: id, editVersion })).check(z.minLength(1), z.maxLength(10_000)),
    subfolderId: z.nullable(id),
  }),
  ok: 200,
  answer: z.array(businessDataItem),
  problems: ['edit-version-missing', 'changed-meanwhile', 'folder-not-open'],
})

export const deleteBusinessDataItems = defineEndpoint({
  name: 'deleteBusinessDataItems',
  service: 'businessdata',
  method: 'POST',
  path: '/offer/businessdata/item/delete',
  summary: 'Takes files out of the folder, all of them or none; answers those that were not gone already',
  who: folderPeople,
  body: z.object({ offerId: id, itemIds: z.array(id).check(z.minLength(1), z.maxLength(10_000)) }),
  ok: 200,
  answer: z.array(id),
  problems: ['folder-not-open'],
})

/** What stands or stood under a name. */
export const itemVersion = z.object({
  version: z.int(),
  size: z.int(),
  at: instant,
  side: z.nullable(folderSide),
  /** Of people and guests of the asker's side; null otherwise, and for guests and visitors always. */
  name: z.nullable(z.string()),
  companyName: z.nullable(z.string()),
  isCurrent: z.boolean(),
})
export type ItemVersion = z.output<typeof itemVersion>

export const listItemVersions = defineEndpoint({
  name: 'listItemVersions',
  service: 'businessdata',
  method: 'GET',
  path: '/offer/businessdata/item/versions',
  summary: 'The versions of a file, the current one first',
  who: folderPeople,
  shareToken: true,
  query: z.object({ offerId: id, itemId: id }),
  ok: 200,
  answer: z.array(itemVersion),
})

export const restoreItemVersion = defineEndpoint({
  name: 'restoreItemVersion',
  service: 'businessdata',
  method: 'POST',
  path: '/offer/businessdata/item/restore',
  summary: 'Makes the content of a former version the current one, as a version of its own',
  who: folderPeople,
  body: z.object({ offerId: id, itemId: id, version: versionNumber, editVersion }),
  ok: 200,
  answer: businessDataItem,
  problems: [
    'edit-version-missing',
    'changed-meanwhile',
    'folder-not-open',
    'folder-full',
    'files-not-shown',
  ],
})

export const readItemTable = defineEndpoint({
  name: 'readItemTable',
  service: 'businessdata',
  method: 'GET',
  path: '/offer/businessdata/item/table',
  summary: 'The first 200 rows of a csv, xls or xlsx file in the folder, for its preview',
  who: folderPeople,
  shareToken: true,
  query: z.object({ offerId: id, itemId: id, sheet: z.optional(integerParameter(0, 10_000)) }),
  ok: 200,
  answer: z.object({
    sheets: z.array(z.string()),
    sheet: z.int(),
    rows: z.array(z.array(z.string())),
    /** There are more rows, columns or text in a cell than shown. */
    isCut: z.boolean(),
  }),
  problems: ['file-format', 'file-content', 'own-work-running', 'service-busy'],
})
