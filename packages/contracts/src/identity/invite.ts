import * as z from 'zod/mini'
import { permission } from '../businessdata/folder-settings.ts'
import { defineEndpoint } from '../endpoint.ts'
import { calendarDate, id } from '../values.ts'
import { passwordInput } from './account.ts'
import { line } from './entered.ts'

/** What the link of an invitation carries. */
const code = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/))

export const checkInvite = defineEndpoint({
  name: 'checkInvite',
  service: 'identity',
  method: 'POST',
  path: '/user/invite/check',
  summary: 'What an invitation is to; changes nothing. It can be read for 14 days, also once it was used',
  who: 'anyone',
  body: z.object({ code }),
  ok: 200,
  answer: z.object({
    mail: z.string(),
    /** The account has a password: it only signs in. */
    hasPassword: z.boolean(),
    minimumPasswordLength: z.int(),
    /** Null once the entry or the folder is closed. */
    folder: z.nullable(
      z.object({
        offerId: id,
        enquiryTitle: z.nullable(z.string()),
        referenceNumber: z.nullable(z.string()),
        /** Who invites. */
        companyName: z.string(),
        permissions: permission,
        endDate: z.nullable(calendarDate),
      }),
    ),
  }),
  problems: ['code-invalid', 'code-expired', 'part-down'],
  secret: true,
})

export const acceptInvite = defineEndpoint({
  name: 'acceptInvite',
  service: 'identity',
  method: 'POST',
  path: '/user/invite',
  summary: 'The first password of an invited guest, once, and what to call him',
  who: 'anyone',
  body: z.object({ code, name: line(100), lastname: line(100), password: passwordInput }),
  ok: 200,
  answer: 'empty',
  problems: [
    'code-invalid',
    'code-expired',
    'password-too-short',
    'password-too-long',
    'password-is-mail',
    'part-down',
  ],
  secret: true,
})
