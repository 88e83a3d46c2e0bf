import type { Recommendation } from '@schrankwerk/contracts'
import { jumpToField, jumpToMapping, jumpToSection, jumpToUpload } from '../../../jump.ts'
import { fieldId } from '../field-ids.ts'
import { sectionIds } from '../section-ids.ts'

const placeOf: Record<Recommendation['code'], string> = {
  'amount-untouched': fieldId('amount'),
  'list-not-read': sectionIds.bom,
  'list-not-mapped': sectionIds.bom,
  'quantities-assumed': sectionIds.bom,
  'lines-incomplete': sectionIds.bom,
  'lines-unmatched': sectionIds.bom,
  'lines-to-check': sectionIds.bom,
  'conditions-untouched': sectionIds.conditions,
  'conditions-unsaid': sectionIds.conditions,
  'conditions-open': sectionIds.conditions,
  // Offers alone differ, and of a draft nobody has asked yet.
  'lines-deviate': sectionIds.bom,
  'questions-open': sectionIds.readiness,
}

/** Leads to where a recommendation is followed; of a list that is not read, to the upload; of one whose columns are to be mapped, into the mapping. */
export function jumpToRecommended(code: Recommendation['code']): void {
  const place = placeOf[code]
  if (code === 'amount-untouched') jumpToField(place)
  else if (code === 'list-not-read') jumpToUpload(place)
  else if (code === 'list-not-mapped' || code === 'quantities-assumed') jumpToMapping(place)
  else jumpToSection(place)
}
