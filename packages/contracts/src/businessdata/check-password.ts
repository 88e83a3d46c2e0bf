import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { id, instant } from '../values.ts'
import { businessData } from './business-data.ts'

export const checkFolderPassword = defineEndpoint({
  name: 'checkFolderPassword',
  service: 'businessdata',
  method: 'POST',
  path: '/offer/businessdata/check',
  summary:
    'Opens a folder to a visitor for an hour. Unknown, unshared and wrong are one answer; five wrong tries lock this password for this address for 15 minutes',
  who: 'anyone',
  body: z.object({ offerId: id, password: z.string().check(z.maxLength(1000)) }),
  ok: 200,
  answer: z.object({ shareToken: z.string(), expiresAt: instant, businessData }),
  problems: ['folder-password-wrong', 'folder-sign-in-needed', 'folder-password-locked', 'service-busy'],
  secret: true,
})
