import { describe, expect, test } from 'vitest'
import { fieldsOf } from './price-list.example.ts'

test('of two prices whose names do not say which, the higher one is the list price', () => {
  expect(
    fieldsOf(`Codice|Descrizione|Prezzo vendita|Prezzo pubblico
RB-210|Rubinetto a sfera 1/2|7.40|11.90
RB-220|Rubinetto a sfera 3/4|9.10|13.50
RB-230|Rubinetto a sfera 1|12.80|21.00`),
  ).toBe('orderNumber|description|purchasePrice|listPrice')
  expect(
    fieldsOf(`sku|name|price_1|price_2
TK-10|Tool bag small|31|70
TK-20|Tool bag large|44|85
TK-30|Tool case|60|149`),
  ).toBe('orderNumber|description|purchasePrice|listPrice')
})

test('a price that only adds value-added tax is none of its own', () => {
  expect(
    fieldsOf(`Artikelnummer|Bezeichnung|VK|VK2
K-11|Schraubendreher|10,00|11,90
K-12|Seitenschneider|20,00|23,80
K-13|Zange|14,50|17,26`),
  ).toBe('orderNumber|description|listPrice|-')
})

test('a price beside a list price is the one to pay, though it may be the same in some rows', () => {
  expect(
    fieldsOf(`Part Number|Description|List Price|Price
CX-1|Camera indoor|210.00|210.00
CX-2|Camera outdoor|340.00|340.00
CX-3|Camera dome|290.00|241.00`),
  ).toBe('orderNumber|description|listPrice|purchasePrice')
})

test('prices for different amounts are not compared', () => {
  expect(
    fieldsOf(`Artikelnummer|Bezeichnung|Preis/m|Preis/kg
D-1|Dünger flüssig|5,00|7,50
D-2|Dünger konzentriert|9,50|14,20
D-3|Dünger für Rasen|8,00|12,00`),
  ).toBe('orderNumber|description|listPrice|-')
})

test('the price of the market here goes before that of another', () => {
  expect(
    fieldsOf(`Artikelnummer|Bezeichnung|EK AT|EK DE
L-1|Leiter 6 Sprossen|48,51|44,98
L-2|Leiter 8 Sprossen|58,20|54,00
L-3|Leiter 10 Sprossen|69,90|64,80`),
  ).toBe('orderNumber|description|-|purchasePrice')
})

test('a column that is empty in the first rows takes the price that no other column gives', () => {
  expect(
    fieldsOf(`Bestellnummer|Bezeichnung|Listenpreis|EK-Preis
W-1|Wandhalter kurz|12,00|
W-2|Wandhalter lang|19,00|
W-3|Wandhalter drehbar|27,50|`),
  ).toBe('orderNumber|description|listPrice|purchasePrice')
})

test.each([
  ['in cents', ['8,10', '12,40', '23,60', '40,00']],
  ['with one decimal', ['8.1', '12.4', '23.6', '40']],
])('prices %s below a list price are those to pay, whatever their column is called', (_, prices) => {
  expect(
    fieldsOf(`Part Number|Description|Partner|List price
NW-1|Switch 5 ports|${prices[0]}|12.50
NW-2|Switch 8 ports|${prices[1]}|18.90
NW-3|Switch 16 ports|${prices[2]}|36.20
NW-4|Switch 24 ports|${prices[3]}|61.00`),
  ).toBe('orderNumber|description|purchasePrice|listPrice')
})

test('a small part of the list price is no price to pay', () => {
  expect(
    fieldsOf(`Artikelnummer|Bezeichnung|Listenpreis|XY
M-1|Motor 0,75 kW|120,00|2,40
M-2|Motor 1,1 kW|150,00|3,00
M-3|Motor 1,5 kW|190,00|3,80`),
  ).toBe('orderNumber|description|listPrice|-')
})

test.each(['$70.000', '70 000 сум', 'S/ 70', '70 грн.'])('„%s“ is a price', (price) => {
  expect(
    fieldsOf(`Artikelnummer|Bezeichnung|Stufe A
H-1|Hülle schwarz|${price}
H-2|Hülle blau|${price}
H-3|Hülle rot|${price.replace('70', '90')}`),
  ).toBe('orderNumber|description|listPrice')
})

test.each(['€ ohne MwSt.', '€ без НДС', 'EUR excl. VAT'])('„%s“ alone names a price', (header) => {
  expect(
    fieldsOf(`Artikelnummer|Bezeichnung|${header}
P-1|Pumpe klein|494
P-2|Pumpe mittel|818
P-3|Pumpe groß|1403`),
  ).toBe('orderNumber|description|listPrice')
})

test('beside what the dealer pays, the highest of several prices for his customers is the list price', () => {
  expect(
    fieldsOf(`CODIGO|DESCRIPCION|PRECIO_COSTO|PRECIO_DIST|PRECIO_INT|PRECIO_TALLER
1SL0201A00|Gabinete 300x250x180mm|74.38|111.57|130.16|148.76
1SL0204A00|Gabinete 700x590x260mm|142.09|213.14|248.66|284.18
1SL0203A00|Gabinete 700x450x300mm|104.81|157.22|183.42|209.62`),
  ).toBe('orderNumber|description|purchasePrice|-|-|listPrice')
})

test('prices that are numbered with two figures are prices', () => {
  expect(
    fieldsOf(`codart|nomart|prec01|prec02
AT171853|Primary air filter|51.4|45.6
AT171854|Secondary air filter|31.2|28.1
AT171860|Oil filter|18.75|15.3`),
  ).toBe('orderNumber|description|listPrice|purchasePrice')
})

test('prices by group are prices, not the group', () => {
  expect(
    fieldsOf(
      `art_nr|bezeichnung|pg1_eur\n${[1, 2, 3, 4].map((at) => `10${at}0|Würfel ${at}|${at}7.0`).join('\n')}`,
    ),
  ).toBe('orderNumber|description|listPrice')
})

test('what an article costs is what one pays', () => {
  expect(
    fieldsOf('sku|descripcion|costo_und_prov\n70-1|Guante|12.50\n70-2|Casco|31.90\n70-3|Bota|99.00'),
  ).toBe('orderNumber|description|purchasePrice')
})

test('texts under the name of a price are what the articles are called', () => {
  expect(
    fieldsOf(
      'item_price_name|price|item_id\nPumpe klein|120.50|16730800\nPumpe groß|240.00|16730810\nSchlauch|31.20|16730820',
    ),
  ).toBe('description|listPrice|orderNumber')
})

test('a price including tax gives way to the one without it, written in one word', () => {
  expect(
    fieldsOf(
      'ProductCode|ProductName|RetailPriceIncludingTax|RetailPriceExcludingTax\nA-11|Kabel|11.90|10.00\nA-12|Lampe|23.80|20.00\nA-13|Schalter|5.95|5.00',
    ),
  ).toBe('orderNumber|description|-|listPrice')
})

test('a type that is the same in all rows is no unit, though it is written like one', () => {
  const rows = Array.from({ length: 20 }, (_, at) => `A-${at}0|Rechner ${at}|PC|${at}9.90`)
  expect(fieldsOf(`Item No|Name|Type|Price\n${rows.join('\n')}`)).toBe('orderNumber|description|-|listPrice')
})

test('a price that only some articles have is none of the list', () => {
  const rows = Array.from(
    { length: 12 },
    (_, at) => `F-${at + 10}|Schirm ${at}|${2950 + at * 215}|${at === 4 ? 2995 : ''}`,
  )
  expect(fieldsOf(`Number|Name|Price|Sale Price\n${rows.join('\n')}`)).toBe(
    'orderNumber|description|listPrice|-',
  )
})

describe('prices of several levels under a name that nobody knows', () => {
  const list = (levels: string, rows: readonly string[]) =>
    fieldsOf([`Code|Description|Cost|${levels}`, ...rows].join('\n'))
  const rows = [
    'K-22|Clamp grey|7.10|12.10||10.20',
    'K-23|Clamp blue|9.05||14.30|',
    'K-31|Relay 24 V|0.61|0.85||0.70',
    'K-32|Relay 230 V||1.85||1.70',
    'K-40|Timer|3.15|4.85||4.70',
    'K-41|Counter|2.05|3.15||2.90',
    'K-42|Lamp red||1.95||1.80',
  ]

  test.each(['Tier1|Tier2|Tier3', 'Stage A|Stage B|Stage C', 'pub_1|pub_2|pub_3'])(
    'are those of the list in the first column that is filled: %s',
    (levels) => expect(list(levels, rows)).toBe('orderNumber|description|purchasePrice|listPrice|-|-'),
  )

  test('pass over one that holds few of them', () => {
    const filled = rows.map((row) =>
      row
        .split('|')
        .with(3, row.startsWith('K-22') ? '12.10' : '')
        .join('|'),
    )
    expect(list('Tier1|Tier2|Tier3', filled)).toBe('orderNumber|description|purchasePrice|-|-|listPrice')
  })

  test('go before the same with tax', () => {
    const taxed = rows.map((row) => `${row}|${row.split('|')[3] === '' ? '' : '14.50'}`)
    expect(list('Tier1|Tier2|Tier3|Tier1 TTC', taxed)).toBe(
      'orderNumber|description|purchasePrice|listPrice|-|-|-',
    )
  })

  test('stay open where their names have nothing in common', () => {
    expect(list('Zub|Kram|Tand', rows)).toBe('orderNumber|description|purchasePrice|-|-|-')
  })
})
