import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { id, instant } from '../values.ts'

/** What was mailed to someone, as a data export lists it: the kind of mail in German and when, no address and no contents. */
export const getMailsTo = defineEndpoint({
  name: 'getMailsTo',
  service: 'notification',
  method: 'GET',
  path: '/internal/mails',
  summary: 'The mails that went to a person, oldest first',
  who: 'signed-in',
  query: z.object({ userId: id }),
  ok: 200,
  answer: z.array(z.object({ at: instant, kind: z.string() })),
})
