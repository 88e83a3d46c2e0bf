import type { Certainty } from './rows.ts'

export interface NumbersJudgement {
  certainty: Certainty
  reason: string
  /** The articles to show, without repeats. */
  articleIds: string[]
}

/** Order number and manufacturer number that lead to different articles are never SURE; both are shown. */
export function judgeNumbers(
  byOrderNumber: string | null,
  byManufacturerNumber: string | null,
): NumbersJudgement {
  const articleIds = [...new Set([byOrderNumber, byManufacturerNumber].filter((id) => id !== null))]
  if (articleIds.length === 0)
    return { certainty: 'OPEN', reason: 'Keine der Nummern führt zu einem Artikel', articleIds }
  if (articleIds.length === 2) {
    return {
      certainty: 'CHECK',
      reason: 'Bestellnummer und Typnummer führen zu verschiedenen Artikeln',
      articleIds,
    }
  }
  const reason =
    byOrderNumber === null
      ? 'Nur die Typnummer führt zu einem Artikel'
      : byManufacturerNumber === null
        ? 'Nur die Bestellnummer führt zu einem Artikel'
        : 'Beide Nummern führen zum selben Artikel'
  return { certainty: 'SURE', reason, articleIds }
}
