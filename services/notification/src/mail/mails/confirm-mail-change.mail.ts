import { mailChangeRequested } from '@schrankwerk/contracts'
import { defineLinkMail } from '../define-account-mail.ts'
import { harmlessName } from '../harmless-name.ts'
import { fact } from '../mail-content.ts'

/** To the new address, which counts once its link was used. */
export const confirmMailChangeMail = defineLinkMail({
  kind: 'confirm-mail-change',
  event: mailChangeRequested,
  purpose: 'changeMail',
  label: 'Neue Adresse bestätigen',
  content: ({ name, lastname, companyName }, validUntil) => ({
    subject: 'Bitte bestätigen Sie Ihre neue E-Mail-Adresse',
    heading: 'Neue E-Mail-Adresse bestätigen',
    paragraphs: [
      'Diese Adresse soll die E-Mail-Adresse eines Kontos im Portal werden. Danach melden Sie sich mit ihr an.',
      `Der Link gilt bis zum ${validUntil}. Mit dem Öffnen ist noch nichts geändert: Erst wenn Sie auf der Seite bestätigen, gilt die neue Adresse. Bis dahin gilt die bisherige.`,
      'Haben Sie das nicht veranlasst? Dann brauchen Sie nichts zu tun. Das Konto behält seine bisherige Adresse.',
    ],
    facts: [
      ...fact('Konto', `${harmlessName(name, 40)} ${harmlessName(lastname, 40)}`),
      ...fact('Unternehmen', harmlessName(companyName)),
    ],
  }),
})
