import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { id, instant } from '../values.ts'
import { parties } from './bom-owner.ts'

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
  /** A parts list of the supplier's own, told to himself: the customer never sees the table. */
  onlyOwn: z.optional(z.boolean()),
  /** What the asking user may do with it now. */
  allowedActions: z.array(z.enum(['delete', 'retype'])),
})
export type FileItem = z.output<typeof fileItem>

/** Why its own customer cannot change an enquiry's files any more. */
export const filesFixed = ['enquiry-released', 'enquiry-closed', 'enquiry-archived'] as const
export const filePath = z.string().check(z.regex(/^(enquiry|offer)\/[0-9a-f-]{36}\/[0-9a-f-]{36}$/))
/** The attachment of a message is read like a file, and is none of its enquiry's or offer's. */
export const readablePath = z
  .string()
  .check(z.regex(/^(?:(enquiry|offer)\/[0-9a-f-]{36}|message)\/[0-9a-f-]{36}$/))
/** The files of an enquiry or offer. */
export const folderPath = z.string().check(z.regex(/^(enquiry|offer)\/[0-9a-f-]{36}$/))

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
    ...filesFixed,
  ],
})
