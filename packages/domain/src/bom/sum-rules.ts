import { parsePrice } from './decimals.ts'
import { note, type RowRule, subtotal, textsOf } from './row-facts.ts'
import { isBareTotal, isTotal, labour, shipping, surcharge } from './row-words.ts'
import { isAmount } from './units.ts'

/** „Relais | 12 € | Gesamt | 40 €“: the sum of a block stands beside its last part. */
function isPricedBefore(shown: readonly string[], name: string, totalText: string): boolean {
  const start = shown.indexOf(name)
  if (name === '' || isTotal(name) || start < 0) return false
  return shown.slice(start + 1, shown.indexOf(totalText)).some((text) => (parsePrice(text) ?? 0) > 0)
}

/** „Gesamt-AUS Taster“, „Summe-Modul“, but not „Gesamt-Summe“: the name of a part, where it is counted. */
const namesPart = (text: string): boolean =>
  /^\p{L}+-\p{L}{3}/u.test(text) &&
  !/^\p{L}+-(?:\p{L}*summen?|sum|total|preis|betrag|kosten|menge|anzahl|stück(?:zahl)?|gewicht|wert|netto|brutto|positionen|\p{L}*leistung|zeit|stunden|länge|fläche|volumen|rabatt)(?!\p{L})/iu.test(
    text,
  )

/** „Summe | 552,03 €“, „Summe | 79 Stk. | Positionen gesamt: 19“ */
export const total: RowRule = ({ row, columns, shown, numberTexts, numbers, description, quantity }) => {
  const isMade = quantity !== null && textsOf(row, columns, 'manufacturerName').length > 0
  const text = shown.find(
    (one) => isTotal(one) && one.length < 80 && !(quantity !== null && (isMade || namesPart(one))),
  )
  // „Summe Positionen | 19“ where numbers stand: how many there are.
  const isCounted =
    text === shown[0] && description === '' && numbers.every((number) => /^\d{1,3}$/.test(number))
  const isSum =
    text !== undefined &&
    (numbers.length === 0 || isCounted) &&
    !isPricedBefore(shown, textsOf(row, columns, 'description')[0] ?? '', text) &&
    (quantity === null ||
      isTotal(description) ||
      description === '' ||
      numberTexts.includes(text) ||
      (text === shown[0] && isBareTotal(text)))
  return isSum ? subtotal(`„${text}“ ist eine Summe`) : null
}

/** „Rabatt | 3 %“ */
export const changeOfSum: RowRule = ({ title, numbers, quantity }) =>
  surcharge.test(title) && numbers.length === 0 && quantity === null
    ? subtotal(`„${title}“ ändert eine Summe und ist kein Teil`)
    : null

/** „Anteil Bauherr | -85,00“: what is taken off is no part. */
export const amountTakenOff: RowRule = ({ row, columns, title, numbers, quantity }) =>
  numbers.length === 0 &&
  quantity === null &&
  (['purchasePrice', 'listPrice'] as const)
    .flatMap((field) => textsOf(row, columns, field))
    .some((text) => (parsePrice(text) ?? 0) < 0)
    ? subtotal(`„${title}“ zieht einen Betrag ab und ist kein Teil`)
    : null

/** „10 St | 129,65 €“: what so many cabinets cost. */
export const priceOfAmount: RowRule = ({ values, description, tags }) => {
  const [amount, price, ...further] = values
  return amount !== undefined &&
    price !== undefined &&
    further.length === 0 &&
    description === '' &&
    tags.length === 0 &&
    /\d ?\p{L}/u.test(amount) &&
    isAmount(amount) &&
    looksLikeMoney(price)
    ? subtotal(`„${amount}“ kosten „${price}“ und sind kein Teil`)
    : null
}

const looksLikeMoney = (text: string) => /\p{Sc}|EUR|[.,]\d{2}$/iu.test(text) && parsePrice(text) !== null

/** „Tổng chi phí | 297.250“: words where prices stand, beside a sum, and nothing that is bought. */
export const namedSum: RowRule = ({ row, columns, values, numbers, quantity, description, tags }) => {
  const price = (['purchasePrice', 'listPrice'] as const)
    .flatMap((field) => textsOf(row, columns, field))
    .find((text) => /^\p{L}{2}/u.test(text) && parsePrice(text) === null)
  const [first, sum, ...further] = values
  return price !== undefined &&
    first === price &&
    sum !== undefined &&
    further.length === 0 &&
    parsePrice(sum) !== null &&
    numbers.length === 0 &&
    quantity === null &&
    description === '' &&
    tags.length === 0
    ? subtotal(`„${price}“ steht, wo Preise stehen, neben einer Summe`)
    : null
}

/** „Unterbau | 117.30 €“: a name where quantities stand and an amount where names do. */
export const headingWithAmount: RowRule = ({ numbers, quantity, quantityText, description }) =>
  numbers.length === 0 &&
  quantity === null &&
  /^\p{L}/u.test(quantityText) &&
  parsePrice(description) !== null
    ? subtotal(`„${quantityText}“ ist eine Überschrift mit einem Betrag`)
    : null

/** „Versand | 12,50 €“; a part of this name has a number. */
export const shippingCosts: RowRule = ({ shown, numbers, description }) => {
  if (numbers.length > 0) return null
  const name = description || (shown.find((text) => /\p{L}{3}/u.test(text)) ?? shown[0]!)
  return shipping.test(name) ? { code: 'SHIPPING', text: `„${name}“ sind Versandkosten` } : null
}

/** „Montagearbeiten | 8 h“; a part of this name has a number. */
export const labourCosts: RowRule = ({ title, numbers }) =>
  labour.test(title) && numbers.length === 0 ? note(`„${title}“ ist Arbeit, kein Teil`) : null
