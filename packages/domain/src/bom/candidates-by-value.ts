import type { Candidate } from './column-candidates.ts'
import type { ColumnProfile } from './column-profile.ts'
import { fieldNames } from './field-names.ts'
import type { BomField } from './fields.ts'

/** A column whose header says nothing may still hold what the catalogue knows. */
export function candidatesByValue(
  column: number,
  profile: ColumnProfile,
  bySign: BomField | null,
  none: boolean,
): Candidate[] {
  const sample = profile.samples[0] ?? ''
  if (bySign && !none) {
    return [
      {
        column,
        field: bySign,
        score: 0.5,
        certainty: 'CHECK',
        reason: `Die Zeichen in den Werten („${sample}“) bedeuten ${fieldNames[bySign]}`,
      },
    ]
  }
  if (profile.url >= 0.5 && !none) {
    return [
      {
        column,
        field: 'manufacturerLink',
        score: 0.46,
        certainty: 'CHECK',
        reason: `Die Werte („${sample}“) sind Links`,
      },
    ]
  }
  if (profile.known >= 0.3) {
    return [
      {
        column,
        field: 'orderNumber',
        score: 0.5 + 0.3 * profile.known,
        certainty: 'CHECK',
        reason: `${Math.round(profile.known * 100)} % der Werte sind Nummern im Katalog`,
      },
    ]
  }
  if (profile.knownManufacturer >= 0.5) {
    return [
      {
        column,
        field: 'manufacturerName',
        score: 0.5 + 0.3 * profile.knownManufacturer,
        certainty: 'CHECK',
        reason: `Die Werte („${sample}“) sind bekannte Hersteller`,
      },
    ]
  }
  return []
}
