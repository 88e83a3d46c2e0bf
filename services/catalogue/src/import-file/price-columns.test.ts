import { expect, test } from 'vitest'
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
