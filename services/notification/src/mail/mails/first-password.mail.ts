import { userInvited } from '@schrankwerk/contracts'
import { defineLinkMail } from '../define-account-mail.ts'
import { harmlessName } from '../harmless-name.ts'
import { fact } from '../mail-content.ts'

/** To someone whose account an admin made. */
export const firstPasswordMail = defineLinkMail({
  kind: 'first-password',
  event: userInvited,
  purpose: 'firstPassword',
  label: 'Passwort wählen',
  content: ({ name, lastname, companyName }, validUntil) => ({
    subject: 'Ihr neues Konto: Bitte wählen Sie ein Passwort',
    heading: 'Ihr Konto ist angelegt',
    paragraphs: [
      'Eine Administratorin oder ein Administrator hat für Sie ein Konto im Portal angelegt. Um sich anzumelden, wählen Sie ein Passwort.',
      `Der Link gilt 72 Stunden, bis zum ${validUntil}. Mit dem Öffnen ist noch nichts geändert: Erst das Passwort, das Sie auf der Seite eingeben und speichern, gilt. Ist der Link abgelaufen, kann ihn die Administration Ihres Unternehmens erneut senden.`,
      'Erwarten Sie kein Konto? Dann brauchen Sie nichts zu tun. Ohne Passwort kann sich niemand mit diesem Konto anmelden.',
    ],
    facts: [
      ...fact('Name', `${harmlessName(name, 40)} ${harmlessName(lastname, 40)}`),
      ...fact('Unternehmen', harmlessName(companyName)),
    ],
  }),
})
