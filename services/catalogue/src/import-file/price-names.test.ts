import { expect, test } from 'vitest'
import { fieldsOf, suggestionsFor } from './price-list.example.ts'

test.each([
  [
    'what is paid back for the old part is no price, nor is the price in cents',
    'sku|name|price|price_cents|core_charge\n1206-MX|Controller 36 V|285.00|28500|75.00\n22110|Charger 48 V|310.00|31000|75.00\n1256719|Control box|750.00|75000|150.00',
    'orderNumber|description|listPrice|-|-',
  ],
  [
    'a price of one presentation before that of the box',
    'SKU|Producto|Precio presentación|Precio caja\nR-101|Mole 240 g|$70.00|$840.00\nR-102|Mole 400 g|$92.00|$552.00\nR-103|Salsa 250 ml|$58.00|$696.00',
    'orderNumber|description|listPrice|-',
  ],
  [
    'codes of dealers under the name of an EAN, which are no numbers to order by, nor is the place in the store',
    'Nr.|Beschreibung|VK-Preis|Erster EAN-Code|Regalnr.\n4711|Klemme grau|0,70|7|12\n4812|Klemme blau|0,80|4005|14\n4930|Endwinkel|1,10|1000369|7\n5011|Relais|9,10|8500|3\n5107|Schütz|31,20|1001042|9',
    'orderNumber|description|listPrice|-|-',
  ],
  [
    'a store’s rack beside the code of an article',
    'Code|Product Name|Rack No.|M.R.P.\nA-17|Breaker 16 A|12|210.00\nA-18|Breaker 20 A|12|240.00\nA-20|Contactor 9 A|14|890.00',
    'orderNumber|description|-|listPrice',
  ],
  [
    'units of packs where a column has no name',
    'Código|Producto||Precio\n6289|Lápiz negro|UND|20\n6290|Lápiz rojo|DOCENA|130\n6291|Goma|UND|12\n6292|Regla|DOCENA|86\n6293|Cuaderno|CAJA|410',
    'orderNumber|description|unit|listPrice',
  ],
  [
    'Indonesian names over amounts that could be numbers of the customs tariff',
    'ID|Merek|Tipe|Ukuran|Harga Beli|Harga Jual\nTB-0001|Nordwerk|P1|225/35R19|8536000|9400000\nTB-0002|Nordwerk|P2|235/35R19|8536000|9400000\nTB-0003|Südtal|P1|255/35R19|8544000|9500000',
    'orderNumber|manufacturerName|description|description|purchasePrice|listPrice',
  ],
  [
    'a net price of the catalogue',
    'Indeks|Nazwa|Cena netto katalogowa\nA-17|Stycznik 9 A|112,50\nA-18|Stycznik 12 A|121,00\nA-20|Przekaźnik|58,40',
    'orderNumber|description|listPrice',
  ],
  [
    'what a shop asks, where it says what it pays',
    'Variant SKU|Title|Variant Price|Variant Compare At Price|Cost per item\nP-1|Pot large|59.90|79.90|20.10\nP-2|Pot small|39.90|49.90|12.20\nP-3|Bowl wide|29.90|35.90|9.40',
    'orderNumber|description|listPrice|-|purchasePrice',
  ],
  [
    'a price in no currency that is named before one in dollars',
    'Código|Descripción|Precio MT|Precio USD\n12120100|Interruptor 16 A|334.22|0.27\n11230101|Cable 3x2,5|42.56|0.21\n11230102|Contactor 9 A|23.22|0.16',
    'orderNumber|description|listPrice|-',
  ],
  [
    'EAN that an export marks as text with a sign in front of them',
    'Nr.|Bezeichnung|Strichcode|Kennung\nWK-22|Klemme|#4006381333931|$96385074\nWK-23|Endwinkel|#96385074|$4006381333931\nWK-31|Relais|#036000291452|$10012345678902',
    'orderNumber|description|eanNumber|-',
  ],
  [
    'EAN behind a sign under a name that nobody knows',
    'Nr.|Bezeichnung|Kassenfeld\nWK-22|Klemme|$4006381333931\nWK-23|Endwinkel|$96385074\nWK-31|Relais|$036000291452',
    'orderNumber|description|eanNumber',
  ],
  [
    'a net weight',
    'code|name|price|netto_kg\nLE-2006657|Wheel 31x10|99.17|19.94\nLE-2020995|Wheel 33x12|102.31|25.55\nLE-811687|Wheel 30x9|89.80|20.26',
    'orderNumber|description|listPrice|weight',
  ],
  [
    'prices of a box are not what it holds',
    'SKU|NOMBRE|Publico|Caja\nTB-6803|Reloj digital|$180.00|$120.00\nTR-6022|Audífono negro|$82.00|$50.00\nK-7031|Juego de llaves|$32.00|$18.00',
    'orderNumber|description|listPrice|-',
  ],
  [
    'the first of two that are numbered, wherever it stands, and the list price of one piece',
    'Nr.|Bezeichnung|VK2|VK1|EK\nA-1|Relais|11,20|12,40|7,10\nA-2|Schütz|30,10|33,90|19,80\nA-3|Klemme|1,10|1,30|0,70',
    'orderNumber|description|-|listPrice|purchasePrice',
  ],
  [
    'a list price of one piece behind the net price',
    'Typ|Leistung|Nettopreis € / Stk.|Listenpreis € / Stk.\nST 250|250 VA|69,40|112,00\nST 400|400 VA|87,00|141,00\nST 630|630 VA|109,90|178,00',
    'orderNumber|description|purchasePrice|listPrice',
  ],
  [
    'prices with tax before those without',
    'Catalogue No.|Description|Your Price inc GST|Your Price ex GST|List Price ex GST\nCB-10|Breaker 10 A|22,00|20,00|29,90\nCB-16|Breaker 16 A|24,20|22,00|32,50\nCB-20|Breaker 20 A|26,40|24,00|36,10',
    'orderNumber|description|-|purchasePrice|listPrice',
  ],
  [
    'marks behind the names of what has to be filled in',
    'Artikelnummer *|Bezeichnung *|Listenpreis € *|VPE *\nA-1|Relais|12,40|10\nA-2|Schütz|33,90|1\nA-3|Klemme|1,30|50',
    'orderNumber|description|listPrice|packagingUnitSize',
  ],
  [
    'a price of a hundred in a name with blanks that do not break',
    'Bestell-Nr.|Bezeichnung|\u00a0Preis\u00a0€\u00a0per 100\u00a0Stück\u00a0\nA-1|Kabelverschraubung M12|312,40\nA-2|Kabelverschraubung M16|333,90\nA-3|Gegenmutter M12|71,30',
    'orderNumber|description|listPrice',
  ],
  [
    'amounts in euros under a name of one’s own',
    'Art_Nr|Bezeichnung|Breite_mm|G1_Eiche_EUR\nK-3000|Boden glatt|360|34\nK-3001|Boden gelocht|420|43\nK-3002|Rückwand|580|56',
    'orderNumber|description|width|listPrice',
  ],
  [
    'names and references of French articles in one column',
    'reference|DESIGNATIONS ET REFERENCES|PA U\nVI-0615|Disjoncteur tripolaire 16 A|25,00\nVI-0118|Contacteur 9 A bobine 24 V|32,50\nVI-0120|Bornier gris 4 mm²|1,20',
    'orderNumber|description|purchasePrice',
  ],
  [
    'who makes the article and what it costs, in Russian',
    'Наименование производителя|Код|Наименование|Цена закупки (шт)|Цена реализации Шт\nHiVolt|A-1001|Выключатель|125,00|170,00\nHiVolt|A-1002|Контактор|225,00|310,00\nNordRele|B-2001|Реле|75,50|99,00',
    'manufacturerName|orderNumber|description|purchasePrice|listPrice',
  ],
])('%s', (_, table, fields) => {
  expect(fieldsOf(table)).toBe(fields)
})

test('a price in dollars stays to be checked where it is the only one', () => {
  const [, price] = suggestionsFor('SKU|Price USD\nNK-1|12.50\nNK-2|7.80\nNK-3|21.44')
  expect(price).toMatchObject({ articleField: 'listPrice', certainty: 'CHECK' })
})

test.each([
  ['Цена', '41.00р.', '52.50р.', '141.00р.'],
  ['Цена', '4 100 Р', '5 200 Р', '14 100 Р'],
  ['단가', '12,000원', '52,500원', '1,800원'],
  ['単価', '5,200円', '980円', '15,400円'],
  ['单价', '64.5元', '12元', '107.25元'],
])('„%s“ is a price whose amounts stand beside one letter of their currency: %s', (name, ...amounts) => {
  const rows = amounts.map((amount, at) => `WK-${at + 22}|Klemme ${at}|${amount}`)
  expect(fieldsOf([`Code|Name|${name}`, ...rows].join('\n'))).toBe('orderNumber|description|listPrice')
})
