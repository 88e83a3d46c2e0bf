import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { bomOwner } from './bom-owner.ts'

/** Added to the documented calls: the list as it was read, matched and corrected, for work outside the portal. */
export const getCheckedList = defineEndpoint({
  name: 'getCheckedList',
  service: 'workflow',
  method: 'GET',
  path: '/enquiry/bom/checked',
  summary: 'The lines with their articles and quantities, as xlsx; prices for suppliers alone',
  who: { CUSTOMER: true, SUPPLIER: true },
  query: z.object(bomOwner),
  ok: 200,
  answer: 'file',
  mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  problems: ['bom-missing', 'exactly-one-target'],
})
