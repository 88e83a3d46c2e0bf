import { estimatesAskedOften } from '@schrankwerk/contracts'
import { findSmallEstimateCount } from '../../neighbours.ts'
import { defineMail } from '../define-mail.ts'
import { germanCount, germanDate } from '../german-values.ts'
import { fact } from '../mail-content.ts'

/** To the operator's admins: a company may be working out prices from ranges of small parts lists. */
export const estimatesAskedOftenMail = defineMail({
  kind: 'estimates-asked-often',
  event: estimatesAskedOften,
  topicId: ({ countId }) => countId,
  recipients: () => ({ companyType: 'ADMIN', adminsOnly: true }),
  load: findSmallEstimateCount,
  content: ({ companyName, day, asked, unreported, smallBelowLines }) => ({
    subject: `Auffällig viele Kostenrahmen: ${companyName}`,
    heading: 'Auffällig viele Kostenrahmen',
    paragraphs: [
      `${companyName} hat am ${germanDate(day)} mehr als ${germanCount(unreported)} Kostenrahmen für Stücklisten mit weniger als ${germanCount(smallBelowLines)} Zeilen abgerufen.`,
      'Aus vielen Kostenrahmen kleiner Listen lassen sich Einkaufspreise annähern. Bitte klären Sie mit dem Unternehmen, wofür es diese braucht. Ihre Technik kann die Preise verschleiern lassen, aus denen Kunden einen Kostenrahmen erhalten.',
      'Zu diesem Unternehmen erhalten Sie für diesen Tag keine weitere Meldung.',
    ],
    facts: [
      ...fact('Unternehmen', companyName),
      ...fact('Tag', germanDate(day)),
      ...fact('Kostenrahmen bisher', germanCount(asked)),
    ],
    link: { label: 'Portal öffnen', path: '/' },
  }),
})
