import { describe, expect, test } from 'vitest'
import { headerWordsByLanguage } from './header-languages.ts'
import { foldHeader } from './header-text.ts'
import { matchHeaderWords } from './match-header-words.ts'

const meaningOf = (header: string) => matchHeaderWords(header)[0]?.meaning

/** The table of the rule book; „Link“ goes to the manufacturer's link, which parts lists may keep. */
const wordsOfTheTrade: Record<string, string> = {
  orderNumber:
    'Bestellnummer, Bestell-Nr, Best.-Nr, Artikelnummer, Artikel-Nr, Art.-Nr, Sachnummer, Order No, Order Code, Item Code',
  manufacturerNumber:
    'Typnummer, Typ, Herstellernummer, Herst.-Art.-Nr, Hersteller-Artikelnummer, Fabrikatsnummer, MPN, Type No, Cat No, Part Number, Manufacturer PN',
  manufacturerName:
    'Hersteller, Herst., Fabrikat, Marke, Lieferant/Hersteller, Manufacturer, Make, Mfr, Brand',
  description:
    'Bezeichnung, Bezeichnung 1, Bezeichnung 2, Bezeichnung 3, Benennung, Beschreibung, Artikeltext, Kurztext, Material, Item, Description',
  quantity:
    'Menge, Anzahl, Anz., Stückzahl, Stk, Gesamtmenge, Bedarf, Qty, Quantity, Count, Total Qty, TOTAL QTY 2 SETS',
  quantityUnitName: 'Einheit, ME, Mengeneinheit, EH, UOM, Unit',
  installationLocation: 'Einbauort, Ort, Montageort, Feld, Schrank, Mounting location, +',
  locationIdentifier: 'Aufstellungsort, Standort, Installation site, ++',
  bmk: 'BMK, Betriebsmittel, Betriebsmittelkennzeichen, Kennzeichen, BKZ, Ref, Type reference, Device tag, Designator, -',
  functionDesignation: 'Funktionale Zuordnung, Functional assignment, ==',
  functionalAssignment: 'Anlage, Anlagenkennzeichen, Higher-level function, Plant, =',
  designation: 'Gesamtkennzeichen',
  wholesalerOrderNumber:
    'Lieferanten-Nr, Lieferantenartikelnummer, Großhandels-Nr, Sonepar-Nr, Rexel-Nr, Supplier No, Vendor No',
  isSuppliedPart: 'Beistellung, Beigestellt, Beistellteil, KB, Bauseits, Free issue',
  listPrice: 'Listenpreis, LP, Bruttopreis, UVP, List price',
  purchasePrice: 'Stückpreis, Preis/Stück, EP, EK, Nettopreis, Unit price',
  none: 'Gesamtpreis, GP, Summe, Pos., lfd. Nr., Bild',
  manufacturerLink: 'Link',
}

describe.each(Object.entries(wordsOfTheTrade))('%s', (meaning, words) => {
  test.each(words.split(', '))('is what „%s“ names', (word) => expect(meaningOf(word)).toBe(meaning))
})

test.each(Object.entries(headerWordsByLanguage))(
  'no word is clear for two things in one language: %s',
  (_, rows) => {
    const meaningsOf = new Map<string, Set<string>>()
    for (const { meaning, clear } of rows)
      for (const word of clear.toLowerCase().split('|').filter(Boolean))
        meaningsOf.set(word, (meaningsOf.get(word) ?? new Set()).add(meaning))
    const twice = [...meaningsOf].filter(([, meanings]) => meanings.size > 1).map(([word]) => word)
    expect(twice).toEqual([])
  },
)

test('„Bauteil“ is a part’s number or its text: the values decide', () => {
  const meanings = matchHeaderWords('Bauteil').map((match) => [match.meaning, match.vague])
  expect(meanings).toContainEqual(['manufacturerNumber', true])
  expect(meanings).toContainEqual(['description', true])
})

test.each([
  ['STÜCKZAHL', 'quantity'],
  ['Stueckzahl', 'quantity'],
  ['Artikel-\nnummer', 'orderNumber'],
  ['Her-\nsteller', 'manufacturerName'],
  ['E-\nNo', 'wholesalerOrderNumber'],
  ['Bestell-\nNr. Lief.', 'wholesalerOrderNumber'],
  ['Hersteller\nB = Betreiber', 'manufacturerName'],
  ['BestellNr', 'orderNumber'],
  ['Menge [Stück]', 'quantity'],
  ['Einbauort (+)', 'installationLocation'],
  ['Ort (++)', 'locationIdentifier'],
  ['Menge / Quantity', 'quantity'],
])('case, umlauts, dashes and line breaks make no difference: %j is %s', (header, meaning) => {
  expect(meaningOf(header)).toBe(meaning)
})

test.each([
  ['Herst.-Teilenr.', 'manufacturerNumber'],
  ['Hst.-Nr.', 'manufacturerNumber'],
  ['Art.Nr. Herst.', 'manufacturerNumber'],
  ['Mfr. Part #', 'manufacturerNumber'],
  ['Kat.-Nr.', 'manufacturerNumber'],
  ['Lief.-Art.-Nr.', 'wholesalerOrderNumber'],
  ['Lieferant Bestellnr.', 'wholesalerOrderNumber'],
  ['GH-Artikelnr.', 'wholesalerOrderNumber'],
  ['Artikelbez.', 'description'],
  ['Bez. 2', 'description'],
  ['Fabr.', 'manufacturerName'],
  ['Einh.', 'quantityUnitName'],
  ['Mat.-Nr.', 'erpNumber'],
  ['Komponentennr.', 'erpNumber'],
  ['HERSTTEILENR', 'manufacturerNumber'],
  ['LIEFTEILENR', 'wholesalerOrderNumber'],
  ['Liefer.-Art.-Nr.', 'wholesalerOrderNumber'],
  ['BEN2', 'description'],
  ['Bestellmg.', 'quantity'],
  ['Bez1', 'description'],
])('short forms are written out: %s is %s', (header, meaning) => expect(meaningOf(header)).toBe(meaning))

test.each(['Art', 'Best', 'Lief'])('„%s“ alone is no number', (header) => {
  expect(foldHeader(header).compact).toBe(header.toLowerCase())
})

test.each([
  ['Tags', 'bmk'],
  ['Ihr Preis', 'purchasePrice'],
  ['EUR/Stk', 'purchasePrice'],
  ['Kunde stellt bei', 'isSuppliedPart'],
  ['Cubicle', 'installationLocation'],
  ['Katalognummer', 'manufacturerNumber'],
  ['U/M', 'quantityUnitName'],
  ['Conrad Best.-Nr.', 'wholesalerOrderNumber'],
  ['Art.-Nr. Rexel', 'wholesalerOrderNumber'],
  ["Q'ty", 'quantity'],
  ['Nos.', 'quantity'],
  ['No.', 'none'],
  ['Menge ges.', 'quantity'],
  ['Bem.', 'remark'],
  ['MLFB', 'orderNumber'],
  ['Artikel (intern)', 'erpNumber'],
  ['Artikel (Hersteller)', 'manufacturerNumber'],
  ['Art.-Nr. Lief.', 'wholesalerOrderNumber'],
  ['Summe Stück', 'quantity'],
  ['Materialgruppe', 'none'],
  ['+Ort', 'installationLocation'],
  ['=Anlage', 'functionalAssignment'],
  ['Typschlüssel', 'manufacturerNumber'],
  ['Bezeichnung im Plan', 'bmk'],
  ['EMSR-Stelle', 'bmk'],
  ['Menge Bestellung', 'quantity'],
  ['Komponentenmge', 'quantity'],
  ['Lieferung AG / AN', 'isSuppliedPart'],
  ['Scope of Supply', 'isSuppliedPart'],
  ['Einbau auf', 'installationLocation'],
  ['Leitfabrikat', 'manufacturerName'],
  ['Vendor Product Code', 'wholesalerOrderNumber'],
  ['Nr. GC', 'wholesalerOrderNumber'],
  ['KD-Art.-Nr.', 'erpNumber'],
])('words of exports and letters: %s is %s', (header, meaning) => expect(meaningOf(header)).toBe(meaning))

test.each([
  ['Menge / Quantity', 'quantity', true],
  ['Bezeichnung\nDescription', 'description', true],
  ['Artikel: Hersteller', 'manufacturerName', true],
  ['Funktion: BMK', 'bmk', true],
  ['Stk/Schrank', 'quantity', true],
  ['Standort/Schrank', 'locationIdentifier', false],
])('two names in one header: %j is %s, plainly: %s', (header, meaning, isPlain) => {
  const [best] = matchHeaderWords(header)
  expect(best?.meaning).toBe(meaning)
  expect((best?.strength ?? 0) >= 0.85).toBe(isPlain)
})

test.each([
  ['Repère', 'bmk'],
  ['Qté', 'quantity'],
  ['Désignation', 'description'],
  ['Réf. fabricant', 'manufacturerNumber'],
  ['Prix unitaire HT', 'purchasePrice'],
  ['Bestelnummer', 'orderNumber'],
  ['Omschrijving', 'description'],
  ['Stuksprijs €', 'purchasePrice'],
  ['Q.tà', 'quantity'],
  ['Cod. articolo', 'orderNumber'],
  ['Sigla', 'bmk'],
  ['U.M.', 'quantityUnitName'],
  ['Cantidad', 'quantity'],
  ['Fabricante', 'manufacturerName'],
  ['Ilość', 'quantity'],
  ['Nr katalogowy', 'orderNumber'],
  ['Oznaczenie', 'bmk'],
  ['J.m.', 'quantityUnitName'],
  ['Množství', 'quantity'],
  ['Objednací číslo', 'orderNumber'],
  ['Výrobce', 'manufacturerName'],
  ['Označení', 'bmk'],
  ['No. de catalogue', 'manufacturerNumber'],
  ['Fourni par', 'isSuppliedPart'],
  ['Lev. varenr', 'wholesalerOrderNumber'],
  ['Indeks materiałowy', 'erpNumber'],
  ['Artikelcode leverancier', 'wholesalerOrderNumber'],
  ['Obj. č. dodavatele', 'wholesalerOrderNumber'],
])('headers from abroad: %s is %s', (header, meaning) => expect(meaningOf(header)).toBe(meaning))

test.each([
  ['Datenblatt', 'none'],
  ['Lieferdatum', 'none'],
  ['Lieferant', 'supplier'],
  ['Dodavatel', 'supplier'],
])('%s is known and not needed', (header, meaning) => expect(meaningOf(header)).toBe(meaning))

test.each([
  ['Kabeltyp', 'manufacturerNumber'],
  ['Schildtyp', 'manufacturerNumber'],
])('%s is the type of what the list is of: %s', (header, meaning) => {
  expect(matchHeaderWords(header)[0]?.meaning).toBe(meaning)
})
