import type { ImportField } from '@schrankwerk/contracts'
import { exactNumber } from '@schrankwerk/domain/bom'
import type { SheetRow } from '@schrankwerk/spreadsheet'
import type { ImportSuggestion } from './suggest-import-mapping.ts'

type Fields = Readonly<Record<string, ImportField | null>>
type Said = Omit<ImportSuggestion, 'importHeader'>

const number = 'Artikelnummer'
const makersNumber = 'Herstellerartikelnummer'
const typeName = 'Typbezeichnung'
const netPrices: ReadonlySet<string> = new Set(['Kundenpreis', 'Preis netto'])

/**
 * What the columns of an exchange format mean. Such a file is the sender's: whose number „Artikelnummer“ is depends on
 * who that is, a manufacturer or a wholesaler, which the file does not say.
 */
export function suggestExchangeMapping(
  headers: readonly string[],
  fields: Fields,
  rows: readonly SheetRow[],
): { suggestedMapping: ImportSuggestion[]; suggestedForWholesaler: ImportSuggestion[] } {
  const numbers = compareNumbers(headers, rows)
  const mapped = (special: ReadonlyMap<string, Said>) =>
    headers.map((importHeader) => ({
      importHeader,
      ...(special.get(importHeader) ?? asFormatSays(importHeader, fields)),
    }))
  return {
    suggestedMapping: mapped(fromMaker(numbers)),
    suggestedForWholesaler: mapped(fromWholesaler(headers, numbers)),
  }
}

function asFormatSays(importHeader: string, fields: Fields): Said {
  const articleField = fields[importHeader] ?? null
  return articleField === null
    ? { articleField, certainty: 'OPEN', reason: `„${importHeader}“ hat im Katalog kein Feld` }
    : { articleField, certainty: 'SURE', reason: `„${importHeader}“ ist in diesem Format festgelegt` }
}

interface Numbers {
  /** Whether the file has numbers of manufacturers. */
  hasMakers: boolean
  /** Whether any of them is another one than the sender's. */
  makersDiffer: boolean
  /** Whether what it calls type is another number that one looks for. */
  hasTypes: boolean
}

const longestType = 40

function compareNumbers(headers: readonly string[], rows: readonly SheetRow[]): Numbers {
  const textsOf = (header: string) => {
    const column = headers.indexOf(header)
    return rows.map(({ cells }) => (column < 0 ? '' : (cells[column]?.text ?? '').trim()))
  }
  const [own, makers, types] = [textsOf(number), textsOf(makersNumber), textsOf(typeName)]
  const isOther = (one: string, another: string) =>
    one !== '' && another !== '' && exactNumber(one) !== exactNumber(another)
  const named = types.filter((type) => type !== '')
  const sought = types.filter(
    (type, row) =>
      type.length <= longestType &&
      /\d/.test(type) &&
      isOther(type, own[row]!) &&
      (makers[row] === '' || isOther(type, makers[row]!)),
  )
  return {
    hasMakers: makers.some((text) => text !== ''),
    makersDiffer: makers.some((text, row) => isOther(text, own[row]!)),
    // A series that a hundred articles share is no number of any.
    hasTypes: new Set(sought).size * 2 > named.length,
  }
}

const typeAsNumber: Said = {
  articleField: 'manufacturerNumber',
  certainty: 'CHECK',
  reason: 'Die Typbezeichnung ist hier eine eigene Nummer, nach der gesucht wird; bitte prüfen',
}

function fromMaker({ makersDiffer, hasTypes }: Numbers): Map<string, Said> {
  const special = new Map<string, Said>()
  if (makersDiffer)
    special.set(number, {
      articleField: 'orderNumber',
      certainty: 'CHECK',
      reason:
        'Nummer des Absenders, die des Herstellers ist eine andere; kommt die Liste von einem Großhändler, wählen Sie ihn bitte aus',
    })
  else if (hasTypes) {
    special.set(typeName, typeAsNumber)
    special.set(makersNumber, {
      articleField: null,
      certainty: 'OPEN',
      reason: 'Nennt keine andere Nummer als die Artikelnummer',
    })
  }
  return special
}

function fromWholesaler(
  headers: readonly string[],
  { hasMakers, makersDiffer, hasTypes }: Numbers,
): Map<string, Said> {
  const special = new Map<string, Said>(
    headers
      .filter((header) => netPrices.has(header))
      .map((header) => [
        header,
        {
          articleField: 'wholesalerPurchasePrice',
          certainty: 'CHECK',
          reason: 'Ihr Preis beim gewählten Großhändler; bitte prüfen',
        },
      ]),
  )
  if (!hasMakers)
    return special.set(number, {
      articleField: 'orderNumber',
      certainty: 'CHECK',
      reason:
        'Nummer des Absenders, eine des Herstellers nennt die Datei nicht: Bitte prüfen Sie, ob der Großhändler hier seine eigene verwendet',
    })
  special.set(number, {
    articleField: 'wholesalerOrderNumber',
    certainty: makersDiffer ? 'SURE' : 'CHECK',
    reason: makersDiffer
      ? 'Nummer des Absenders, hier des gewählten Großhändlers'
      : 'Nummer des Absenders, hier des gewählten Großhändlers; die des Herstellers lautet ebenso',
  })
  special.set(makersNumber, {
    articleField: 'orderNumber',
    certainty: 'CHECK',
    reason:
      'Nummer des Herstellers: Unter ihr wird bestellt, beim Großhändler unter seiner eigenen; bitte prüfen',
  })
  return hasTypes ? special.set(typeName, typeAsNumber) : special
}
