import * as z from 'zod/mini'
import { permission } from '../businessdata/folder-settings.ts'
import { defineEndpoint } from '../endpoint.ts'
import { id } from '../values.ts'

export const listFoldersSharedWith = defineEndpoint({
  name: 'listFoldersSharedWith',
  service: 'businessdata',
  method: 'POST',
  path: '/internal/folder/shared-with',
  summary:
    "The folders that an entry opens to an address today, by their first version's id; closed ones too",
  who: 'signed-in',
  body: z.object({ mail: z.string() }),
  ok: 200,
  answer: z.object({ offerIds: z.array(id) }),
})

/** An entry as invitations and mails tell of it. */
export const folderEntry = z.object({
  entryId: id,
  offerId: id,
  email: z.string(),
  permissions: permission,
  endDate: z.nullable(z.string()),
  /** Ended, or its date has passed. */
  isOver: z.boolean(),
  /** Whether whom it names gets into the folder at all now: people outside only while they are let in. */
  isOpen: z.boolean(),
  /** Who invites. */
  companyName: z.string(),
  enquiryTitle: z.nullable(z.string()),
  referenceNumber: z.nullable(z.string()),
})
export type FolderEntry = z.output<typeof folderEntry>

export const getFolderEntry = defineEndpoint({
  name: 'getFolderEntry',
  service: 'businessdata',
  method: 'GET',
  path: '/internal/folder/entry',
  summary: 'What an entry in a project folder opens, ended ones too',
  who: 'signed-in',
  query: z.object({ entryId: id }),
  ok: 200,
  answer: folderEntry,
})
