import { quantityDecimals, roundQuantity } from '../estimate-sums.ts'
import type { LineNote } from './bom-line.ts'
import { countDesignations } from './designation.ts'
import { shownNumber } from './quantity.ts'
import { unitOf } from './units.ts'

const isCounted = (unitName: string): boolean => (unitOf(unitName || 'Stk')?.dimension ?? 'COUNT') === 'COUNT'

/** What a total for so many cabinets comes to in one of them, with a note where pieces cannot be shared out evenly. */
export function quantityOfOne(
  total: number,
  amount: number,
  unitName: string,
): { quantity: number; note: LineNote | null } {
  if (amount <= 1) return { quantity: total, note: null }
  const quantity = Number((total / amount).toPrecision(12))
  const isUneven =
    unitOf(unitName || 'Stk')?.dimension === 'COUNT' && Number.isInteger(total) && !Number.isInteger(quantity)
  return {
    quantity,
    note: isUneven
      ? {
          code: 'QUANTITY_NOT_DIVISIBLE',
          certainty: 'CHECK',
          text: `Menge ${shownNumber(total)} lässt sich nicht gleich auf ${amount} Schränke verteilen`,
        }
      : null,
  }
}

/**
 * The quantity for all cabinets of what is stored for one: the roundest number that rounds to it when it is shared out.
 * Of 20 m for three cabinets each has 6.6667, and all of them 20.
 */
export function quantityOfAll(quantity: number, amount: number): number {
  const all = quantity * amount
  const tolerance = (amount * 10 ** -quantityDecimals) / 2
  for (let decimals = 0; decimals < quantityDecimals; decimals += 1) {
    const round = Number(all.toFixed(decimals))
    if (Math.abs(all - round) <= tolerance) return round
  }
  return Number(all.toPrecision(12))
}

/** The note of a line that names another number of devices than its quantity for one cabinet. */
export function noteOfOtherDevices(quantity: number, bmk: string, unitName: string): LineNote | null {
  const devices = countDesignations(bmk)
  if (devices <= 1 || devices === quantity || !isCounted(unitName)) return null
  return {
    code: 'QUANTITY_DIFFERS_FROM_DESIGNATIONS',
    certainty: 'CHECK',
    text: `„${shorten(bmk)}“ nennt ${devices} Betriebsmittel, die Menge ist ${shownNumber(roundQuantity(quantity))}`,
  }
}

const shorten = (text: string): string => (text.length > 40 ? `${text.slice(0, 39)}…` : text)
