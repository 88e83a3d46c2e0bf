import type { Certainty, ImportField } from '@schrankwerk/contracts'
import { headerLabels } from '@schrankwerk/domain/bom'
import { currencyOf } from './currency.ts'
import { headerCurrency } from './header-currency.ts'
import { headerKey, headerWords } from './header-key.ts'
import { contradict } from './judge-import-values.ts'

export interface ImportSuggestion {
  importHeader: string
  articleField: ImportField | null
  certainty: Certainty
  reason: string
}

interface Candidate {
  column: number
  field: ImportField
  strength: number
  word: string
  /** „Bezeichnung 2": one of several columns that are joined. */
  isNumbered: boolean
}

const numberWord = /(?:nummer|number|nr|no)$/

const fieldsOfPrices: ReadonlySet<ImportField> = new Set([
  'purchasePrice',
  'listPrice',
  'wholesalerPurchasePrice',
])

/**
 * Suggests a field for each header of a price list: the word itself is SURE, a header that only holds it or a word
 * of several meanings is CHECK, the rest OPEN. Each field is given once, to the header that fits best, except for
 * numbered descriptions. A configuration needs an order number, so without one the manufacturer's number is offered as such.
 * @param samples texts of the first rows, by column
 */
export function suggestImportMapping(
  headers: readonly string[],
  samples: readonly string[][],
): ImportSuggestion[] {
  const currencies = headers.map((header) => headerCurrency(header))
  const hasEuro = currencies.some(
    ({ currency, name }, column) => currency === 'EUR' && name !== headers[column],
  )
  const isForeign = (column: number) => ![undefined, 'EUR'].includes(currencies[column]?.currency)
  const candidates = headers
    .flatMap((_, column) => candidatesOf(currencies[column]!.name, column, samples[column] ?? []))
    .filter(({ column, field }) => !(hasEuro && fieldsOfPrices.has(field) && isForeign(column)))
  candidates.sort((a, b) => b.strength - a.strength || a.column - b.column)
  const byColumn = new Map<number, Candidate>()
  const taken = new Set<ImportField>()
  for (const candidate of candidates) {
    if (byColumn.has(candidate.column) || (taken.has(candidate.field) && !candidate.isNumbered)) continue
    byColumn.set(candidate.column, candidate)
    taken.add(candidate.field)
  }
  const labels = headerLabels(headers)
  const manufacturerNumber = taken.has('orderNumber')
    ? undefined
    : [...byColumn.values()].find(({ field }) => field === 'manufacturerNumber')?.column

  return headers.map((importHeader, column) => {
    const found = byColumn.get(column)
    const label = labels[column] ?? importHeader
    const suggestion = (articleField: ImportField | null, certainty: Certainty, reason: string) => ({
      importHeader,
      articleField,
      certainty,
      reason,
    })
    if (!found) {
      return suggestion(
        null,
        'OPEN',
        hasEuro && isForeign(column)
          ? `„${label}“ nennt ${currencies[column]!.currency}; Preise werden in Euro geführt`
          : `„${label}“ ist keinem Feld zuzuordnen`,
      )
    }
    if (column === manufacturerNumber)
      return suggestion(
        'orderNumber',
        'CHECK',
        `Es gibt keine eigene Bestellnummer; „${label}“ gilt als solche, bitte prüfen`,
      )
    if (fieldsOfPrices.has(found.field) && isForeign(column))
      return suggestion(
        found.field,
        'CHECK',
        currencyOf(currencies[column]!.currency!, null) === null
          ? `„${label}“ nennt ${currencies[column]!.currency}; Preise in dieser Währung werden nicht übernommen`
          : `„${label}“ nennt ${currencies[column]!.currency}; dafür braucht die Importvorlage einen Umrechnungskurs`,
      )
    return found.strength >= 0.95
      ? suggestion(found.field, 'SURE', `„${label}“ ist eindeutig`)
      : suggestion(found.field, 'CHECK', `„${label}“ ähnelt „${found.word}“; bitte prüfen`)
  })
}

/** „Price List 23-Feb-2018“, „Preis ab 01.04.2026“: the day says which list it is, not what. */
const day =
  /\b(?:ab|from|per|vom|gültig ab|valid from)?\s*\d{1,4}[-./ ](?:\d{1,2}|\p{L}{3,9}\.?)[-./ ]\d{2,4}\b/giu

function candidatesOf(header: string, column: number, samples: string[]): Candidate[] {
  const key = headerKey(header.replace(day, ' '))
  if (key === '' || samples.every((text) => text.trim() === '')) return []
  const found: Candidate[] = []
  for (const { field, word, key: wanted, rank, isVague } of headerWords) {
    const isNumbered = field === 'description' && !isVague && /^[1-9]$/.test(key.slice(wanted.length))
    let strength = 0
    if (key === wanted) strength = isVague ? 0.7 : 1
    else if (isNumbered && key.startsWith(wanted)) strength = 0.97
    else if (key.replace(numberWord, '') === wanted.replace(numberWord, '') && wanted.length > 4)
      strength = isVague ? 0.5 : 0.9
    else if (wanted.length >= 4 && key.includes(wanted))
      strength = (isVague ? 0.3 : 0.5) + 0.3 * (wanted.length / key.length)
    if (strength < 0.45) continue
    if (contradict(field, samples, key === wanted && !isVague)) continue
    found.push({
      column,
      field,
      strength: strength - rank * 0.001,
      word,
      isNumbered: isNumbered && key.startsWith(wanted),
    })
  }
  return found
}
