import { companyReleased } from '@schrankwerk/contracts'
import { findCompany } from '../../neighbours.ts'
import { defineMail } from '../define-mail.ts'
import { fact } from '../mail-content.ts'

/** To the users of a registered company: they can begin. */
export const companyReleasedMail = defineMail({
  kind: 'company-released',
  event: companyReleased,
  topicId: ({ companyId }) => companyId,
  recipients: ({ companyId }) => ({ companyIds: [companyId] }),
  load: findCompany,
  obstacle: ({ active, pendingRegistration }) =>
    active && !pendingRegistration ? undefined : 'the company is not released',
  content: ({ name }) => ({
    subject: 'Ihr Unternehmen ist freigegeben',
    heading: 'Ihr Unternehmen ist freigegeben',
    paragraphs: ['Ihre Registrierung ist geprüft. Das Portal steht Ihnen jetzt offen.'],
    facts: fact('Unternehmen', name),
    link: { label: 'Portal öffnen', path: '/' },
  }),
})
