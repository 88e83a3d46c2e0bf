import type { SmallEstimateCount } from '../neighbours.ts'
import { germanCount, germanDate } from './german-values.ts'
import type { MailContent } from './mail-content.ts'
import { fact } from './offer-facts.ts'

/** To the operator's admins: a company may be working out prices from ranges of small parts lists. */
export function estimatesAskedOftenMail(
  { companyName, day, asked, unreported, smallBelowLines }: SmallEstimateCount,
  portalUrl: string,
): MailContent {
  return {
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
    link: { label: 'Portal öffnen', url: `${portalUrl}/` },
  }
}
