import { mailChanged } from '@schrankwerk/contracts'
import { defineDoneMail } from '../define-account-mail.ts'
import { fact } from '../mail-content.ts'

/** To the address that counted before: whoever took the account over cannot hide it. */
export const mailChangedMail = defineDoneMail({
  kind: 'mail-changed',
  event: mailChanged,
  content: ({ newMail }) => ({
    subject: 'Ihre E-Mail-Adresse wurde geändert',
    heading: 'Ihre E-Mail-Adresse wurde geändert',
    paragraphs: [
      'Für Ihr Konto im Portal gilt jetzt eine andere E-Mail-Adresse. Mit der bisherigen können Sie sich nicht mehr anmelden.',
      'Haben Sie das nicht veranlasst? Dann hat vielleicht jemand anderes Zugang zu Ihrem Konto. Bitte wenden Sie sich sofort an die Administration Ihres Unternehmens oder an den Betreiber des Portals.',
    ],
    facts: fact('Neue Adresse', newMail && partly(newMail)),
    link: { label: 'Betreiber erreichen', path: '/imprint' },
    why: 'Sie erhalten diese E-Mail, weil diese Adresse bisher zu einem Konto in diesem Portal gehörte.',
  }),
})

/** Enough to recognise one's own, too little to write to another's: `a***@portal.example`. */
const partly = (mail: string): string => {
  const at = mail.lastIndexOf('@')
  const [first = ''] = mail.slice(0, at)
  return `${first}***${mail.slice(at)}`
}
