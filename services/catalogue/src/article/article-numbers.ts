import { exactNumber, looseNumber } from '@schrankwerk/domain/bom'

export interface NumberRow {
  kind: 'O' | 'T'
  alternative: boolean
  number: string
  exact: string
  loose: string
  searchable: boolean
}

interface Numbered {
  orderNumber: string | null
  manufacturerNumber: string | null
  possibleOrderNumbers: string[]
  possibleManufacturerNumbers: string[]
}

/**
 * All numbers an article is found by. An alternative that repeats another number of the same kind is left out;
 * only the first row of each loose form is searchable, so that the trigram index holds it once.
 */
export function numberRowsOf(article: Numbered): NumberRow[] {
  const rows: NumberRow[] = []
  const seen = new Set<string>()
  const looseSeen = new Set<string>()
  const add = (kind: 'O' | 'T', alternative: boolean, number: string | null) => {
    const exact = exactNumber(number ?? '')
    if (exact === '' || seen.has(kind + exact)) return
    seen.add(kind + exact)
    const loose = looseNumber(exact)
    rows.push({
      kind,
      alternative,
      number: number!.trim(),
      exact,
      loose,
      searchable: loose !== '' && !looseSeen.has(loose),
    })
    looseSeen.add(loose)
  }
  add('O', false, article.orderNumber)
  add('T', false, article.manufacturerNumber)
  for (const number of article.possibleOrderNumbers) add('O', true, number)
  for (const number of article.possibleManufacturerNumbers) add('T', true, number)
  return rows
}
