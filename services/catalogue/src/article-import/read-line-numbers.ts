import { isWordForNothing } from '@schrankwerk/domain/bom'
import type { Cell } from '@schrankwerk/spreadsheet'
import { textOf, textOrNull, tidyText } from './cell-text.ts'
import { type ColumnPlan, firstColumn } from './column-plan.ts'
import { type ArticlesByEan, articleOfEan, identifiesByEan } from './lines-by-ean.ts'
import type { MasterNames } from './master-names.ts'
import { isFiller, isShortenedNumber, whyNoArticle } from './rows-without-article.ts'

export interface LineNumbers {
  /** The manufacturer; null where neither the line nor the configuration names one, or the line names any. */
  owner: string | null
  order: string | null
  type: string | null
  /** Whether they are those of the article that has the line's EAN. */
  isFound: boolean
}

export const longestNumber = 200

/** Reads by which numbers a line's article is known, or why the line is none. */
export function createNumberReader(plan: ColumnPlan, names: MasterNames) {
  const orderAt = firstColumn(plan, 'orderNumber')
  const typeAt = firstColumn(plan, 'manufacturerNumber')
  const ownerAt = firstColumn(plan, 'manufacturerName')
  const eanAt = firstColumn(plan, 'eanNumber')
  const isByEan = identifiesByEan(plan)
  const header = orderAt < 0 ? undefined : tidyText(plan.headers[orderAt] ?? '')

  /** The configuration's holds where the line says nothing: „diverse“ or „Wago/Phoenix“ is somebody else's article. */
  function ownerOf(cells: Cell[]): string | null {
    const name = ownerAt < 0 ? '' : textOf(cells[ownerAt])
    const named = name === '' ? null : names.manufacturer(name)
    return named ?? (isWordForNothing(name) ? plan.settings.manufacturerId : null)
  }

  function written(cells: Cell[]): LineNumbers {
    return {
      owner: ownerOf(cells),
      order: orderAt < 0 ? null : textOrNull(cells[orderAt]),
      type: typeAt < 0 ? null : textOrNull(cells[typeAt]),
      isFound: false,
    }
  }

  function found(cells: Cell[], byEan: ArticlesByEan | undefined): LineNumbers | { skip: string } {
    const article = articleOfEan(textOrNull(cells[eanAt]), byEan)
    if ('skip' in article) return article
    const { manufacturerId: owner, orderNumber: order, manufacturerNumber: type } = article
    return { owner, order, type, isFound: true }
  }

  /** Why numbers that are written in a line, or found by it, lead to no article. */
  function whyNone({ owner, order, type, isFound }: LineNumbers, cells: Cell[]): string | undefined {
    if (order === null && type === null) return 'Keine Bestellnummer'
    if (order === null && owner === null) return 'Typnummer ohne Hersteller und ohne Bestellnummer'
    if (order !== null && order === header) return 'Die Kopfzeile steht hier noch einmal'
    if (!isFound && !plan.isExchange && isFiller([order, type], cells, plan))
      return 'Füllzeile: Die Nummer besteht nur aus Nullen, kein Artikel'
    if (order !== null && !isFound && !plan.isExchange) {
      const reason = whyNoArticle(order, cells, plan)
      if (reason !== undefined) return reason
    }
    for (const number of [order, type])
      if (number !== null && isShortenedNumber(number))
        return `Die Nummer „${number}“ ist gekürzt, ihre letzten Ziffern fehlen`
    if ((order?.length ?? 0) > longestNumber || (type?.length ?? 0) > longestNumber)
      return `Die Nummer ist länger als ${longestNumber} Zeichen`
    return undefined
  }

  return (cells: Cell[], byEan: ArticlesByEan | undefined): LineNumbers | { skip: string } => {
    const numbers = isByEan ? found(cells, byEan) : written(cells)
    if ('skip' in numbers) return numbers
    const reason = whyNone(numbers, cells)
    return reason === undefined ? numbers : { skip: reason }
  }
}
