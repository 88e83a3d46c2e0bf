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
const currencySigns = /[€$£¥]|\beur\b|\beuro\b|\bchf\b|\busd\b|\bgbp\b/g

/** Whether a cell for a price that holds no figure says, on purpose, that there is none: „auf Anfrage“, „–“, „- €“. */
export function saysNoPrice(cell: Cell | undefined): boolean {
  if (!cell || cell.kind === 'empty') return true
  const word = cell.text.toLowerCase().replace(currencySigns, ' ').trim()
  // A formula that failed was meant to give a price.
  if (word.startsWith('#')) return false
  return isWordForNothing(word) || shortForms.has(word) || asks.some((ask) => word.includes(ask))
}
