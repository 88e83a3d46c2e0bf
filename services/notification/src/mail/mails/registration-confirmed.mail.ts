import { registrationConfirmed } from '@schrankwerk/contracts'
import { findCompany } from '../../neighbours.ts'
import { defineMail } from '../define-mail.ts'
import { harmlessName } from '../harmless-name.ts'
import { fact } from '../mail-content.ts'

/** To the operator's admins: a company waits for its release. Strangers wrote what it says. */
export const registrationConfirmedMail = defineMail({
  kind: 'registration-confirmed',
  event: registrationConfirmed,
  topicId: ({ companyId }) => companyId,
  recipients: () => ({ companyType: 'ADMIN', adminsOnly: true }),
  load: findCompany,
  obstacle: ({ active, pendingRegistration }) =>
    active && pendingRegistration ? undefined : 'the company does not wait for its release any more',
  content: ({ id, name, city, admin }) => ({
    subject: `Neue Registrierung: ${harmlessName(name)}`,
    heading: 'Ein Unternehmen wartet auf die Freigabe',
    paragraphs: [
      `${harmlessName(name)} hat sich registriert und die E-Mail-Adresse bestätigt. Bitte prüfen Sie die Angaben und geben Sie das Unternehmen frei.`,
    ],
    facts: [
      ...fact('Unternehmen', harmlessName(name)),
      ...fact('Ort', city && harmlessName(city)),
      ...fact('Ansprechperson', admin && `${harmlessName(admin.name)} ${harmlessName(admin.lastname)}`),
    ],
    link: { label: 'Unternehmen anzeigen', path: `/company/${id}` },
  }),
})
