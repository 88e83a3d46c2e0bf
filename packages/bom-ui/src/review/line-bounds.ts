import { formatNumber } from '@schrankwerk/ui'
import type { BomText } from '../texts.ts'
import type { LineValues } from './line-values.ts'

/** Texts with what the service takes of each. */
const longest = {
  orderNumber: 200,
  manufacturerNumber: 200,
  manufacturerName: 200,
  description: 2000,
} as const
export type TextField = keyof typeof longest
export const textFields = Object.keys(longest) as TextField[]
export const greatest = 1e9

const whole = (count: number) => formatNumber(count, { decimals: 0 })
const isTooLong = (values: LineValues, field: TextField) => values[field].trim().length > longest[field]
const isPrice = (value: number | null) => value === null || (value >= 0 && value <= greatest)
const isQuantity = (value: number | null) => value === null || (value > 0 && value <= greatest)

/** Nothing is cut off: what is too long stays to be shortened. */
export const textFault = (values: LineValues, field: TextField, t: BomText): string | undefined =>
  isTooLong(values, field)
    ? t('line.tooLong', { maximum: whole(longest[field]), length: whole(values[field].trim().length) })
    : undefined

/** What cannot be read the field says by itself. */
export function quantityFault({ quantity }: LineValues, t: BomText): string | undefined {
  if (quantity === null) return t('line.quantityMissing')
  return isQuantity(quantity) || Number.isNaN(quantity)
    ? undefined
    : t('line.quantityBounds', { greatest: whole(greatest) })
}

/** Whether the service takes the values; a number that cannot be read is within no bounds. */
export const canSave = (values: LineValues, before: LineValues): boolean =>
  // A quantity that was wrong before keeps nobody from mending something else.
  (isQuantity(values.quantity) || values.quantity === before.quantity) &&
  isPrice(values.purchasePrice) &&
  !textFields.some((field) => isTooLong(values, field))
