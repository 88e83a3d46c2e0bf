import type { ImportField } from '@schrankwerk/contracts'
import { bareEan } from '@schrankwerk/domain/bom'
import type { PriceListColumn } from './price-list-column.ts'

/** `null`: the values cannot be those of the field. A doubt makes the suggestion one to be checked. */
export type ValueVerdict = { weight: number; doubt?: string } | null

type Judge = (column: PriceListColumn, isPlain: boolean) => ValueVerdict

const fits: ValueVerdict = { weight: 0 }
/** Fewer values prove nothing about how often they repeat. */
const enoughValues = 5
const manyValues = 20
const fewestPrices = 3
const doubted = (weight: number, doubt: string): ValueVerdict => ({ weight, doubt })

const number: Judge = ({ profile, percent, price, isPosition, ean }, isPlain) => {
  if (profile.url > 0.5 || percent > 0.3) return null
  if (isPlain) {
    if (profile.filled >= enoughValues && profile.distinctShare < 0.2)
      return doubted(-0.2, 'die Werte wiederholen sich oft')
    const isWordy = profile.wordy > 0.8 && profile.numberLike < 0.1 && profile.numeric < 0.1
    if (isWordy && profile.filled >= enoughValues)
      // Words that come again name who makes the articles.
      return doubted(profile.distinctShare < 0.7 ? -0.25 : -0.1, 'die Werte sehen kaum nach Nummern aus')
    return ean > 0.8 ? doubted(-0.05, 'die Werte sind EAN') : fits
  }
  if (isPosition || profile.currency > 0.3 || profile.unit > 0.5) return null
  // A number that a name calls one may be that of all the sizes and colours of an article.
  if (profile.filled >= enoughValues && profile.distinctShare < 0.3)
    return profile.distinct < 3 || profile.distinctShare < 0.05
      ? null
      : doubted(-0.25, 'die Werte wiederholen sich oft')
  if (price > 0.8 && profile.distinctShare < 0.9) return null
  return profile.numberLike + profile.numeric < 0.3 ? null : fits
}

const areNoughts = (numbers: ReadonlyMap<number, number>) =>
  numbers.size > 0 && [...numbers.values()].every((value) => value === 0)

const size: Judge = ({ profile, numbers, price, wholeSmall }) => {
  if (profile.filled === 0) return fits
  if (numbers.size < profile.filled * 0.5 && profile.quantityLike < 0.5) return null
  if (profile.currency > 0.5) return null
  const arePrices = price > 0.8 && profile.distinctShare > 0.5
  // „Preis/ME“ over amounts in cents is the price itself; one or two odd sizes are none.
  if (arePrices && wholeSmall < 0.5 && profile.filled >= fewestPrices) return null
  if (areNoughts(numbers)) return doubted(-0.1, 'die Werte sind lauter Nullen')
  return arePrices && profile.filled >= enoughValues
    ? doubted(-0.1, 'die Werte sehen nach Preisen aus')
    : fits
}

/** For so many pieces prices are told. */
const sizesOfPrices: ReadonlySet<number> = new Set([
  1, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000, 5000, 10_000,
])
const sizeOfPrice: Judge = (column, isPlain) => {
  const others = [...column.numbers.values()].filter((value) => !sizesOfPrices.has(value)).length
  if (!isPlain && column.numbers.size >= fewestPrices && others > column.numbers.size * 0.5) return null
  return size(column, isPlain)
}

const dimension: Judge = ({ measure, profile, numbers }) => {
  if (measure < 0.5 || (profile.counting && profile.distinctShare > 0.95)) return null
  return areNoughts(numbers) ? doubted(-0.1, 'die Werte sind lauter Nullen') : fits
}

const inLength = /\d ?(?:mm|cm|dm|m|in|inch|″|")\.?$/i
const inMass = /\d ?(?:mg|g|gr|kg|kgs|lbs?|oz|t)\.?$/i
/** „Maße“ is „Masse“ to who folds its letters: its values tell which. */
const measuredIn =
  (other: RegExp): Judge =>
  (column, isPlain) =>
    column.texts.filter((text) => other.test(text)).length >= Math.max(1, column.texts.length * 0.3)
      ? null
      : dimension(column, isPlain)

/** „Show price“ over 0 and 1 */
const saysYesOrNo = (numbers: ReadonlyMap<number, number>) =>
  [...numbers.values()].every((value) => value === 0 || value === 1) && [...numbers.values()].includes(1)

const price: Judge = ({ profile, numbers, percent, flag }, isPlain) => {
  if (percent > 0.3 || profile.url > 0.2 || flag > 0.9) return null
  if (profile.date > 0.3 || profile.ean > 0.5) return null
  if (profile.counting && profile.distinctShare > 0.95) return null
  if (numbers.size === 0) return profile.currency > 0.3 ? fits : null
  if (!isPlain && saysYesOrNo(numbers)) return null
  if (numbers.size < profile.filled * 0.2) return null
  return areNoughts(numbers) ? doubted(-0.1, 'die Werte sind lauter Nullen') : fits
}

const code: Judge = ({ profile, percent, price }, isPlain) => {
  if (percent > 0.3 || profile.url > 0.3 || price > 0.6) return null
  if (isPlain)
    return profile.filled >= 10 && profile.distinctShare > 0.8
      ? doubted(-0.1, 'die Werte wiederholen sich kaum')
      : fits
  return profile.filled >= enoughValues && profile.distinctShare > 0.6 ? null : fits
}

const amount: Judge = ({ profile, numbers }) =>
  profile.filled > 0 && numbers.size < profile.filled * 0.5 ? null : fits

/** „10, 20, 30“, „1, 2, 3“: what numbers the rows. */
function countsOn(numbers: ReadonlyMap<number, number>): boolean {
  const [first, second, ...rest] = numbers.values()
  // Who counts rows begins low; numbers of articles may follow each other as well.
  if (first === undefined || second === undefined || first > 100 || second <= first) return false
  return rest.every((value, at) => value === second + (at + 1) * (second - first))
}

/** Several may stand in one cell. */
const former: Judge = ({ profile, percent }) => (profile.url > 0.5 || percent > 0.3 ? null : fits)

const judges: Partial<Record<ImportField, Judge>> = {
  orderNumber: number,
  manufacturerNumber: (column, isPlain) =>
    !isPlain && column.profile.numberLike < 0.4 ? null : number(column, isPlain),
  erpNumber: (column, isPlain) =>
    column.profile.wordy > 0.5 || (!isPlain && countsOn(column.numbers)) ? null : number(column, isPlain),
  possibleOrderNumber: former,
  possibleManufacturerNumber: former,
  wholesalerOrderNumber: number,
  manufacturerName: ({ profile, percent }, isPlain) => {
    if (profile.url > 0.3 || profile.numeric > 0.5 || percent > 0.3) return null
    // „Label“, „Company“ over values that never come again name articles.
    if (profile.knownManufacturer >= 0.5) return fits
    const areAllOthers = profile.filled >= enoughValues && profile.distinctShare > 0.9
    if (areAllOthers && !isPlain) return null
    if (areAllOthers || (profile.filled >= manyValues && profile.distinctShare > 0.6))
      return doubted(-0.1, 'die Werte wiederholen sich kaum')
    return profile.numberLike > 0.8 ? doubted(-0.2, 'die Werte sehen nach Nummern aus') : fits
  },
  description: ({ profile, flag, price, image }, isPlain) => {
    if (profile.url > 0.5 || price > 0.6 || profile.ean > 0.5) return null
    if (flag > 0.9 && profile.distinct <= 2) return null
    if (image > 0.5 || profile.madeKey > 0.5) return null
    if (!isPlain && profile.distinct === 1 && profile.filled >= manyValues) return null
    if (!isPlain && (profile.counting || profile.numeric > 0.7)) return null
    return profile.wordy < 0.3 && profile.filled > 0 ? doubted(-0.1, 'die Werte sind kaum Texte') : fits
  },
  image: ({ profile, image }) => {
    if (image > 0.3) return fits
    return profile.url > 0.5 ? doubted(-0.1, 'die Adressen enden nicht wie Bilder') : null
  },
  manufacturerLink: ({ profile, image }) => (image > 0.5 || profile.url < 0.3 ? null : fits),
  deliveryTime: ({ days, numbers }, isPlain) => {
    if (days < 0.4) return null
    const longest = Math.max(0, ...numbers.values())
    if (longest > 730) return null
    return isPlain || days > 0.8 ? fits : null
  },
  unit: ({ profile, unit }) => {
    if (profile.numeric > 0.5 || profile.url > 0) return null
    if (unit >= 0.3) return fits
    return profile.distinct <= 12 || profile.distinctShare < 0.2
      ? doubted(-0.1, 'die Werte sind keine bekannten Einheiten')
      : null
  },
  packagingUnitSize: size,
  priceUnitSize: sizeOfPrice,
  orderQuantityUnitSize: size,
  minimumOrderQuantityUnitSize: size,
  width: measuredIn(inMass),
  height: measuredIn(inMass),
  depth: measuredIn(inMass),
  weight: measuredIn(inLength),
  copperBaseValue: amount,
  copperWeight: amount,
  purchasePrice: price,
  listPrice: price,
  wholesalerPurchasePrice: price,
  discountGroup: code,
  surchargeCode: code,
  copperCode: code,
  eclass9_1Id: ({ eclass }) => (eclass < 0.5 ? null : fits),
  eanNumber: ({ ean, profile, texts }, isPlain) => {
    if (ean >= 0.5) return fits
    if (ean >= 0.2) return doubted(-0.1, 'viele Werte haben keine richtige Prüfziffer')
    // Codes of shops may be shorter.
    const isCode = (text: string) => (isPlain ? /^\d{6,14}$/ : /^\d{8,14}$/).test(bareEan(text))
    const digits = texts.filter(isCode).length
    return profile.filled > 0 && digits >= texts.length * 0.5
      ? doubted(-0.1, 'die Werte haben keine richtige Prüfziffer')
      : null
  },
  customsTarifNumber: ({ customs, profile }) => {
    if (customs >= 0.5) return fits
    return profile.numeric > 0.5 ? doubted(-0.2, 'die Werte sind keine Zolltarifnummern') : null
  },
  countryOfOriginAbbreviation: ({ country, unit }, isPlain) => {
    if (country < 0.3) return null
    return isPlain || unit < 0.5 ? fits : null
  },
  rohs: ({ flag, profile }) =>
    flag < 0.5 && profile.distinct > 6
      ? null
      : flag < 0.5
        ? doubted(-0.1, 'die Werte sagen nicht Ja oder Nein')
        : fits,
  currency: ({ currency }) => (currency < 0.5 ? null : fits),
}

/**
 * What the values of a column say about a field that its header names; a plain header is believed longer. A column
 * that is empty in the first rows may be any.
 */
export function judgePriceListValues(
  field: ImportField,
  column: PriceListColumn,
  isPlain: boolean,
): ValueVerdict {
  if (column.profile.filled === 0)
    return isPlain ? doubted(-0.2, 'die Spalte ist in den ersten Zeilen leer') : null
  return judges[field]?.(column, isPlain) ?? (judges[field] ? null : fits)
}
