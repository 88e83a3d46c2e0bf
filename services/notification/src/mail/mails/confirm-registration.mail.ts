import { registrationMade } from '@schrankwerk/contracts'
import { defineLinkMail } from '../define-account-mail.ts'
import { harmlessName } from '../harmless-name.ts'
import { fact } from '../mail-content.ts'

/** To the address that a registration named, which may be a stranger's. */
export const confirmRegistrationMail = defineLinkMail({
  kind: 'confirm-registration',
  event: registrationMade,
  purpose: 'confirmRegistration',
  label: 'E-Mail-Adresse bestätigen',
  content: ({ companyName }, validUntil) => ({
    subject: 'Bitte bestätigen Sie Ihre E-Mail-Adresse',
    heading: 'Registrierung bestätigen',
    paragraphs: [
      'Mit dieser E-Mail-Adresse wurde ein Unternehmen im Portal registriert. Bitte bestätigen Sie, dass die Adresse Ihnen gehört. Danach prüfen wir die Registrierung und geben sie frei.',
      `Der Link gilt bis zum ${validUntil}. Mit dem Öffnen ist noch nichts bestätigt: Auf der Seite geben Sie dazu das Passwort ein, das Sie bei der Registrierung gewählt haben.`,
      'Haben Sie sich nicht registriert? Dann brauchen Sie nichts zu tun. Ohne Bestätigung wird die Registrierung gelöscht.',
    ],
    facts: fact('Unternehmen', harmlessName(companyName)),
  }),
})
