import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { ticketAddress, ticketQuery } from '../ticket.ts'
import {
  calendarDate,
  editVersion,
  flagParameter,
  id,
  idsParameter,
  instant,
  integerParameter,
  pageOf,
  pageQuery,
} from '../values.ts'
import { offerState } from '../workflow/offer.ts'
import { folderSettings, folderSide, permission } from './folder-settings.ts'

/** A named part of a project folder, for files; there is one level of them. */
export const subfolder = z.object({ id, name: z.string(), editVersion })
export type Subfolder = z.output<typeof subfolder>

export const businessDataItem = z.object({
  id,
  filename: z.string(),
  /** Null at the top. */
  subfolderId: z.nullable(id),
  /** Key in the folder; never a path on a disk. */
  path: z.string(),
  size: z.int(),
  /** Counts what was put in under this name. */
  version: z.int(),
  /** Whose file it is: of the supplier, of the customer or of a guest of theirs; null for old ones nobody knows it of. */
  side: z.nullable(folderSide),
  editVersion,
  downloadCounter: z.int(),
  createDate: instant,
  lastUpdate: instant,
  permissions: permission,
})
export type BusinessDataItem = z.output<typeof businessDataItem>

/**
 * Who looks: somebody of the two companies, a guest whom an entry names, or a visitor with the folder's password.
 * Guests and visitors get neither the offer's number nor settings, and of a side that did not agree no files.
 */
export const folderViews = ['party', 'guest', 'visitor'] as const
/**
 * `unreleased`: the supplier's alone, as no version of the offer was released yet. `open`. `closed`: no version is open,
 * ordered or confirmed; the two companies read on, nobody else gets in.
 */
export const folderStates = ['unreleased', 'open', 'closed'] as const

/** The project folder of an offer as the asking person sees it. All versions of the offer have the same one. */
export const businessData = z.object({
  /** The first version's id. Every version's opens the folder; this is the one to pass on. */
  offerId: id,
  view: z.enum(folderViews),
  state: z.enum(folderStates),
  referenceNumber: z.nullable(z.string()),
  offerNumber: z.nullable(z.string()),
  /** What it hangs at: the version that is ordered or confirmed, else the one it was asked for by. Null for outsiders. */
  belongsTo: z.nullable(z.object({ offerId: id, state: offerState })),
  enquiryTitle: z.nullable(z.string()),
  customerName: z.string(),
  supplierName: z.string(),
  subfolders: z.array(subfolder),
  items: z.array(businessDataItem),
  permissions: permission,
  /** When a guest's or visitor's access is over by itself; null: not by itself. */
  accessUntil: z.nullable(instant),
  /** What fits in, all versions counted; for who may write. */
  room: z.nullable(
    z.object({ bytes: z.int(), maximumBytes: z.int(), files: z.int(), maximumFiles: z.int() }),
  ),
  /** For the admins of the two companies. */
  settings: z.nullable(folderSettings),
})
export type BusinessData = z.output<typeof businessData>

/** Whoever may read or write in the folder; the service decides by the folder's entries. */
export const folderPeople = { CUSTOMER: true, SUPPLIER: true, EXTERNAL: true } as const

export const getBusinessData = defineEndpoint({
  name: 'getBusinessData',
  service: 'businessdata',
  method: 'GET',
  path: '/offer/businessdata/',
  summary: 'The project folder of an offer',
  who: folderPeople,
  shareToken: true,
  query: z.object({ offerId: id }),
  ok: 200,
  answer: businessData,
})

export const countBusinessData = defineEndpoint({
  name: 'countBusinessData',
  service: 'businessdata',
  method: 'GET',
  path: '/offer/businessdata/counts',
  summary: 'Number of files per offer; offers one may not read are left out',
  who: folderPeople,
  query: z.object({ offerIds: idsParameter }),
  ok: 200,
  answer: z.record(z.string(), z.int()),
})

/** What can be wrong with an uploaded file. */
export const fileProblems = [
  'too-large',
  'file-format',
  'file-content',
  'file-infected',
  'disk-full',
] as const

export const uploadBusinessData = defineEndpoint({
  name: 'uploadBusinessData',
  service: 'businessdata',
  method: 'POST',
  path: '/offer/businessdata',
  summary:
    'Put a file into the project folder; with `versionOf` as a new version of one, else a taken name gets a prefix',
  who: folderPeople,
  multipart: {
    file: 'required',
    fields: z.object({ offerId: id, subfolderId: z.optional(id), versionOf: z.optional(id) }),
  },
  ok: 201,
  answer: businessDataItem,
  problems: [...fileProblems, 'folder-not-open', 'folder-full', 'files-not-shown'],
})

export const deleteBusinessData = defineEndpoint({
  name: 'deleteBusinessData',
  service: 'businessdata',
  method: 'POST',
  path: '/offer/businessdata/delete',
  summary: 'Remove a file from the project folder; 208 when it was gone already',
  who: folderPeople,
  query: z.object({ offerId: id, itemId: id }),
  ok: 200,
  alsoOk: [208],
  answer: 'empty',
  problems: ['folder-not-open'],
})

export const getBusinessDataItem = defineEndpoint({
  name: 'getBusinessDataItem',
  service: 'businessdata',
  method: 'GET',
  path: '/offer/businessdata/item',
  summary: 'Download one file and count it; a preview does not count',
  who: folderPeople,
  shareToken: true,
  query: z.object({
    offerId: id,
    itemId: id,
    /** A former version. */
    version: z.optional(integerParameter(1, 1_000_000)),
    preview: z.optional(flagParameter),
  }),
  ok: 200,
  answer: 'file',
  changes: true,
})

const itemIds = z.array(id).check(z.maxLength(10_000))

export const downloadBusinessData = defineEndpoint({
  name: 'downloadBusinessData',
  service: 'businessdata',
  method: 'POST',
  path: '/offer/businessdata/download',
  summary: 'Zip of the chosen files; each is counted after the end',
  who: folderPeople,
  shareToken: true,
  body: z.object({ offerId: id, itemIds }),
  ok: 200,
  answer: 'file',
  mediaType: 'application/zip',
  problems: ['none-selected'],
})

export const versionNumber = z.int().check(z.minimum(1), z.maximum(1_000_000))

/** Added to the documented calls: a download of one file, or of several as a zip, by ticket. */
export const createBusinessDataTicket = defineEndpoint({
  name: 'createBusinessDataTicket',
  service: 'businessdata',
  method: 'POST',
  path: '/offer/businessdata/ticket',
  summary:
    'A single-use address, 30 seconds valid, to download one file, or several as a zip; each is counted',
  who: folderPeople,
  shareToken: true,
  body: z.union([
    z.strictObject({ offerId: id, itemId: id, version: z.optional(versionNumber) }),
    z.strictObject({ offerId: id, itemIds }),
  ]),
  ok: 201,
  answer: ticketAddress,
  problems: ['none-selected'],
})

export const redeemBusinessDataTicket = defineEndpoint({
  name: 'redeemBusinessDataTicket',
  service: 'businessdata',
  method: 'GET',
  path: '/offer/businessdata/ticket',
  summary: 'Download by ticket',
  who: 'anyone',
  query: ticketQuery,
  ok: 200,
  answer: 'file',
  changes: true,
})

export const sharedFolder = z.object({
  /** Opens it. */
  offerId: id,
  referenceNumber: z.nullable(z.string()),
  enquiryTitle: z.nullable(z.string()),
  customerName: z.string(),
  supplierName: z.string(),
  files: z.int(),
  permissions: permission,
  endDate: z.nullable(calendarDate),
})
export type SharedFolder = z.output<typeof sharedFolder>

export const filterSharedFolders = defineEndpoint({
  name: 'filterSharedFolders',
  service: 'businessdata',
  method: 'GET',
  path: '/offer/businessdata/shared',
  summary: 'Folders of other companies that an entry opens to the caller now, the latest entry first',
  who: folderPeople,
  query: z.object(pageQuery(['referenceNumber', 'enquiryTitle', 'endDate'])),
  ok: 200,
  answer: pageOf(sharedFolder),
})
