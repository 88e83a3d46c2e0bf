import { passwordResetRequested } from '@schrankwerk/contracts'
import { defineLinkMail } from '../define-account-mail.ts'

/** To whoever forgot the password, or of whom someone says so. */
export const resetPasswordMail = defineLinkMail({
  kind: 'reset-password',
  event: passwordResetRequested,
  purpose: 'resetPassword',
  label: 'Neues Passwort wählen',
  content: (_, validUntil) => ({
    subject: 'Neues Passwort für Ihr Konto',
    heading: 'Neues Passwort wählen',
    paragraphs: [
      'Für Ihr Konto wurde ein neues Passwort angefordert.',
      `Der Link gilt bis zum ${validUntil}. Mit dem Öffnen ist noch nichts geändert: Erst das Passwort, das Sie auf der Seite eingeben und speichern, ersetzt das bisherige. Damit sind Sie überall abgemeldet.`,
      'Haben Sie das nicht angefordert? Dann brauchen Sie nichts zu tun. Ihr Passwort bleibt, wie es ist.',
    ],
    facts: [],
  }),
})
