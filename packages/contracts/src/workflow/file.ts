import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { ticketAddress, ticketQuery } from '../ticket.ts'
import { id, instant } from '../values.ts'

export const fileTypes = [
  'LEGAL_DOCUMENT',
  'POWER_FLOW_DIAGRAM',
  'UNKNOWN',
  'BILL_OF_MATERIAL',
  'CIRCUIT_DIAGRAM',
  'LABELLING',
  'CONNECTION_LIST',
  'OFFER',
  'NC_DATA',
  'ORDER',
  'ORDER_CONFIRMATION',
  'PERFOREX',
] as const
export const fileType = z.enum(fileTypes)
export type FileType = z.output<typeof fileType>

/** Why nobody can read a parts list; that a reading took too long says more of the moment than of the file. */
export const unreadableCauses = [
  'not-a-spreadsheet',
  'spreadsheet-encrypted',
  'spreadsheet-damaged',
  'spreadsheet-empty',
  'spreadsheet-too-large',
] as const
export type UnreadableCause = (typeof unreadableCauses)[number]

/** A file of an enquiry or offer. `path` is its key in every file call: `enquiry/{id}/{fileId}` or `offer/…`. */
export const fileItem = z.object({
  id,
  filename: z.string(),
  path: z.string(),
  fileType,
  size: z.int(),
  sha256: z.string(),
  createDate: instant,
  /** A transition has fixed it: no deletion, replacement or other type from here on. */
  frozen: z.boolean(),
  /** Belonged to an order that lapsed: it counts for no later one. */
  lapsed: z.boolean(),
  /** Of a parts list that cannot be read; null of every other file. */
  unreadable: z.nullable(z.enum(unreadableCauses)),
  /** What the asking user may do with it now. */
  allowedActions: z.array(z.enum(['delete', 'retype'])),
})
export type FileItem = z.output<typeof fileItem>

const parties = { CUSTOMER: true, SUPPLIER: true } as const
/** Why its own customer cannot change an enquiry's files any more. */
const enquiryFixed = ['enquiry-released', 'enquiry-closed', 'enquiry-archived'] as const
export const filePath = z.string().check(z.regex(/^(enquiry|offer)\/[0-9a-f-]{36}\/[0-9a-f-]{36}$/))
/** The attachment of a message is read like a file, and is none of its enquiry's or offer's. */
const readablePath = z.string().check(z.regex(/^(?:(enquiry|offer)\/[0-9a-f-]{36}|message)\/[0-9a-f-]{36}$/))
const folderPath = z.string().check(z.regex(/^(enquiry|offer)\/[0-9a-f-]{36}$/))

export const uploadFile = defineEndpoint({
  name: 'uploadFile',
  service: 'workflow',
  method: 'POST',
  path: '/file/',
  summary: 'Attach a file to an enquiry or offer; without a type the one that its name and extension tell',
  who: parties,
  multipart: { file: 'required', fields: z.object({ path: folderPath, fileType: z.optional(fileType) }) },
  ok: 201,
  answer: fileItem,
  problems: [
    'too-large',
    'file-format',
    'file-content',
    'file-infected',
    'file-type-not-allowed',
    'file-type-unfit',
    'disk-full',
    ...enquiryFixed,
  ],
})

export const deleteFile = defineEndpoint({
  name: 'deleteFile',
  service: 'workflow',
  method: 'POST',
  path: '/file/delete',
  summary: 'Remove a file from its enquiry or offer',
  who: parties,
  query: z.object({ path: filePath }),
  ok: 200,
  answer: 'empty',
  problems: ['file-frozen', 'file-type-not-allowed', ...enquiryFixed],
})

export const getFile = defineEndpoint({
  name: 'getFile',
  service: 'workflow',
  method: 'GET',
  path: '/file/',
  summary: 'Download a file, or the attachment of a message',
  who: parties,
  query: z.object({ path: readablePath }),
  ok: 200,
  answer: 'file',
})

export const changeFileType = defineEndpoint({
  name: 'changeFileType',
  service: 'workflow',
  method: 'POST',
  path: '/file/type',
  summary: 'Give a file another type',
  who: parties,
  query: z.object({ path: filePath, fileType }),
  ok: 200,
  answer: fileItem,
  problems: ['file-frozen', 'file-type-not-allowed', 'file-type-unfit', ...enquiryFixed],
})

/**
 * What a ticket can be made for: a stored file, the zip of all, the uploaded parts list, what of it is supplied,
 * its checked lines, or offers side by side.
 */
export const ticketTarget = z.union([
  z.strictObject({ path: readablePath, inline: z.optional(z.boolean()) }),
  z.strictObject({
    all: z.strictObject({
      enquiryId: z.optional(id),
      offerId: z.optional(id),
      filesToAppend: z._default(z.optional(z.array(filePath).check(z.maxLength(500))), []),
    }),
  }),
  z.strictObject({ bom: z.strictObject({ enquiryId: z.optional(id), offerId: z.optional(id) }) }),
  z.strictObject({ supplied: z.strictObject({ enquiryId: z.optional(id), offerId: z.optional(id) }) }),
  z.strictObject({ checked: z.strictObject({ enquiryId: z.optional(id), offerId: z.optional(id) }) }),
  z.strictObject({ comparison: z.strictObject({ enquiryId: id }) }),
])
export type TicketTarget = z.output<typeof ticketTarget>

export const createFileTicket = defineEndpoint({
  name: 'createFileTicket',
  service: 'workflow',
  method: 'POST',
  path: '/file/ticket',
  summary:
    'A single-use address, 30 seconds valid, to download a file without its bytes passing through the page',
  who: parties,
  body: ticketTarget,
  ok: 201,
  answer: ticketAddress,
  problems: ['bom-missing', 'exactly-one-target'],
})

/** Added to the documented calls: what a ticket's address is. */
export const redeemFileTicket = defineEndpoint({
  name: 'redeemFileTicket',
  service: 'workflow',
  method: 'GET',
  path: '/file/ticket',
  summary: 'Download by ticket',
  who: 'anyone',
  query: ticketQuery,
  ok: 200,
  answer: 'file',
  problems: ['bom-missing'],
  changes: true,
})

export const getFileNames = defineEndpoint({
  name: 'getFileNames',
  service: 'workflow',
  method: 'GET',
  path: '/file/names',
  summary: 'Names of the files of an enquiry or offer',
  who: parties,
  query: z.object({ path: folderPath }),
  ok: 200,
  answer: z.array(z.string()),
})

export const downloadAllFiles = defineEndpoint({
  name: 'downloadAllFiles',
  service: 'workflow',
  method: 'POST',
  path: '/file/all/enquiry',
  summary: 'Zip of the generated parts lists by role and the files named',
  who: { CUSTOMER: true, SUPPLIER: true, ADMIN: true },
  multipart: {
    fields: z.object({
      enquiryId: z.optional(id),
      offerId: z.optional(id),
      'filesToAppend[]': z.optional(z.array(z.string())),
    }),
  },
  ok: 200,
  answer: 'file',
  mediaType: 'application/zip',
  problems: ['exactly-one-target'],
})
