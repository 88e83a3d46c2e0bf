import { companyDeleted } from '@schrankwerk/contracts'
import { countBusiness, findCompany } from '../../neighbours.ts'
import { defineMail } from '../define-mail.ts'
import { germanCount } from '../german-values.ts'
import { fact } from '../mail-content.ts'

/** To the operator's admins: orders of a deleted company go on, and someone has to look after them. */
export const companyDeletedMail = defineMail({
  kind: 'company-deleted',
  event: companyDeleted,
  topicId: ({ companyId }) => companyId,
  recipients: () => ({ companyType: 'ADMIN', adminsOnly: true }),
  load: async (neighbours, companyId) => {
    const company = await findCompany(neighbours, companyId)
    return company && { company, orders: (await countBusiness(neighbours, companyId)).orders }
  },
  obstacle: ({ company, orders }) => {
    if (company.active) return 'the company is active again'
    return orders === 0 ? 'no order of it is open' : undefined
  },
  content: ({ company: { id, name }, orders }) => {
    const isOne = orders === 1
    return {
      subject: `${name} gelöscht: ${isOne ? 'eine Bestellung ist' : `${germanCount(orders)} Bestellungen sind`} offen`,
      heading: 'Offene Bestellungen eines gelöschten Unternehmens',
      paragraphs: [
        `${name} wurde gelöscht, seine Benutzer können sich nicht mehr anmelden. ${
          isOne
            ? 'Eine Bestellung ist noch nicht bestätigt. Sie kann weiterhin bestätigt werden, solange sie bindet.'
            : `${germanCount(orders)} Bestellungen sind noch nicht bestätigt. Sie können weiterhin bestätigt werden, solange sie binden.`
        }`,
        'Bitte klären Sie mit den Beteiligten, wie es damit weitergeht.',
      ],
      facts: [...fact('Unternehmen', name), ...fact('Offene Bestellungen', germanCount(orders))],
      link: { label: 'Unternehmen anzeigen', path: `/company/${id}` },
    }
  },
})
