import { expect, test } from 'vitest'
import type { BomField } from './fields.ts'
import { leftOutKind } from './row-kind.ts'
import { cellOf, rowsOf } from './rows.example.ts'
import { endsLocation, sectionLocation } from './section-rows.ts'

test.each([
  ['+S1', { installationLocation: 'S1' }],
  ['=A1+S2', { functionalAssignment: 'A1', installationLocation: 'S2' }],
  ['++H1', { locationIdentifier: 'H1' }],
  ['Feld 2', { installationLocation: 'Feld 2' }],
  ['Schrank 3', { installationLocation: 'Schrank 3' }],
  ['Feld 4 - Abgänge', { installationLocation: 'Feld 4' }],
  ['Schrank 2 (Einspeisung)', { installationLocation: 'Schrank 2' }],
  ['Schaltschrank +S3', { installationLocation: 'S3' }],
  ['Schrank =A2+S3', { functionalAssignment: 'A2', installationLocation: 'S3' }],
  ['+S4 Einspeisung', { installationLocation: 'S4' }],
  ['+S4 - Einspeisung', { installationLocation: 'S4' }],
  ['Einbauort: S4', { installationLocation: 'S4' }],
  ['Anlage: A7', { functionalAssignment: 'A7' }],
])('%s gives a location', (text, location) => expect(sectionLocation(text)).toEqual(location))

test.each(['Elektronik', 'Schuntermann', 'Feldbus', 'Schrankleuchte LED', '-K1', 'Feldbus 3 - Klemme'])(
  '%s gives none',
  (text) => {
    expect(sectionLocation(text)).toBeNull()
  },
)

test.each([
  ['Lieferant: Muster Elektro', true],
  ['Fa. Muster', true],
  ['Phoenix Contact', true],
  ['Klemmen', false],
  ['Firmware', false],
])('the title %s ends a location above it: %s', (text, ends) => expect(endsLocation(text)).toBe(ends))

test.each([
  ['Summe|79 Stk.||verbaute Teile', 'SUBTOTAL'],
  ['Gesamt|30||alles', 'SUBTOTAL'],
  ['Zwischensumme:|30||Feld 1', 'SUBTOTAL'],
  ['Summe|1|3RT2015|Schütz', null],
  ['Summenwandler|1||CT 35', null],
  ['3|1||Gesamt-AUS Taster', null],
  ['3|1||Zwischensumme-Zähler', null],
  ['|12||Gesamt-Summe', 'SUBTOTAL'],
])('with „Summe“ where positions stand, %s is left out as %s', (text, code) => {
  const shifted = new Map([
    ['quantity', [1]],
    ['orderNumber', [2]],
    ['description', [3]],
  ] as const)
  expect(
    leftOutKind(rowsOf(text)[0]!, ['Pos', 'Menge', 'Bestellnummer', 'Bezeichnung'], shifted, undefined)
      ?.code ?? null,
  ).toBe(code)
})

test.each([
  ['Klemmen|Stück||', 'HEADER_REPEATED'],
  ['Klemmen||Einzelpreis|', 'HEADER_REPEATED'],
  ['||Summe aller Geräte netto|297,25 €', 'SUBTOTAL'],
  ['||Tổng chi phí|297.250,00 ₫', 'SUBTOTAL'],
  ['Klemme grau||auf Anfrage|', null],
  ['Rev. C|||Heizung ergänzt', 'NOTE'],
  ['Zeichnungs-Nr. / Drawing no.: 7741-302|||', 'NOTE'],
  ['Unterschrift Lager:||____________|', 'NOTE'],
  ['Warenkorbwert netto|||1.331,27', 'SUBTOTAL'],
  ['19 % MwSt.|||252,94', 'SUBTOTAL'],
  ['Stückgutregal|2||', null],
])('below „Teil | Stück | Einzelpreis“, %s is left out as %s', (text, code) => {
  const named = new Map([
    ['description', [0]],
    ['quantity', [1]],
    ['purchasePrice', [2]],
  ] as const)
  const kind = leftOutKind(rowsOf(text)[0]!, ['Teil', 'Stück', 'Einzelpreis', 'Gesamt'], named, undefined)
  expect(kind?.code ?? null).toBe(code)
})

const headers = ['Menge', 'Bestellnummer', 'Bezeichnung', 'Preis']
const columns = new Map([
  ['quantity', [0]],
  ['orderNumber', [1]],
  ['description', [2]],
] as const)

test.each([
  ['Elektronik|||', 'SECTION'],
  ['+S1|||', 'SECTION'],
  ['||Feld 2|', 'SECTION'],
  ['Menge|Bestellnummer|Bezeichnung|Preis', 'HEADER_REPEATED'],
  ['Qty|Order No|Description|Price', 'HEADER_REPEATED'],
  ['|||8,20', 'SUBTOTAL'],
  ['||Summe|8,20', 'SUBTOTAL'],
  ['|Gesamt||329.60 €', 'SUBTOTAL'],
  ['||Zwischensumme:|12', 'SUBTOTAL'],
  ['Board count|||6', 'SUBTOTAL'],
  ['Price(per board)|||$251.05', 'SUBTOTAL'],
  ['||Boards, count of 6|2', null],
  ['4|Zwischensumme|Feld 1|', 'SUBTOTAL'],
  ['||Versand|6.70', 'SHIPPING'],
  ['||Bitte nur mit den genannten Herstellern anbieten.|', 'NOTE'],
  ['|||-', 'PLACEHOLDER'],
  ['||Erstellt am|12.03.2026', 'NOTE'],
  ['|15.02.2024|Lüfter ergänzt|', 'NOTE'],
  ['1|15.02.2024|Lüfter|', null],
  ['1|2|3|4', 'NOTE'],
  ['(1)|(2)|(3)|(4)', 'NOTE'],
  ['Approved||Notes|', 'NOTE'],
  ['Muster Elektro GmbH|||', 'SECTION'],
  ['-|-|-|-', 'PLACEHOLDER'],
  ['||entfällt|', 'PLACEHOLDER'],
  ['Unterbau||117,30 €|', 'SUBTOTAL'],
  ['Gehäuse||Gehäuse|', 'SECTION'],
  ['||Sous-total|48,20', 'SUBTOTAL'],
  ['||Frais de port|9,90', 'SHIPPING'],
  ['||Dostawa|15', 'SHIPPING'],
  ['||Skonto 2 %|-24', 'SUBTOTAL'],
  ['||Mindermengenzuschlag|15', 'SUBTOTAL'],
  ['||*** Ende ***|', 'NOTE'],
  ['||Fortsetzung auf Seite 2|', 'NOTE'],
  ['ENDE DER LISTE||19 Positionen|', 'NOTE'],
  ['||entfallen|', 'NOTE'],
  ['||Budget|12000', 'NOTE'],
  ['End of line resistor||120 Ohm|', null],
  ['|3TF4022-0BB4|Obsolete|', null],
  ['je Schrank|||gesamt', 'SUBTOTAL'],
  ['je Schrank|||netto', 'NOTE'],
  ['1|3RT2015|Schütz|20', null],
  ['1||Schütz|20', null],
  ['|3RT2015||', null],
  ['1|3RT2015||', null],
  ['||Valor total de la oferta|48,20', 'SUBTOTAL'],
  ['||Итого по разделу|48,20', 'SUBTOTAL'],
  ['||Итог|48,20', 'SUBTOTAL'],
  ['||Nordhafen Total Cost|48,20', 'SUBTOTAL'],
  ['||Yhteensä|48,20', 'SUBTOTAL'],
  ['8||Mano de obra|25', 'NOTE'],
  ['1||Arbeitszeit Verdrahtung|480', 'NOTE'],
  ['2||Labor-Netzgerät|180', null],
  ['1|9000-41|Arbeitszeitzähler|20', null],
  ['3|||*) je Gerät eintragen', 'NOTE'],
  ['|4711-1|Gesamtabdeckung|', null],
  ['1||Rabattmagnet|', null],
  ['|10 St||129,65 €', 'SUBTOTAL'],
  ['|10 St|Klemme|129,65 €', null],
  ['1|20|Klemme|4', null],
  ['|A|Antrieb Förderband|', 'SECTION'],
  ['|II.|Steuerung|', 'SECTION'],
  ['|A|Klemme 2003-1201|', null],
  ['2|A|Antrieb|', null],
  ['1|Kapitel|Steuerung|32713,60', 'SECTION'],
  ['|A-24117|Gepr.|', null],
  ['||Material gesamt|2326,53', 'SUBTOTAL'],
  ['||Anzahl Geräte gesamt|61', 'SUBTOTAL'],
  ['||zzgl. Kleinmaterial 4 %|93', 'SUBTOTAL'],
  ['30||Gesamtmenge|', 'SUBTOTAL'],
  ['13||Anzahl Positionen|', 'SUBTOTAL'],
  ['30||Anzahl der Teile|', 'SUBTOTAL'],
  ['79 Stk.||Positionen gesamt: 19|', 'SUBTOTAL'],
  ['1||Teileträger gesamt 19"|', null],
  ['||I.V.A. 16%|1386', 'SUBTOTAL'],
  ['||Práce 46 h|20700', 'NOTE'],
  ['||Bereitgestellt am:|Unterschrift Lager:', 'NOTE'],
  ['|||entfällt', 'PLACEHOLDER'],
])('the row %s is left out as %s', (text, code) => {
  expect(leftOutKind(rowsOf(text)[0]!, headers, columns, undefined)?.code ?? null).toBe(code)
})

test('a title merged over several cells stands alone', () => {
  const merged = { ...cellOf('Elektronik'), merged: true }
  const row = { rowIndex: 5, cells: [merged, merged, merged, cellOf('')] }
  expect(leftOutKind(row, headers, columns, undefined)?.code).toBe('SECTION')
})

test('a title that goes on over the description is one, whatever is remarked beside it', () => {
  const merged = { ...cellOf('Mechanik'), merged: true }
  const cells = [cellOf(''), cellOf('Mechanik'), merged, cellOf(''), cellOf('fehlt noch: Schrauben')]
  expect(leftOutKind({ rowIndex: 5, cells }, headers, columns, undefined)?.code).toBe('SECTION')
})

test('a text whose quantity and price are merged with the row above goes on with it', () => {
  const merged = (text: string) => ({ ...cellOf(text), merged: true })
  const cells = [merged('4'), cellOf(''), cellOf('mit Deckel und Schrauben'), merged('17,90')]
  expect(leftOutKind({ rowIndex: 5, cells }, headers, columns, undefined)?.code).toBe('NOTE')
  const withNumber = [merged('4'), cellOf('PB-119'), cellOf('Deckel'), merged('17,90')]
  expect(leftOutKind({ rowIndex: 5, cells: withNumber }, headers, columns, undefined)).toBeNull()
  const withPrice = [merged('4'), cellOf(''), cellOf('Deckel'), cellOf('17,90')]
  expect(leftOutKind({ rowIndex: 5, cells: withPrice }, headers, columns, undefined)).toBeNull()
})

test('a title above the next header is a section, whatever columns it fills', () => {
  const [title, header] = rowsOf('ebay - smalltec||ebay.de|\nMenge|Bestellnummer|Bezeichnung|Preis')
  expect(leftOutKind(title!, headers, columns, header)?.code).toBe('SECTION')
})

const numbered = ['Pos.', 'Art', 'Bestellnummer', 'Bezeichnung', 'Menge']
const columnsOfNumbered = new Map([
  ['orderNumber', [2]],
  ['description', [3]],
  ['quantity', [4]],
] as const)

test.each([
  ['2||Feld 2 Abgänge||\n2.1|||Schütz|3', 'SECTION'],
  ['1.|||Einspeisung|\n1.1||4711-1|Schalter|1', 'SECTION'],
  ['1.2||Steuerung||\n1.2.1||4711-1|Schalter|1', 'SECTION'],
  ['2|||Gehäuse|1\n2.1||4711-1|Deckel|1', null],
  ['2||4711-2|Gehäuse|\n2.1||4711-1|Deckel|1', null],
  ['7|Titel||Melder|\n8|Artikel|4711-1|Schalter|1', 'NOTE'],
  ['7|Text||Wird fertig geprüft geliefert|\n8|Artikel|4711-1|Schalter|1', 'NOTE'],
  ['7|Artikel||Leitung nach Aufmaß|\n8|Artikel|4711-1|Schalter|1', null],
  ['7|Text||Leitung|20\n8|Artikel|4711-1|Schalter|1', null],
])('of %j the first row is left out as %s', (rows, code) => {
  const [row, next] = rowsOf(rows)
  expect(leftOutKind(row!, numbered, columnsOfNumbered, next)?.code ?? null).toBe(code)
})

test('where nothing is counted, what is numbered below may be a part as well', () => {
  const [row, next] = rowsOf('2||Schrank 760 x 760|\n2.1|4711-1|Schalter|')
  const uncounted = new Map([
    ['orderNumber', [1]],
    ['description', [2]],
  ] as const)
  expect(
    leftOutKind(row!, ['Pos.', 'Bestellnummer', 'Bezeichnung', 'Preis'], uncounted, next)?.code,
  ).not.toBe('SECTION')
})

test.each([
  ['M||Rührwerksmotor\nM1|1|Getriebe', 'SECTION'],
  ['M||Rührwerksmotor\nK1|1|Schütz', null],
  ['M||Rührwerksmotor', null],
  ['-K1||Schütz', null],
  ['1|2|Titel', null],
])('a tag or a quantity makes the row %s a line', (text, code) => {
  const tagged = new Map([
    ['bmk', [0]],
    ['quantity', [1]],
    ['description', [2]],
  ] as const)
  const [row, next] = rowsOf(text)
  const kind = leftOutKind(row!, ['BMK', 'Menge', 'Bezeichnung'], tagged, next)
  expect(kind?.code ?? null).toBe(code)
})

test('what takes an amount off is no part', () => {
  const priced = new Map<BomField, number[]>([
    ['quantity', [0]],
    ['orderNumber', [1]],
    ['description', [2]],
    ['purchasePrice', [3]],
  ])
  const codeOf = (text: string) => leftOutKind(rowsOf(text)[0]!, headers, priced, undefined)?.code ?? null
  expect(codeOf('||Anteil Bauherr|-85')).toBe('SUBTOTAL')
  expect(codeOf('2||Anteil Bauherr|-85')).toBeNull()
  expect(codeOf('||Klemme|85')).toBeNull()
})
