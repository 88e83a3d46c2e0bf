import { isWordForNothing } from '@schrankwerk/domain/bom'
import type { Cell } from '@schrankwerk/spreadsheet'

/** Parts of words by which lists say that a price is asked for. */
const asks = [
  'anfrage',
  'vereinbarung',
  'tagespreis',
  'request',
  'enquiry',
  'inquiry',
  'call',
  'demande',
  'consulter',
  'richiesta',
  'consultar',
  'consulta',
  'petición',
  'pedido',
  'zapytanie',
  'dotaz',
  'vyžádání',
  'aanvraag',
  'förfrågan',
  'forespørgsel',
  'forespørsel',
  'talep',
]
const shortForms: ReadonlySet<string> = new Set([
  'a.a.',
  'a. a.',
  'aa',
  'p.a.a.',
  'paa',
  'poa',
  'p.o.a.',
  'por',
])
const currencySigns = /\p{Sc}|\beur\b|\beuro\b|\bchf\b|\busd\b|\bgbp\b/gu

const wordOf = (cell: Cell) => cell.text.toLowerCase().replace(currencySigns, ' ').trim()
// A formula that failed was meant to give a price.
const isFault = (word: string) => word.startsWith('#')

/** Whether a cell for a price that holds no figure says that it is asked for: „auf Anfrage“, „a. A.“. */
export function saysToAsk(cell: Cell | undefined): cell is Cell {
  if (!cell || cell.kind === 'empty') return false
  const word = wordOf(cell)
  return !isFault(word) && (shortForms.has(word) || asks.some((ask) => word.includes(ask)))
}

/** Whether such a cell says, on purpose, that there is no price: „auf Anfrage“, „–“, „- €“. */
export function saysNoPrice(cell: Cell | undefined): boolean {
  if (!cell || cell.kind === 'empty' || saysToAsk(cell)) return true
  const word = wordOf(cell)
  return !isFault(word) && isWordForNothing(word)
}
