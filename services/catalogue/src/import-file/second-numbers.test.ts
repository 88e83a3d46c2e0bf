import { describe, expect, test } from 'vitest'
import { fieldsOf, suggestionsFor } from './price-list.example.ts'

test('the supplier of a price list is who one orders from: its number is the order number', () => {
  expect(
    fieldsOf(`Supplier Article ID|Short description|Net price
77120|Step stool|19.50
77340|Platform ladder|88.00
78105|Roof ladder|140.25`),
  ).toBe('orderNumber|description|purchasePrice')
})

test.each(['Lieferanten-Artikelnummer', 'Référence fournisseur', 'Referenz'])(
  '„%s“ beside an order number is the manufacturer’s number',
  (header) => {
    expect(
      fieldsOf(`Bestellnummer|Bezeichnung|${header}|Listenpreis
40-001|Winkel 90°|ZA-22|1,20
40-002|Winkel 45°|QX-7310|1,40
40-003|T-Stück|9911-B|2,10
40-004|Muffe|7B2|0,90`),
    ).toBe('orderNumber|description|manufacturerNumber|listPrice')
  },
)

test('an article number of one shape beside the supplier’s is the own one', () => {
  expect(
    fieldsOf(`Artikelcode|Omschrijving|Artikelcode leverancier|Inkoopprijs|Factor
E32275|CPU|6ES7512-1DK01-0AB0|1018.67|1
E32548|Schakelaar|3RV2021-4AA10|64.21|1
E30824|Aardklem|3211766|307.98|100
E33151|Voeding|2904600|139.47|1`),
  ).toBe('erpNumber|description|orderNumber|purchasePrice|priceUnitSize')
})

test('an article number of one shape over several makers is never sure beside theirs', () => {
  const [number] = suggestionsFor(`Artikelnummer|Herstellernummer|Hersteller|Bruttopreis
2172656|MBN116|Hager|9,40
3458230|2400-0-0014|Busch-Jaeger|8,10
1850525|3RT2015|Siemens|22,60
2293440|2002-1201|WAGO|0,82`)
  expect(number).toMatchObject({ articleField: 'orderNumber', certainty: 'CHECK' })
})

test('a number of the maker in words that nobody knows is his where it looks like one', () => {
  expect(
    fieldsOf(`Bestell-Nr.|Bezeichnung|Marken-Kennung|Preis netto
40-001|Winkel|ZA-2204|1,20
40-002|Bogen|QX-7310|1,40
40-003|T-Stück|9911-B4|2,10
40-004|Muffe|7B2-330|0,90`),
  ).toBe('orderNumber|description|manufacturerNumber|purchasePrice')
})

test('an id beside an order number stays open', () => {
  expect(
    fieldsOf(`SKU|Name|ID|List price
GH-1|Lamp|901|10.00
GH-2|Bulb|957|2.00
GH-3|Cord|1204|4.00`),
  ).toBe('orderNumber|description|-|listPrice')
})

test('a column that is empty in the first rows takes no field from one that is filled', () => {
  expect(
    fieldsOf(`Article number|Supplier article number|Name|List price
|5520|Ladder|40.00
|5530|Steps|60.00
|5540|Tower|900.00`),
  ).toBe('-|orderNumber|description|listPrice')
})

test('a bar code of a shop may be shorter than an EAN', () => {
  expect(
    fieldsOf(`Código|Descripción|Cód. barras|PVP
A-10|Pintura blanca|3310021|12,50
A-11|Pintura negra|3310038|13,50
A-12|Pintura roja|3310045|14,50`),
  ).toBe('orderNumber|description|eanNumber|listPrice')
})

test.each([
  ['with three decimals', ['4100.036', '4100.045', '4100.057', '4100.066', '4100.071']],
  ['whole', ['88120', '90455', '71903', '70018', '93321']],
])('numbers %s that differ in every row beside a price are those of the articles', (_, numbers) => {
  const rows = numbers.map((number, at) => `${number}|Tisch|${at < 3 ? 600 : 700}|${700 + 57 * at}`)
  expect(fieldsOf(['|Nazwa|Opis|Cena katalogowa', ...rows].join('\n')).split('|')[0]).toBe('orderNumber')
})

test('a model is the order number where nothing else numbers what a text describes', () => {
  expect(
    fieldsOf(`MARCA|MODELO|DESCRIPCIÓN|PRECIO VENTA
Nordwerk|NK-1010|Monitor de cama|1200.00
Nordwerk|NK-1022|Cable de conexión|80.50
Südstern|S7-300|Soporte de pared|140.25`),
  ).toBe('manufacturerName|orderNumber|description|listPrice')
})

test('beside the number of the supplier and the type „Artikelnummer“ is the own one', () => {
  expect(
    fieldsOf(`Artikelnummer|Bezeichnung|Hersteller-Nr.|Artikelnummer Lieferant|EK 1
100-20|Lüfter 24 V|4414H|LF-77120|31,20
100-21|Lüfter 48 V|4418H|LF-77121|33,90
100-35|Filtermatte|SK3322|FM-1001|2,10
100-36|Gitter|SK3323|FM-1002|4,70`),
  ).toBe('erpNumber|description|manufacturerNumber|orderNumber|purchasePrice')
})

test('the number of the supplier himself and a former one leave the article number alone', () => {
  const rows = '100-20|LX-1|70001\n100-21|LX-2|70001\n100-35|LX-3|70002\n100-36|LX-4|70003'
  for (const header of ['Lieferantennummer', 'Artikelnummer Lieferant alt'])
    expect(fieldsOf(`Artikelnummer|Typ|${header}\n${rows}`).split('|')[0]).toBe('orderNumber')
})

test('a code of the manufacturer is his number where it numbers the articles', () => {
  expect(
    fieldsOf(`SKU|Brand|Manufacturer Code|Description|List price
A-1|Siemens|3RT2015-1BB41|Contactor 3 kW|31.20
A-2|Siemens|3RT2016-1BB41|Contactor 4 kW|33.90
A-3|Phoenix Contact|RIF-1-RPT|Relay base|2.10
A-4|Eaton|PKZM0-10|Motor protection|34.70`),
  ).toBe('orderNumber|manufacturerName|manufacturerNumber|description|listPrice')
})

test('what counts the rows is no own number', () => {
  expect(
    fieldsOf(`Nr|Artikelnummer|Bezeichnung|Listenpreis
10|NK-1|Schütz|31,20
20|NK-2|Relais|3,90
30|NK-7|Klemme|2,10`).split('|')[0],
  ).toBe('-')
})

test.each([
  ['Código prov.|Código|Descripción|Precio', 'orderNumber|erpNumber|description|listPrice'],
  ['Order No#|Code|Description|Price', 'orderNumber|erpNumber|description|listPrice'],
])('of %s the shorter name is the own number', (header, expected) => {
  expect(
    fieldsOf(`${header}
302101|AWA001|Reduktion 50|650,10
302080|AWA002|Reduktion 63|710,20
302081|AWA003|Bogen 45|720,50
531004|AWA004|Rohr 40|2020,90
531013|DUT005|Rohr 50|2590,30`),
  ).toBe(expected)
})

describe('an id by which a system counts its rows', () => {
  const rows = `
7|NK-2201|Klemme grau|0,85
12|NK-2202|Klemme blau|0,95
318|ZT-40|Endwinkel|1,10
4055|RL-24V|Relais|9,40`

  test.each(['Artikel-ID', 'Product ID', 'ID Producto', 'product_id', 'ProductID'])(
    '„%s“ is no number to order by beside a code',
    (id) => {
      const [first, second] = suggestionsFor(`${id}|Code|Bezeichnung|Listenpreis${rows}`)
      expect(second).toMatchObject({ articleField: 'orderNumber' })
      expect(first?.articleField).not.toBe('manufacturerNumber')
      expect(first?.certainty).not.toBe('SURE')
    },
  )

  test('is to be checked beside the maker’s number alone', () => {
    const [id, makers] = suggestionsFor(`Artikel-ID|Herstellernummer|Bezeichnung|Listenpreis${rows}`)
    expect(id).toMatchObject({ articleField: 'orderNumber', certainty: 'CHECK' })
    expect(makers).toMatchObject({ articleField: 'manufacturerNumber' })
  })

  test('is the number where the list has no other, and where it is one of the articles by its form', () => {
    const [alone] = suggestionsFor(`Artikel-ID|Bezeichnung|Listenpreis
7|Klemme grau|0,85
12|Klemme blau|0,95
318|Endwinkel|1,10`)
    expect(alone).toMatchObject({ articleField: 'orderNumber' })
    const [formed] = suggestionsFor(`Artikel-ID|Code|Bezeichnung|Listenpreis
40017|A|Klemme grau|0,85
40023|B|Klemme blau|0,95
41108|A|Endwinkel|1,10`)
    expect(formed).toMatchObject({ articleField: 'orderNumber' })
  })
})
