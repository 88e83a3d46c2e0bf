import { buffer } from 'node:stream/consumers'
import { writeXlsx } from '@schrankwerk/spreadsheet'

/** Columns of the generated price lists and the fields they feed. */
export const columns = [
  ['Bestellnummer', 'orderNumber'],
  ['Typnummer', 'manufacturerNumber'],
  ['Hersteller', 'manufacturerName'],
  ['Bezeichnung', 'description'],
  ['Einheit', 'unit'],
  ['Listenpreis', 'listPrice'],
  ['EK', 'purchasePrice'],
  ['Rabattgruppe', 'discountGroup'],
  ['Breite', 'width'],
  ['Höhe', 'height'],
  ['Tiefe', 'depth'],
  ['Gewicht', 'weight'],
] as const

const headers = columns.map(([header]) => header)
const kinds = [
  'Leistungsschütz',
  'Reihenklemme',
  'Leitungsschutzschalter',
  'Netzteil',
  'Relais',
  'Kabelkanal',
]
const german = (value: number) => value.toFixed(2).replace('.', ',')

/** Different for every article: the last part is its number. */
export const orderNumberOf = (at: number): string =>
  `${String.fromCharCode(65 + (at % 26))}${3 + (at % 7)}-${(at * 7919) % 1_000_003}-${at.toString(36).toUpperCase()}`

export const manufacturerOf = (at: number): string => `Hersteller ${at % 40}`

function cellsOf(at: number, edition: number): string[] {
  const price = (((at * 37) % 90_000) + edition * 13) / 100
  return [
    orderNumberOf(at),
    `T${at % 100}.${at.toString(16).toUpperCase()}`,
    manufacturerOf(at),
    `${kinds[at % kinds.length]} ${at % 64} A, Baugröße S${at % 12}, ${at % 3 === 0 ? '24 V DC' : '230 V AC'}`,
    'Stück',
    german(price),
    german(price * 0.6),
    `RG${at % 20}`,
    german((at % 400) / 3),
    german((at % 300) / 3),
    german((at % 200) / 3),
    german((at % 5000) / 1000),
  ]
}

/** A price list as csv; another edition of it has the same articles with other prices. */
export function priceListCsv(rows: number, edition: number): Uint8Array {
  const parts: Buffer[] = []
  let text = `${headers.join(';')}\r\n`
  for (let at = 0; at < rows; at += 1) {
    text += `${cellsOf(at, edition).join(';')}\r\n`
    if (text.length > 1_000_000) {
      parts.push(Buffer.from(text))
      text = ''
    }
  }
  return Buffer.concat([...parts, Buffer.from(text)])
}

/** A price list as xlsx, of the articles from this number on. */
export function priceListXlsx(rows: number, from: number): Promise<Uint8Array> {
  function* lines() {
    for (let at = from; at < from + rows; at += 1) yield cellsOf(at, 0)
  }
  return buffer(
    writeXlsx({
      sheets: [{ name: 'Liste', columns: headers.map((header) => ({ header })), rows: lines() }],
    }),
  )
}
