const csv = (rows: readonly (readonly (string | number)[])[]): Uint8Array =>
  new TextEncoder().encode(`\uFEFF${rows.map((row) => row.join(';')).join('\r\n')}\r\n`)

const manufacturers = ['Prüfwerk Nord', 'Prüfwerk Süd'] as const
const articles = Array.from({ length: 60 }, (_, at) => ({
  orderNumber: `PWN-${4100 + at}.${at % 4}`,
  type: `SK ${at}-B${at % 3}`,
  manufacturer: manufacturers[at % 2]!,
  description: `Schaltgerät ${at}`,
  price: 10 + at,
}))

/** A manufacturer's price list as one finds it: titles above the header, a section row between the articles. */
export const ownPriceList = {
  name: 'prüfwerk-preisliste.csv',
  articles: articles.length,
  bytes: csv([
    ['Prüfwerk Preisliste'],
    ['gültig ab 01.02.2026'],
    [],
    ['Bestellnummer', 'Typ', 'Hersteller', 'Bezeichnung', 'Listenpreis (EUR)'],
    ...articles.flatMap((one, at) => {
      const row = [one.orderNumber, one.type, one.manufacturer, one.description, `${one.price},50`]
      return at === 30 ? [['Baureihe B'], row] : [row]
    }),
  ]),
}

/** What has to come of a line. */
interface Wanted {
  /** The article's order number, or null where none fits. */
  article: string | null
  certainty: 'SURE' | 'CHECK' | 'OPEN'
}

const at = (index: number) => articles[index]!
const lines: readonly (readonly [
  order: string,
  type: string,
  manufacturer: string,
  quantity: number,
  Wanted,
])[] = [
  ...articles
    .slice(0, 20)
    .map(
      (one, index) =>
        [
          one.orderNumber,
          '',
          one.manufacturer,
          index + 1,
          { article: one.orderNumber, certainty: 'SURE' },
        ] as const,
    ),
  ...articles
    .slice(20, 30)
    .map(
      (one) => ['', one.type, one.manufacturer, 2, { article: one.orderNumber, certainty: 'SURE' }] as const,
    ),
  // As people copy numbers: small, without a manufacturer, of a manufacturer who does not make it.
  [
    at(31).orderNumber.toLowerCase(),
    '',
    at(31).manufacturer,
    1,
    { article: at(31).orderNumber, certainty: 'SURE' },
  ],
  [at(32).orderNumber, '', '', 1, { article: at(32).orderNumber, certainty: 'SURE' }],
  [at(33).orderNumber, '', 'Werk im Wald', 1, { article: at(33).orderNumber, certainty: 'CHECK' }],
  // Numbers that nobody sells.
  ['PWN-9999.9', '', manufacturers[0], 4, { article: null, certainty: 'OPEN' }],
  ['', 'SK 999-B0', manufacturers[1], 1, { article: null, certainty: 'OPEN' }],
]

/** A parts list that orders from the price list, and what has to come of each line. */
export const ownOrderList = {
  name: 'prüfwerk-schrank.csv',
  wanted: lines.map(([, , , , wanted]) => wanted),
  bytes: csv([
    ['Stückliste Schrank Prüfwerk'],
    [],
    ['Pos.', 'Bestellnummer', 'Typnummer', 'Hersteller', 'Menge', 'BMK'],
    ...lines.map(([order, type, manufacturer, quantity], index) => [
      index + 1,
      order,
      type,
      manufacturer,
      quantity,
      `-K${index + 1}`,
    ]),
  ]),
}
