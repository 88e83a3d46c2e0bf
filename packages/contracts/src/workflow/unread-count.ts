import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'

// Apart from the messages: every page loads it.
export const countUnreadMessages = defineEndpoint({
  name: 'countUnreadMessages',
  service: 'workflow',
  method: 'GET',
  path: '/conversation/message/unread/count',
  summary: 'How many messages one has not read: the number beside the bell',
  who: { CUSTOMER: true, SUPPLIER: true },
  ok: 200,
  answer: z.object({ unread: z.int() }),
})
