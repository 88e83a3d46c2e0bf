import type { OfferField } from './form/offer-values.ts'

/** Ids of the page's sections, for the tabs and for jumps. */
export const sectionIds = {
  decision: 'entscheidung',
  data: 'angebotsdaten',
  files: 'dateien',
  folder: 'projektordner',
  deviations: 'abweichungen',
  lines: 'stueckliste',
  enquiry: 'anfrage',
} as const

/** Id of a field's input on the page, for jumps. */
export const fieldId = (field: OfferField): string => `offer-${field}`
