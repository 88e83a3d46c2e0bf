import { expect, test } from 'vitest'
import { headerNames } from './header-names.ts'
import { readLines } from './read-lines.ts'
import { rowsOf } from './rows.example.ts'
import { suggestMapping } from './suggest-mapping.ts'

const fieldsOf = (header: string, below: string) =>
  suggestMapping(header.split('|'), rowsOf(below)).map(({ articleField }) => articleField)

test('what counts the parts belongs to the list, though their texts go on in rows of their own', () => {
  const below = [
    '104711||8812043|Leistungsschalter 1,8-2,5 A||4|Stück',
    '|||Siemens 3RV2011-1CA10|||',
    '104713||8812047|Leistungsschalter 5,5-8 A||2|Stück',
    '|||Siemens 3RV2011-1HA10|||',
    '104802||8803310|Schütz 3 kW||6|Stück',
    '|||Siemens 3RT2015-1BB41|||',
  ].join('\n')
  const fields = fieldsOf('Nr.||Ihre Artikelnr.|Beschreibung||Menge|Einheit', below)
  expect(fields.slice(3)).toEqual(['description', null, 'quantity', 'quantityUnitName'])
})

test('a second table beside the list is no part of it', () => {
  const text = [
    'Bezeichnung|Anzahl|Stückpreis||Raum|Länge|Anzahl',
    'Schalter|1|120,00||EG|4|26',
    'Patchfeld|5|95,75||EG|7|24',
    '||||OG|9|22',
    '||||OG|3|20',
    'Kabel|50|3,10||DG|2|18',
    '||||DG|2|16',
  ].join('\n')
  const [header, ...below] = text.split('\n')
  expect(fieldsOf(header!, below.join('\n'))).toEqual([
    'description',
    'quantity',
    'purchasePrice',
    null,
    null,
    null,
    null,
  ])
  const rows = rowsOf(text)
  const headers = headerNames(rows, rows[0]!.rowIndex)
  const mapping = suggestMapping(headers, rows.slice(1))
  const read = readLines(rows, {
    headerRowIndex: rows[0]!.rowIndex,
    headers,
    mapping,
    quantityBasis: 'EACH',
    amount: 1,
  })
  expect(read.lines.map(({ quantity }) => quantity)).toEqual([1, 5, 50])
  expect(read.leftOut).toHaveLength(3)
})

test('empty columns of a form part nothing', () => {
  expect(
    fieldsOf(
      'Menge||Bezeichnung||Hersteller|Bestellnummer',
      '1||Schütz||Siemens|3RT2016-1BB41\n2||Klemme||WAGO|2002-1201\n4||Relais||Finder|40.52.9.024\n1||Netzteil||PULS|CP10.241',
    ),
  ).toEqual(['quantity', null, 'description', null, 'manufacturerName', 'orderNumber'])
})

test('a table that names parts under the same name again stands beside, though it fills the same rows', () => {
  expect(
    fieldsOf(
      'Bauteil|Stück||Bauteil|Menge',
      'Taster grün|2||Welle|300\nLampe weiß|8||Lager|24\nRelais 24 V|4||Mutter M4|46\nNetzteil|1||Scheibe|10',
    ),
  ).toEqual(['description', 'quantity', null, null, null])
})

test('of two tables the one that names and counts parts is the list, wherever it stands', () => {
  const below = [
    'Bezahlt|20,00|30,00||Taster grün|2|4,00',
    'Offen|5,00|1,00||Lampe weiß|8|1,50',
    'Summe|25,00|31,00||Relais 24 V|4|7,20',
    '||||Netzteil|1|39,00',
    '||||Klemme|40|0,80',
    '||||Sockel|3|2,10',
  ].join('\n')
  const header = 'Wer|Anna|Bert||Bezeichnung|Anzahl|Preis'
  expect(fieldsOf(header, below)).toEqual([
    null,
    null,
    null,
    null,
    'description',
    'quantity',
    'purchasePrice',
  ])
})

test('what a table beside the list says makes no line of the list a sum', () => {
  const rows = rowsOf(
    [
      'Bezeichnung|Preis||Bezeichnung|Preis',
      'Taster grün|4,00||Kabel rot|1,00',
      'Lampe weiß|1,50||Kabel blau|2,00',
      'Relais 24 V|7,20||Gesamt|3,00',
      'Netzteil|39,00||',
      '||||48,70',
    ].join('\n'),
  )
  const headers = headerNames(rows, 1)
  const mapping = suggestMapping(headers, rows.slice(1))
  const read = readLines(rows, { headerRowIndex: 1, headers, mapping, quantityBasis: 'EACH', amount: 1 })
  expect(read.lines.map(({ rowIndex }) => rowIndex)).toEqual([2, 3, 4, 5])
  expect(read.leftOut.map(({ rowIndex, reason }) => [rowIndex, reason])).toEqual([[6, 'NOTE']])
})

test('an empty column of a dealer’s block names no parts: the quantities beyond it belong to the list', () => {
  const fields = fieldsOf(
    'Part|Value|Hst.-Nr.|||Hst.-Nr. (2)|Best.-Nr.|Anz.',
    ['C1|10 nF|||||||50', 'C2|4,7 µF|T491A475K||||||15', 'R1|1k|||||||100', 'U1|Wandler|ADP2108AUJZ||||||10']
      .map((row) => row.replace('||||||', '|||||').replace('|||||||', '||||||'))
      .join('\n'),
  )
  expect(fields[7]).toBe('quantity')
})

test('assemblies that are counted before the parts are no list: the table that names and counts its parts is', () => {
  const fields = fieldsOf(
    'Unit|Quantity||Reference|Quantity (2)|Value|Description',
    'Rig||||||\nDriver|2|||||\n|||R1, R2|2|10k|Resistor thin film\n|||C1|1|100n|Capacitor ceramic\nSensor|4|||||\n|||U1|1|MCP1501|Voltage reference\n|||J1|1|PH-4|Connector four poles',
  )
  expect(fields).toEqual([null, null, null, 'bmk', 'quantity', 'description', 'description'])
})
