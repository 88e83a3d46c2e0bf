import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { id, text } from '../values.ts'
import { addressInput } from './company.ts'
import { line, mailAddress, optionalLine } from './entered.ts'
import { personInput } from './users.ts'

/** As it was typed: blanks count. Whether it is good enough says the domain's rule. */
export const passwordInput = z.string().check(z.minLength(1), z.maxLength(1000))
/** What a link of a mail carries: 256 random bits. */
export const oobCode = z.string().check(z.regex(/^[\w-]{16,128}$/))

export const register = defineEndpoint({
  name: 'register',
  service: 'identity',
  method: 'POST',
  path: '/user/register',
  summary:
    'Makes a customer that awaits its release, with its first admin, who gets a link to confirm the address',
  who: 'anyone',
  body: z.object({
    user: z.object({ ...personInput, mail: mailAddress, password: passwordInput }),
    company: z.object({
      name: line(200),
      /** Nobody registers as anything else. */
      type: z._default(z.literal('CUSTOMER'), 'CUSTOMER'),
      customerNumber: z.optional(optionalLine(50)),
      additionalInfo: z.optional(z.nullable(text(4000))),
      address: addressInput,
    }),
    /** What was agreed to; a refusal refuses the registration. */
    agreements: z.optional(z.object({ privacy: z.literal(true), terms: z.literal(true) })),
    /** No person sees this field: whoever fills it in is a machine. */
    website: z.optional(z.string()),
    /** How long the form took. */
    filledInMs: z.optional(z.int()),
  }),
  ok: 201,
  answer: z.object({ userId: id, companyId: id }),
  problems: ['mail-taken', 'mail-external', 'registration-refused', 'part-down'],
  secret: true,
})

export const requestPasswordReset = defineEndpoint({
  name: 'requestPasswordReset',
  service: 'identity',
  method: 'GET',
  path: '/user/password/reset',
  summary: 'Sends a link to choose a new password, if the address is known; never says whether it is',
  who: 'anyone',
  query: z.object({ mail: text(320) }),
  ok: 200,
  answer: 'empty',
  changes: true,
  secret: true,
})

export const verifyPasswordReset = defineEndpoint({
  name: 'verifyPasswordReset',
  service: 'identity',
  method: 'GET',
  path: '/user/password/reset/verify',
  summary: 'Whose password a link would change; changes nothing',
  who: 'anyone',
  query: z.object({ oobCode }),
  ok: 200,
  answer: z.object({ mail: z.string() }),
  problems: ['code-invalid', 'code-expired'],
})

export const setPassword = defineEndpoint({
  name: 'setPassword',
  service: 'identity',
  method: 'POST',
  path: '/user/password/reset',
  summary: 'Sets a new password by the code of a link, or the own one by the current one; other sessions end',
  who: 'anyone',
  body: z.object({
    mail: text(320),
    password: passwordInput,
    oobCode: z.optional(oobCode),
    currentPassword: z.optional(passwordInput),
  }),
  ok: 200,
  answer: 'empty',
  gate: 'own-profile',
  problems: [
    'code-invalid',
    'code-expired',
    'current-password-wrong',
    'password-too-short',
    'password-too-long',
    'password-is-mail',
    'password-unchanged',
    'part-down',
  ],
  secret: true,
})

/** What the links of mails are for. */
export const linkPurposes = ['resetPassword', 'firstPassword', 'confirmRegistration', 'changeMail'] as const
export const linkPurpose = z.enum(linkPurposes)
export type LinkPurpose = z.output<typeof linkPurpose>

export const checkLink = defineEndpoint({
  name: 'checkLink',
  service: 'identity',
  method: 'GET',
  path: '/user/link',
  summary: 'What the link of a mail is for; changes nothing',
  who: 'anyone',
  query: z.object({ mode: linkPurpose, oobCode }),
  ok: 200,
  answer: z.object({
    mail: z.string(),
    /** The rule for passwords differs for users of the operator. */
    minimumPasswordLength: z.int(),
  }),
  problems: ['code-invalid', 'code-expired'],
})

export const confirmRegistration = defineEndpoint({
  name: 'confirmRegistration',
  service: 'identity',
  method: 'POST',
  path: '/user/register/confirm',
  summary: "Confirms a registration's address by the code of its link and the registration's own password",
  who: 'anyone',
  body: z.object({ oobCode, password: passwordInput }),
  ok: 200,
  answer: 'empty',
  problems: ['code-invalid', 'code-expired', 'registration-password-wrong', 'mail-taken', 'part-down'],
  secret: true,
})

export const resendRegistrationLink = defineEndpoint({
  name: 'resendRegistrationLink',
  service: 'identity',
  method: 'POST',
  path: '/user/register/resend',
  summary:
    'Sends the link of unconfirmed registrations of an address again; never says whether there are any',
  who: 'anyone',
  body: z.object({ mail: text(320) }),
  ok: 200,
  answer: 'empty',
  secret: true,
})

export const confirmMail = defineEndpoint({
  name: 'confirmMail',
  service: 'identity',
  method: 'POST',
  path: '/user/mail/confirm',
  summary: 'Makes a new address count, by the code of the link that was sent there; the old one is told',
  who: 'anyone',
  body: z.object({ oobCode }),
  ok: 200,
  answer: 'empty',
  problems: ['code-invalid', 'code-expired', 'mail-taken', 'part-down'],
  secret: true,
})

/** The pages that the operator's own texts fill. */
export const legalPages = ['imprint', 'privacy', 'tom', 'avb', 'subcontractors'] as const
export const legalPage = z.enum(legalPages)
export type LegalPage = z.output<typeof legalPage>

export const getLegalText = defineEndpoint({
  name: 'getLegalText',
  service: 'identity',
  method: 'GET',
  path: '/legal/text',
  summary: 'A legal page as Markdown',
  who: 'anyone',
  query: z.object({ page: legalPage }),
  ok: 200,
  answer: z.object({ markdown: z.string() }),
})

export const getAvv = defineEndpoint({
  name: 'getAvv',
  service: 'identity',
  method: 'GET',
  path: '/legal/avv',
  summary: 'The data-processing agreement as PDF',
  who: 'signed-in',
  ok: 200,
  answer: 'file',
  mediaType: 'application/pdf',
  gate: 'own-profile',
})
