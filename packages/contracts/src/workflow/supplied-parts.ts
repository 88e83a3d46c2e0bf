import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { bomOwner } from './bom-owner.ts'

/** Added to the documented calls: what the customer sends along, for who builds the cabinet. */
export const getSuppliedParts = defineEndpoint({
  name: 'getSuppliedParts',
  service: 'workflow',
  method: 'GET',
  path: '/enquiry/bom/supplied',
  summary: 'The parts that the customer supplies, as xlsx',
  who: { SUPPLIER: true },
  query: z.object(bomOwner),
  ok: 200,
  answer: 'file',
  mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  problems: ['bom-missing', 'exactly-one-target'],
})
