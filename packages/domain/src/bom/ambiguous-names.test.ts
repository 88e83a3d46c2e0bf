import { expect, test } from 'vitest'
import { rowsOf } from './rows.example.ts'
import { type MappingKnowledge, suggestMapping } from './suggest-mapping.ts'

interface Example {
  name: string
  headers: string
  rows: string
  column: string
  field: string | null
  certainty?: string
  knowledge?: MappingKnowledge
}

const examples: Example[] = [
  {
    name: 'Bauteil with numbers',
    headers: 'Beschreibung|Bauteil|Anzahl',
    rows: 'LED|MSL0601RGBU1|92\nUSB|FT2232D|1\nWandler|TPS565208DDCR|2',
    column: 'Bauteil',
    field: 'manufacturerNumber',
  },
  {
    name: 'Bauteil with names',
    headers: 'Anzahl|Bauteil|Wert|Bestellnummer',
    rows: '1|Trenntrafo|230 V|2119\n1|Netzschalter|2xAus|421503\n2|Umschalter|2xUm|421008',
    column: 'Bauteil',
    field: 'description',
  },
  {
    name: 'Bestellnummer beside Lieferant, another number',
    headers: 'Typnummer|Lieferant|Bestellnummer|Menge',
    rows: '3RT2015|Sonepar|123456|1\n3RT2016|Rexel|234567|1',
    column: 'Bestellnummer',
    field: 'wholesalerOrderNumber',
  },
  {
    name: 'Bestellnummer beside Lieferant, alone',
    headers: 'Bezeichnung|Lieferant|Bestellnummer|Menge',
    rows: 'Schütz|Sonepar|123456|1\nRelais|Rexel|234567|1',
    column: 'Bestellnummer',
    field: 'orderNumber',
  },
  {
    name: 'Bestellnummer alone is plain',
    headers: 'Bezeichnung|Bestellnummer|Menge',
    rows: 'Schütz|123456|1\nRelais|234567|1',
    column: 'Bestellnummer',
    field: 'orderNumber',
    certainty: 'SURE',
  },
  {
    name: 'Part Number beside Manufacturer',
    headers: 'Manufacturer|Part Number|Qty',
    rows: 'Siemens|3RT2015|1\nABB|S201-B16|2',
    column: 'Part Number',
    field: 'manufacturerNumber',
  },
  {
    name: 'Part Number that a dealer gives',
    headers: 'Part Number|Qty',
    rows: '91292A113|12\n92196A148|104\n6-32 angle bracket|8',
    column: 'Part Number',
    field: 'orderNumber',
  },
  {
    name: 'Part Number beside a maker’s number',
    headers: 'SP Part Number|Manufacturer Part #|Qty',
    rows: 'SP-2001|40AMP-HRNS|1\nSP-2002|SS-10-12V|1',
    column: 'SP Part Number',
    field: 'erpNumber',
  },
  {
    name: 'Preis without more',
    headers: 'Bestellnummer|Menge|Preis',
    rows: '4711-1|1|3,20\n4711-2|2|4,50',
    column: 'Preis',
    field: 'listPrice',
  },
  {
    name: 'Stückpreis',
    headers: 'Bestellnummer|Menge|Stückpreis',
    rows: '4711-1|1|3,20\n4711-2|2|4,50',
    column: 'Stückpreis',
    field: 'purchasePrice',
    certainty: 'SURE',
  },
  {
    name: 'Type with words',
    headers: 'TYPE|MPN|QTY',
    rows: 'MAKE FROM|SS-10-12V|1\nCOTS|BD280-1130|2',
    column: 'TYPE',
    field: null,
  },
  {
    name: 'Item that counts',
    headers: 'Item|Description|Qty',
    rows: '1|Relay|4\n2|Fuse|1\n3|Socket|2\n4|Plug|3',
    column: 'Item',
    field: null,
  },
  {
    name: 'a name without meaning, values of the catalogue',
    headers: 'Ding|Menge',
    rows: '3RT2015-1BB41|1\n3RT2016-1BB41|2',
    column: 'Ding',
    field: 'orderNumber',
    knowledge: { knownNumbers: new Set(['3RT20151BB41', '3RT20161BB41']) },
  },
  {
    name: 'a name without meaning, makers of the catalogue',
    headers: 'Wer|Bestellnummer|Menge',
    rows: 'Siemens|4711-1|1\nABB|4711-2|2',
    column: 'Wer',
    field: 'manufacturerName',
    knowledge: { knownManufacturers: new Set(['siemens', 'abb']) },
  },
  {
    name: 'signs decide over the name',
    headers: 'Ort|Bestellnummer|Menge',
    rows: '=A1|4711-1|1\n=A2|4711-2|2',
    column: 'Ort',
    field: 'functionalAssignment',
  },
  {
    name: 'what was mapped last time',
    headers: 'Ding|Menge',
    rows: 'a|1',
    column: 'Ding',
    field: 'erpNumber',
    certainty: 'SURE',
    knowledge: { remembered: [{ importHeader: 'DING', articleField: 'erpNumber' }] },
  },
]

test.each(examples)('$name: $column is $field', ({ headers, rows, column, field, certainty, knowledge }) => {
  const suggested = suggestMapping(headers.split('|'), rowsOf(rows), knowledge).find(
    (one) => one.importHeader === column,
  )
  expect(suggested?.articleField).toBe(field)
  if (field !== null) expect(suggested?.certainty).toBe(certainty ?? 'CHECK')
  expect(suggested?.reason).not.toBe('')
})
