import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { ticketAddress, ticketQuery } from '../ticket.ts'
import { flagParameter, id, idsParameter, instant } from '../values.ts'

const permission = z.object({ read: z.boolean(), write: z.boolean() })

export const businessDataItem = z.object({
  id,
  filename: z.string(),
  /** Key in the folder; never a path on a disk. */
  path: z.string(),
  size: z.int(),
  downloadCounter: z.int(),
  createDate: instant,
  lastUpdate: instant,
  permissions: permission,
})
export type BusinessDataItem = z.output<typeof businessDataItem>

/** The project folder of an offer as the asking user sees it. */
export const businessData = z.object({
  offerId: id,
  referenceNumber: z.nullable(z.string()),
  offerNumber: z.nullable(z.string()),
  enquiryTitle: z.nullable(z.string()),
  customerName: z.string(),
  supplierName: z.string(),
  items: z.array(businessDataItem),
  permissions: permission,
})
export type BusinessData = z.output<typeof businessData>

const parties = { CUSTOMER: true, SUPPLIER: true } as const

export const getBusinessData = defineEndpoint({
  name: 'getBusinessData',
  service: 'businessdata',
  method: 'GET',
  path: '/offer/businessdata/',
  summary: 'The project folder of an offer',
  who: parties,
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
  who: { CUSTOMER: true, SUPPLIER: true, EXTERNAL: true },
  query: z.object({ offerIds: idsParameter }),
  ok: 200,
  answer: z.record(z.string(), z.int()),
})

export const uploadBusinessData = defineEndpoint({
  name: 'uploadBusinessData',
  service: 'businessdata',
  method: 'POST',
  path: '/offer/businessdata',
  summary: 'Put a file into the project folder',
  who: parties,
  multipart: { file: 'required', fields: z.object({ offerId: id }) },
  ok: 201,
  answer: businessDataItem,
  problems: ['too-large', 'file-format', 'file-content', 'file-infected', 'disk-full'],
})

export const deleteBusinessData = defineEndpoint({
  name: 'deleteBusinessData',
  service: 'businessdata',
  method: 'POST',
  path: '/offer/businessdata/delete',
  summary: 'Remove a file from the project folder; 208 when it was gone already',
  who: parties,
  query: z.object({ offerId: id, itemId: id }),
  ok: 200,
  alsoOk: [208],
  answer: 'empty',
})

export const getBusinessDataItem = defineEndpoint({
  name: 'getBusinessDataItem',
  service: 'businessdata',
  method: 'GET',
  path: '/offer/businessdata/item',
  summary: 'Download one file and count it; a preview does not count',
  who: parties,
  query: z.object({ offerId: id, itemId: id, preview: z.optional(flagParameter) }),
  ok: 200,
  answer: 'file',
  changes: true,
})

const itemIds = z.array(id).check(z.maxLength(1000))

export const downloadBusinessData = defineEndpoint({
  name: 'downloadBusinessData',
  service: 'businessdata',
  method: 'POST',
  path: '/offer/businessdata/download',
  summary: 'Zip of the chosen files; each is counted after the end',
  who: parties,
  body: z.object({ offerId: id, itemIds }),
  ok: 200,
  answer: 'file',
  mediaType: 'application/zip',
  problems: ['none-selected'],
})

/** Added to the documented calls: a download of one file, or of several as a zip, by ticket. */
export const createBusinessDataTicket = defineEndpoint({
  name: 'createBusinessDataTicket',
  service: 'businessdata',
  method: 'POST',
  path: '/offer/businessdata/ticket',
  summary:
    'A single-use address, 30 seconds valid, to download one file, or several as a zip; each is counted',
  who: parties,
  body: z.union([z.strictObject({ offerId: id, itemId: id }), z.strictObject({ offerId: id, itemIds })]),
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
