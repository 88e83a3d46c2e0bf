import type { ImportField } from '@schrankwerk/contracts'
import { isEan, unitOf } from '@schrankwerk/domain/bom'
import { readCountry } from '../article-import/read-country.ts'
import { currencyOf } from './currency.ts'

const hasDigit = (text: string) => /\d/.test(text)

interface Judge {
  /** Whether a value may be one of the field. */
  fits(text: string): boolean
  /** Share of the values that has to fit, 0 to 1. */
  share: number
}

/** Fields whose values have a look of their own. */
const judges: Partial<Record<ImportField, Judge>> = {
  eanNumber: { fits: isEan, share: 0.2 },
  erpNumber: { fits: hasDigit, share: 0.5 },
  purchasePrice: { fits: hasDigit, share: 0.01 },
  listPrice: { fits: hasDigit, share: 0.01 },
  wholesalerPurchasePrice: { fits: hasDigit, share: 0.01 },
  weight: { fits: hasDigit, share: 0.5 },
  width: { fits: hasDigit, share: 0.5 },
  height: { fits: hasDigit, share: 0.5 },
  depth: { fits: hasDigit, share: 0.5 },
  customsTarifNumber: { fits: hasDigit, share: 0.5 },
  countryOfOriginAbbreviation: { fits: (text) => readCountry(text).code !== null, share: 0.3 },
  currency: { fits: (text) => currencyOf(text, null) !== null, share: 0.5 },
  unit: { fits: (text) => unitOf(text) !== null || !hasDigit(text), share: 0.3 },
}
/** Even a plain header is wrong where it names these. */
const decided: ReadonlySet<ImportField> = new Set<ImportField>([
  'purchasePrice',
  'listPrice',
  'wholesalerPurchasePrice',
  'eanNumber',
  'countryOfOriginAbbreviation',
  'currency',
])

/** Whether the values under a header say that it cannot mean the field; a plain header is believed longer. */
export function contradict(field: ImportField, samples: readonly string[], isPlain: boolean): boolean {
  const judge = judges[field]
  if (!judge || (isPlain && !decided.has(field))) return false
  const filled = samples.filter((text) => text.trim() !== '')
  return filled.filter((text) => judge.fits(text)).length < filled.length * judge.share
}
