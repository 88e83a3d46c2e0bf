import type { RejectionReason } from '@schrankwerk/contracts'

/** Why an offer was declined, as people read it on the page and in the mail. */
export const rejectionReasonNames: Readonly<Record<RejectionReason, string>> = {
  PRICE_NOT_AS_EXPECTED: 'Preis entspricht nicht den Erwartungen',
  DELIVERY_TIME_OUTSIDE_EXPECTATIONS: 'Liefertermin außerhalb der Erwartungen',
  OFFER_NOT_IN_LINE_WITH_REQUIREMENTS: 'Angebot entspricht nicht den Anforderungen',
  TECHNICAL_REQUIREMENTS_CHANGED: 'Technische Anforderungen haben sich geändert',
  PROJECT_NOT_REALIZED: 'Projekt wird nicht verwirklicht',
  INDIVIDUAL: 'Anderer Grund',
}
