import type { Notice } from '@schrankwerk/domain/bom'

/** Totals of another number of cabinets than the enquiry's are said wherever the list is shown. */
export function otherAmountNotices(listed: number | null, amount: number): Notice[] {
  if (listed === null || listed === amount) return []
  const text = `Die Mengen der Liste gelten für ${cabinets(listed)}, die Anfrage für ${cabinets(amount)}: sie wurden durch ${listed} geteilt`
  return [{ code: 'OTHER_AMOUNT', text, rowIndexes: [] }]
}

const namedAtMost = 12

/** What another number of cabinets did to the lines; `keptPositions` are those with a quantity of their own. */
export function amountChangedNotice(
  amount: number,
  rescaled: number,
  keptPositions: readonly number[],
): Notice {
  const shared = `Die Mengen von ${lines(rescaled)} wurden auf ${cabinets(amount)} umgerechnet.`
  const texts = keptPositions.length === 0 ? [shared] : [shared, keptText(keptPositions)]
  return { code: 'AMOUNT_CHANGED', text: texts.join(' '), rowIndexes: [] }
}

function keptText(positions: readonly number[]): string {
  const more = positions.length - namedAtMost
  const named = `Zeile ${positions.slice(0, namedAtMost).join(', ')}${more > 0 ? ` und ${more} weitere` : ''}`
  return positions.length === 1
    ? `1 Zeile mit eigener Menge blieb, wie sie ist: ${named}.`
    : `${positions.length} Zeilen mit eigener Menge blieben, wie sie sind: ${named}.`
}

const lines = (count: number): string => (count === 1 ? '1 Zeile' : `${count} Zeilen`)
const cabinets = (count: number): string => (count === 1 ? 'einen Schrank' : `${count} Schränke`)
