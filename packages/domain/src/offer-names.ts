import type { OfferStanding, OfferState } from '@schrankwerk/contracts'

/** The states of an offer as people read them, on the page and in files. */
export const offerStateNames: Readonly<Record<OfferState, string>> = {
  OPEN: 'Offen',
  DECLINED: 'Abgelehnt',
  ACCEPTED: 'Bestellt',
  CONFIRMED: 'Bestätigt',
}

/** Whether an offer is in play, as people read it; RELEASED is shown where nothing else is to be told. */
export const offerStandingNames: Readonly<Record<OfferStanding, string>> = {
  DRAFT: 'Entwurf',
  RELEASED: 'Freigegeben',
  LAPSED: 'Bestellung verfallen',
  EXPIRED: 'Abgelaufen',
  CLOSED: 'Anfrage geschlossen',
  ENQUIRY_ARCHIVED: 'Anfrage archiviert',
  SUPPLIER_INACTIVE: 'Lieferant nicht mehr aktiv',
  REPLACED: 'Ersetzt',
  WITHDRAWN: 'Zurückgezogen',
  ARCHIVED: 'Archiviert',
}
