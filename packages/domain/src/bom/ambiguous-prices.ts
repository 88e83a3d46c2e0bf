import type { Meaning, NamedColumn } from './named-column.ts'

const pieceWord = /^(?:stück|preis ?(?:\/|pro|je) ?st|price (?:\/|per) ?(?:item|piece)|unit price)/i

/** Quantity times this is the line's total. */
export function provedUnitPrice({ header, column, match, surroundings }: NamedColumn): Meaning | null {
  if (surroundings.unitPrices.has(column) && match.meaning === 'purchasePrice') {
    return {
      field: 'purchasePrice',
      weight: 0.1,
      reason: `„${header}“ mal Menge ergibt überall die Summe der Zeile`,
    }
  }
  return null
}

/** „Stückpreis“ without another price beside it may be the list price. */
export function priceOfPiece({ header, match, surroundings }: NamedColumn): Meaning | null {
  if (match.meaning === 'purchasePrice' && pieceWord.test(match.word) && !surroundings.listPriceColumn) {
    return {
      field: 'purchasePrice',
      weight: 0,
      reason: `„${header}“ steht in anderen Listen auch für den Listenpreis; eine zweite Preisspalte fehlt`,
    }
  }
  return null
}
