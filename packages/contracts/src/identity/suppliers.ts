import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'

/** Whom a release goes to. No names: to one who has offered nothing yet a supplier is no counterparty. */
export const countSuppliers = defineEndpoint({
  name: 'countSuppliers',
  service: 'identity',
  method: 'GET',
  path: '/company/suppliers',
  summary: 'How many suppliers see an enquiry once it is released',
  who: { CUSTOMER: true },
  ok: 200,
  answer: z.object({ suppliers: z.int() }),
})
