import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { ticketAddress, ticketQuery } from '../ticket.ts'
import { id } from '../values.ts'
import { parties } from './bom-owner.ts'
import { filePath, readablePath } from './file.ts'

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
