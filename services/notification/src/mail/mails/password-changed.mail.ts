import { passwordChanged } from '@schrankwerk/contracts'
import { findAccountHolder } from '../../neighbours.ts'
import { defineAccountMail } from '../define-account-mail.ts'

/** To whose password it is: whoever took the account over cannot hide it. */
export const passwordChangedMail = defineAccountMail({
  kind: 'password-changed',
  event: passwordChanged,
  topicId: ({ userId }) => userId,
  write: findAccountHolder,
  gone: 'the user was deleted',
  content: () => ({
    subject: 'Ihr Passwort wurde geändert',
    heading: 'Ihr Passwort wurde geändert',
    paragraphs: [
      'Für Ihr Konto gilt ein neues Passwort. Überall sonst sind Sie abgemeldet.',
      'Haben Sie das nicht veranlasst? Dann hat vielleicht jemand anderes Zugang zu Ihrem Konto. Bitte wählen Sie sofort ein neues Passwort und sprechen Sie mit der Administration Ihres Unternehmens.',
    ],
    facts: [],
    link: { label: 'Neues Passwort anfordern', path: '/forget' },
  }),
})
