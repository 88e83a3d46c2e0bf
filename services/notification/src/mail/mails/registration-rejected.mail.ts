import { registrationRejected } from '@schrankwerk/contracts'
import { type AskedFor, findAccountHolder, findCompany } from '../../neighbours.ts'
import { defineAccountMail } from '../define-account-mail.ts'
import { harmlessName } from '../harmless-name.ts'
import { fact } from '../mail-content.ts'

/** To who registered a company that was deleted in place of being released. */
export const registrationRejectedMail = defineAccountMail({
  kind: 'registration-rejected',
  event: registrationRejected,
  topicId: ({ userId }) => userId,
  write: findRejected,
  gone: 'the registration is not rejected any more',
  content: ({ companyName }) => ({
    subject: 'Ihre Registrierung wurde nicht freigegeben',
    heading: 'Ihre Registrierung wurde nicht freigegeben',
    paragraphs: [
      'Wir haben Ihre Registrierung geprüft und nicht freigegeben. Anmelden können Sie sich damit nicht.',
      'Haben Sie Fragen dazu? Dann wenden Sie sich bitte an den Betreiber des Portals.',
    ],
    facts: fact('Unternehmen', harmlessName(companyName)),
    link: { label: 'Betreiber erreichen', path: '/imprint' },
    why: 'Sie erhalten diese E-Mail, weil mit dieser Adresse ein Unternehmen im Portal registriert wurde.',
  }),
})

/** Who it is, unless his company was brought back since. */
async function findRejected(neighbours: AskedFor, userId: string) {
  const holder = await findAccountHolder(neighbours, userId)
  const company = holder && (await findCompany(neighbours, holder.companyId))
  return company && !company.active && company.pendingRegistration
    ? { ...holder, companyName: company.name }
    : undefined
}
