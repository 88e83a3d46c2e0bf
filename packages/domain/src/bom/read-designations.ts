import type { BomLine, LineNoteCode } from './bom-line.ts'
import { splitDesignation } from './designation.ts'
import { designationText } from './excel-damage.ts'
import { fieldNames } from './field-names.ts'
import type { BomField } from './fields.ts'
import type { Cell, Certainty } from './rows.ts'
import { type Designation, leadingSign, partForSign } from './signs.ts'
import { withoutNothing } from './words-for-nothing.ts'

const parts: (keyof Designation & BomField)[] = [
  'functionDesignation',
  'functionalAssignment',
  'locationIdentifier',
  'installationLocation',
  'bmk',
]

/** Designations from their own columns and from the combined one; own columns win. */
export function readDesignations(
  cell: (field: BomField) => Cell | undefined,
  note: (code: LineNoteCode, certainty: Certainty, text: string) => void,
): Pick<
  BomLine,
  'installationLocation' | 'locationIdentifier' | 'bmk' | 'functionDesignation' | 'functionalAssignment'
> {
  const own: Partial<Record<keyof Designation, string>> = {}
  const found: Partial<Record<keyof Designation, string>> = {}
  const recover = (field: BomField): string => {
    const recovered = designationText(cell(field))
    const value = withoutNothing(recovered.text)
    if (recovered.recovered) {
      note(
        'DESIGNATION_FROM_FORMULA',
        'CHECK',
        `Die Tabelle hat aus dem Kennzeichen „${value}“ eine Formel gemacht`,
      )
    }
    return value
  }
  const take = (target: Partial<Record<keyof Designation, string>>, split: Designation) => {
    if (split.terminal !== '')
      split.bmk = split.bmk === '' ? `:${split.terminal}` : `${split.bmk}:${split.terminal}`
    for (const part of parts) if (split[part] !== '') target[part] ??= split[part]
  }
  for (const field of parts) {
    const value = recover(field)
    if (value === '') continue
    const sign = leadingSign(value)
    if (!sign) {
      own[field] = value
      continue
    }
    const split = splitDesignation(value)
    const part = partForSign(sign)
    const single = parts.filter((one) => split[one] !== '').length === 1
    if (single && part === field) own[field] = split[field] + (split.terminal ? `:${split.terminal}` : '')
    else {
      if (single)
        note('SIGN_DECIDED', 'CHECK', `Das Zeichen in „${value}“ steht für ${fieldNames[part as BomField]}`)
      take(found, split)
    }
  }
  const combined = recover('designation')
  if (combined !== '') take(found, splitDesignation(combined))
  const value = (part: keyof Designation) => own[part] ?? found[part] ?? ''
  return {
    installationLocation: value('installationLocation'),
    locationIdentifier: value('locationIdentifier'),
    bmk: value('bmk'),
    functionDesignation: value('functionDesignation'),
    functionalAssignment: value('functionalAssignment'),
  }
}
