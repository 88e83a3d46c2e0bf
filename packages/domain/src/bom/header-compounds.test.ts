import { describe, expect, test } from 'vitest'
import { matchHeaderWords } from './match-header-words.ts'

/** Headers made of words that mean something else alone. */
const compounds: Record<string, string> = {
  manufacturerNumber: "Mfr. Model, Hersteller ID, Manufacturer's P/N, Hersteller-Kennung, Component MPN",
  wholesalerOrderNumber:
    "Supplier's order no., Vendor SKU, Lieferanten-Teilenr., Retailer SKU, TME Symbol, Adafruit #, Kód dodavatele, Lieferantenbez./Bestellnr.",
  erpNumber: 'Kundenteilenummer, SAP-Code, Our Ref, Inventory #, Warehouse code',
  manufacturerLink: 'Link to product, Source URL, Mouser Link, Link Lieferant, Lien vers le produit',
  purchasePrice: '€/ud, €/Stk, CHF/Stück, $ each, USD per unit, Cost per part, Prix unit., Cena za kus',
  quantity:
    '# of parts, No. required, Stück pro Gerät, Menge pro Baugruppe, number per board, Anzahl je Platine, Items per Robot, Teile pro Regal',
  none: 'Price per board, Kosten pro Platine, Preis insg., Anzahl pro Packung, Price per pack, Image Link, Items per package, Packs to order, Pkg QTY, QTY of Pkgs',
}

describe.each(Object.entries(compounds))('%s', (meaning, headers) => {
  test.each(headers.split(', '))('is what „%s“ means as a whole', (header) => {
    const [best] = matchHeaderWords(header)
    expect(best?.meaning).toBe(meaning)
  })
})

test('what is only understood from its words is never sure by its strength', () => {
  for (const header of ['Mfr. Model', '€/ud', 'No. required'])
    expect(matchHeaderWords(header)[0]?.strength, header).toBeLessThan(0.85)
})

test.each([
  ['Gewicht pro Stück', 'quantity'],
  ['Weight per pcs', 'quantity'],
  ['Product Price', 'none'],
  ['Manufacturer Part Description', 'manufacturerNumber'],
  ['Supplier Part Status', 'wholesalerOrderNumber'],
  ['Supplier Part Price', 'wholesalerOrderNumber'],
])('„%s“ is no %s', (header, meaning) => {
  expect(matchHeaderWords(header)[0]?.meaning).not.toBe(meaning)
})

test('a price shown in a header is no price of a piece', () => {
  expect(matchHeaderWords('Vorschau 12,50 €/Stk')[0]?.meaning).not.toBe('purchasePrice')
})

test.each(['€', '$', '#', '-'])('the sign „%s“ alone is read', (header) => {
  expect(() => matchHeaderWords(header)).not.toThrow()
})

test.each([
  ['Anazhl', 'quantity'],
  ['Bezeichnug', 'description'],
  ['Discription', 'description'],
  ['Manufactuer', 'manufacturerName'],
  ['Hersteler', 'manufacturerName'],
])('„%s“ is misspelt', (header, meaning) => {
  const [best] = matchHeaderWords(header)
  expect([best?.meaning, best?.vague]).toEqual([meaning, true])
})
