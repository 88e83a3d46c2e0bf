import type { BomLine } from '@schrankwerk/contracts'
import type { Decision } from '../data/use-decisions.ts'
import { quantityText } from '../quantity-text.ts'
import type { BomText } from '../texts.ts'
import { unitPriceText } from '../unit-price-text.ts'

export type LineChanges = NonNullable<Decision['changes']>
export type LineValues = ReturnType<typeof valuesOf>
export type LineField = keyof LineValues

/** Without an article the line costs what the supplier said a piece costs. */
const ownPriceOf = ({ matchedArticle, unitPrice }: BomLine): number | null =>
  (matchedArticle === null ? unitPrice : null) ?? null

/** What of a line can be typed; an empty text for none. */
export const valuesOf = (line: BomLine) => ({
  orderNumber: line.orderNumber ?? '',
  manufacturerNumber: line.manufacturerNumber ?? '',
  manufacturerName: line.manufacturerName ?? '',
  description: line.description ?? '',
  quantity: line.quantity,
  quantityUnitName: line.quantityUnitName ?? '',
  isSuppliedPart: line.isSuppliedPart,
  purchasePrice: line.matchedArticle?.purchasePricePerPiece ?? ownPriceOf(line),
})

/** What was typed, and what each of these fields held when that was begun. */
export interface Typed {
  values: Partial<LineValues>
  over: Partial<LineValues>
}

export const nothingTyped: Typed = { values: {}, over: {} }

const fieldsOf = (values: Partial<LineValues>) => Object.keys(values) as LineField[]

const only = (values: Partial<LineValues>, fields: readonly LineField[]): Partial<LineValues> =>
  Object.fromEntries(fields.map((field) => [field, values[field]]))

const differing = ({ values }: Typed, now: LineValues): LineField[] =>
  fieldsOf(values).filter((field) => values[field] !== now[field])

/** With more that was typed; a field that holds again what the line says counts as untouched. */
export function withTyped(typed: Typed, now: LineValues, part: Partial<LineValues>): Typed {
  const values = { ...typed.values, ...part }
  const over = { ...now, ...only(typed.over, differing(typed, now)) }
  const touched = differing({ values, over }, now)
  return { values: only(values, touched), over: only(over, touched) }
}

const numbers: ReadonlySet<string> = new Set(['quantity', 'purchasePrice'])

/** What was typed, from changes of `line` that were not kept. */
export function typedIn({ withoutArticle: _, ...changes }: LineChanges, line: BomLine): Typed {
  const values: Partial<LineValues> = Object.fromEntries(
    Object.entries(changes).map(([field, value]) => [
      field,
      value === null && !numbers.has(field) ? '' : value,
    ]),
  )
  return { values, over: only(valuesOf(line), fieldsOf(values)) }
}

/** Only what differs from the line as it is. */
export const changesOf = (typed: Typed, now: LineValues): LineChanges =>
  Object.fromEntries(
    differing(typed, now).map((field) => [field, typed.values[field] === '' ? null : typed.values[field]]),
  )

/** Fields that hold another value since, and not the one that was typed. */
export const clashesOf = (typed: Typed, now: LineValues): LineField[] =>
  differing(typed, now).filter((field) => typed.over[field] !== now[field])

/** What was typed into this field holds over what the line says now. */
export const keepMine = ({ values, over }: Typed, now: LineValues, field: LineField): Typed => ({
  values,
  over: { ...over, [field]: now[field] },
})

/** The field follows the line again. */
export const takeTheirs = ({ values, over }: Typed, field: LineField): Typed => {
  const left = fieldsOf(values).filter((one) => one !== field)
  return { values: only(values, left), over: only(over, left) }
}

/** „Einheit“, as the field is labelled. */
export const fieldText = (field: LineField, t: BomText): string => {
  if (field === 'purchasePrice') return t('line.purchasePrice')
  return t(`line.fields.${field === 'quantityUnitName' ? 'unit' : field}`)
}

/** „22 mm“; a dash for none, and for what cannot be read. */
export const valueText = (field: LineField, values: LineValues, t: BomText): string => {
  if (field === 'quantity') return quantityText(values.quantity, values.quantityUnitName)
  if (field === 'purchasePrice') return unitPriceText(values.purchasePrice)
  if (field === 'isSuppliedPart') return t(values.isSuppliedPart ? 'review.yes' : 'review.no')
  return values[field] || '–'
}

/** „Menge 99 mm, Hersteller Siemens“; empty where nothing differs from the line. */
export const unsavedText = (typed: Typed, now: LineValues, t: BomText): string =>
  differing(typed, now)
    .map((field) => `${fieldText(field, t)} ${valueText(field, { ...now, ...typed.values }, t)}`)
    .join(', ')
