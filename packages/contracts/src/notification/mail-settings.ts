import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'

/** When one is mailed about unread messages: soon and bundled, once a day at 7, or never. Mails of business stay. */
export const messageMails = ['BUNDLED', 'DAILY', 'NONE'] as const

export const mailSettings = z.object({ messages: z.enum(messageMails) })
export type MailSettings = z.output<typeof mailSettings>

const parties = { CUSTOMER: true, SUPPLIER: true } as const

export const getMailSettings = defineEndpoint({
  name: 'getMailSettings',
  service: 'notification',
  method: 'GET',
  path: '/notification/settings',
  summary: "One's own choice of mails",
  who: parties,
  ok: 200,
  answer: mailSettings,
})

export const saveMailSettings = defineEndpoint({
  name: 'saveMailSettings',
  service: 'notification',
  method: 'POST',
  path: '/notification/settings',
  summary: "Change one's own choice of mails",
  who: parties,
  body: mailSettings,
  ok: 200,
  answer: mailSettings,
})
