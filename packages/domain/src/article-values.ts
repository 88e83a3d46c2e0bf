import type { MissingItem } from '@schrankwerk/contracts'
import { hasFormOfEan, isEan } from './bom/ean.ts'
import { isCountryCode } from './country-codes.ts'

interface JudgedValues {
  eanNumber: string | null
  priceUnitSize: number | null
  packagingUnitSize: number | null
  orderQuantityUnitSize: number | null
  countryOfOriginAbbreviation: string | null
}

type Judge<Value> = (value: Value) => Omit<MissingItem, 'path'> | undefined

const orNothing = 'oder lassen Sie das Feld leer.'

const judgeEan: Judge<string> = (text) => {
  if (isEan(text)) return undefined
  return hasFormOfEan(text)
    ? {
        code: 'ean-check-digit',
        detail: `Die Prüfziffer der EAN „${text}“ stimmt nicht. Bitte prüfen Sie die Ziffern, ${orNothing}`,
      }
    : {
        code: 'ean-length',
        detail: `„${text}“ ist keine EAN. Bitte geben Sie 8, 12, 13 oder 14 Ziffern an, ${orNothing}`,
      }
}

const judgePriceUnit: Judge<number> = (value) =>
  Number.isInteger(value) && value >= 1
    ? undefined
    : {
        code: 'not-whole',
        detail: `Die Preiseinheit sagt, für wie viele Stück der Preis gilt. Bitte geben Sie eine ganze Zahl ab 1 an, ${orNothing}`,
      }

const judgeAmount: Judge<number> = (value) =>
  value > 0
    ? undefined
    : { code: 'not-positive', detail: `Bitte geben Sie eine Zahl über 0 an, ${orNothing}` }

const judgeCountry: Judge<string> = (text) =>
  isCountryCode(text)
    ? undefined
    : {
        code: 'country-unknown',
        detail: `„${text}“ ist kein Länderkürzel. Bitte geben Sie das Kürzel nach ISO 3166 an, zum Beispiel DE, ${orNothing}`,
      }

const judges: { [Field in keyof JudgedValues]: Judge<NonNullable<JudgedValues[Field]>> } = {
  eanNumber: judgeEan,
  priceUnitSize: judgePriceUnit,
  packagingUnitSize: judgeAmount,
  orderQuantityUnitSize: judgeAmount,
  countryOfOriginAbbreviation: judgeCountry,
}

/** What is wrong with these values of an article, by field; what is empty, missing or no number is not judged. */
export function articleValueIssues(
  values: { [Field in keyof JudgedValues]?: JudgedValues[Field] | undefined },
): MissingItem[] {
  return (Object.keys(judges) as (keyof JudgedValues)[]).flatMap((path) => {
    const value = values[path]
    if (value === null || value === undefined || value === '' || Number.isNaN(value)) return []
    const issue = (judges[path] as Judge<typeof value>)(value)
    return issue ? [{ path, ...issue }] : []
  })
}
