import { companyDeleted } from '@schrankwerk/contracts'
import { type CompanyForMail, countBusiness, findCompany } from '../../neighbours.ts'
import { defineMail } from '../define-mail.ts'
import { germanCount, germanDay } from '../german-values.ts'
import { fact } from '../mail-content.ts'

/** To the operator's admins: orders of a deleted company go on, and someone has to look after them. */
export const companyDeletedMail = defineMail({
  kind: 'company-deleted',
  event: companyDeleted,
  topicId: ({ companyId }) => companyId,
  recipients: () => ({ companyType: 'ADMIN', adminsOnly: true }),
  load: async (neighbours, companyId) => {
    const company = await findCompany(neighbours, companyId)
    if (company === undefined) return undefined
    const { orders, ordersBindUntil } = await countBusiness(neighbours, companyId)
    return { company, orders, ordersBindUntil }
  },
  obstacle: ({ company, orders }) => {
    if (company.active) return 'the company is active again'
    return orders === 0 ? 'no order of it is open' : undefined
  },
  content: ({ company, orders, ordersBindUntil }) => {
    const { id, name } = company
    const isOne = orders === 1
    return {
      subject: `${name} gelöscht: ${isOne ? 'eine Bestellung ist' : `${germanCount(orders)} Bestellungen sind`} offen`,
      heading: 'Offene Bestellungen eines gelöschten Unternehmens',
      paragraphs: [
        `${name} wurde gelöscht, seine Benutzer können sich nicht mehr anmelden. ${
          isOne
            ? 'Eine Bestellung ist noch nicht bestätigt.'
            : `${germanCount(orders)} Bestellungen sind noch nicht bestätigt.`
        } ${whatBecomes(company, isOne, ordersBindUntil)}`,
        'Bitte klären Sie mit den Beteiligten, wie es damit weitergeht.',
      ],
      facts: [...fact('Unternehmen', name), ...fact('Offene Bestellungen', germanCount(orders))],
      link: { label: 'Unternehmen anzeigen', path: `/company/${id}` },
    }
  },
})

/** Suppliers confirm: where the deleted one is the supplier, nobody is left who can. */
function whatBecomes({ type }: CompanyForMail, isOne: boolean, bindUntil: string | null): string {
  if (type !== 'SUPPLIER')
    return isOne
      ? 'Der Lieferant kann sie weiterhin bestätigen, solange sie bindet.'
      : 'Die Lieferanten können sie weiterhin bestätigen, solange sie binden.'
  const last = bindUntil === null ? '' : germanDay(bindUntil)
  return isOne
    ? `Bestätigen kann sie niemand mehr, sie verfällt${last && ` mit Ablauf des ${last}`}.`
    : `Bestätigen kann sie niemand mehr, sie verfallen${last && `, die letzte mit Ablauf des ${last}`}.`
}
