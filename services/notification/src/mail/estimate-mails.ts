import type { SmallEstimateCount } from '../neighbours.ts'
import { germanCount, germanDate } from './german-values.ts'
import type { MailContent } from './mail-content.ts'
import { fact } from './offer-facts.ts'

/** To the operator's admins: a company may be working out prices from ranges of small parts lists. */
export function estimatesAskedOftenMail(
  { companyName, day, asked }: SmallEstimateCount,
  portalUrl: string,
): MailContent {
  return {
    subject: `Auffällig viele Kostenrahmen: ${companyName}`,
    heading: 'Auffällig viele Kostenrahmen',
    paragraphs: [
      `${companyName} hat am ${germanDate(day)} mehr als 500 Kostenrahmen für Stücklisten mit weniger als zehn Zeilen abgerufen.`,
      'Aus vielen Kostenrahmen kleiner Listen lassen sich Einkaufspreise annähern. Bitte klären Sie mit der Firma, wofür sie diese braucht. Mit der Einstellung ESTIMATE_DISGUISE lassen sich die Preise verschleiern, aus denen Kunden einen Kostenrahmen erhalten.',
      'Zu dieser Firma erhalten Sie heute keine weitere Meldung.',
    ],
    facts: [
      ...fact('Firma', companyName),
      ...fact('Tag', germanDate(day)),
      ...fact('Kostenrahmen bisher', germanCount(asked)),
    ],
    link: { label: 'Portal öffnen', url: `${portalUrl}/article` },
  }
}
