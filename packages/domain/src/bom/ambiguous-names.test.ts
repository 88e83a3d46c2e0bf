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
    name: 'Supply with marks of supplied parts',
    headers: 'Part Number|Qty|Supply',
    rows: 'LC1D09|1|\nGV2ME14|1|Free issue\nXB4BA31|2|free issue',
    column: 'Supply',
    field: 'isSuppliedPart',
  },
  {
    name: 'a column without a name whose values have a sign',
    headers: '|Bestellnummer|Menge',
    rows: '-K1|LC1D09|1\n-K2|GV2ME14|1\n-F1|XB4BA31|2',
    column: 'Spalte A',
    field: 'bmk',
  },
  {
    name: 'Preis without more',
    headers: 'Bestellnummer|Menge|Preis',
    rows: '4711-1|1|3,20\n4711-2|2|4,50',
    column: 'Preis',
    field: 'listPrice',
  },
  {
    name: 'Stückpreis alone',
    headers: 'Bestellnummer|Menge|Stückpreis',
    rows: '4711-1|1|3,20\n4711-2|2|4,50',
    column: 'Stückpreis',
    field: 'purchasePrice',
  },
  {
    name: 'Stückpreis beside the list price',
    headers: 'Bestellnummer|Menge|Listenpreis|Stückpreis',
    rows: '4711-1|1|4,20|3,20\n4711-2|2|5,50|4,50',
    column: 'Stückpreis',
    field: 'purchasePrice',
    certainty: 'SURE',
  },
  {
    name: 'LP that counts the lines',
    headers: 'Lp.|Nazwa|Nr katalogowy|Ilość',
    rows: '1|Stycznik|NK-100|4\n2|Bezpiecznik|NK-2|1\n3|Gniazdo|NK-31|2\n4|Wtyk|NK-8|3',
    column: 'Lp.',
    field: null,
  },
  {
    name: 'a price column that is still empty and vaguely named',
    headers: 'Bestellnummer|Menge|Preis',
    rows: '4711-1|1|\n4711-2|2|',
    column: 'Preis',
    field: null,
  },
  {
    name: 'Material with own numbers beside the maker’s',
    headers: 'Material|Kurztext|Menge|Herst.-Teilenr.',
    rows: '90012001|Schütz|1|3RT2015\n90012417|Relais|2|55.34\n90031000|Klemme|9|UT 2,5-X\n90044123|Taster|1|M22-D',
    column: 'Material',
    field: 'erpNumber',
  },
  {
    name: 'Référence with numbers',
    headers: 'Repère|Référence|Qté',
    rows: '-K1|NK100-2|1\n-K2|NK200-31|2\n-K3|NK7-B|2',
    column: 'Référence',
    field: 'orderNumber',
  },
  {
    name: 'Réf. with articles of which some look like tags',
    headers: 'Désignation|Réf.|Qté',
    rows: 'Relais|NK100-200/2|1\nBorne|EL1008|2\nCarte|XP-200/31|2\nCarte|S201|1',
    column: 'Réf.',
    field: 'orderNumber',
  },
  {
    name: 'Reference with designators',
    headers: 'Reference|Qty|MPN',
    rows: 'K1|1|NK100-2\nK2|2|NK200-31\nK3|2|NK7-B',
    column: 'Reference',
    field: 'bmk',
    certainty: 'SURE',
  },
  {
    name: 'BMK with numbers of articles',
    headers: 'BMK|Bezeichnung|Menge',
    rows: 'NK-100/24-2|Relais|1\nNK-200/31-7|Klemme|2\nNK-7/1200|Taster|2',
    column: 'BMK',
    field: 'bmk',
  },
  {
    name: 'two columns of one name, own numbers first',
    headers: 'Artikelnummer|Bezeichnung|Menge|Artikelnummer (2)',
    rows: 'L-10021|Relais|1|55.34\nL-10044|Klemme|2|UT 2,5-X\nL-20001|Taster|2|M22-D\nL-20002|Schütz|2|3RT2015',
    column: 'Artikelnummer (2)',
    field: 'orderNumber',
  },
  {
    name: 'two columns of one name, the first one',
    headers: 'Artikelnummer|Bezeichnung|Menge|Artikelnummer (2)',
    rows: 'L-10021|Relais|1|55.34\nL-10044|Klemme|2|UT 2,5-X\nL-20001|Taster|2|M22-D\nL-20002|Schütz|2|3RT2015',
    column: 'Artikelnummer',
    field: 'erpNumber',
  },
  {
    name: 'two order numbers, the catalogue knows the second',
    headers: 'Bestellnummer|Artikelnummer|Menge',
    rows: 'XA-1|NK-100|1\nXB-22|NK-200|2\nXC-3|NK-300|1',
    column: 'Artikelnummer',
    field: 'orderNumber',
    certainty: 'SURE',
    knowledge: { knownNumbers: new Set(['NK100', 'NK200', 'NK300']) },
  },
  {
    name: 'a header that occurs twice',
    headers: 'Bestellnummer|Menge|Menge (2)',
    rows: '4711-1|1|5\n4711-2|2|9',
    column: 'Menge',
    field: 'quantity',
  },
  {
    name: 'Comment as the only text',
    headers: 'Designator|Comment|MPN|Quantity',
    rows: 'K1|Relay 24 V|NK-100|1\nX1|Terminal grey|NK-2|1\nF1|Fuse holder|NK-31|1',
    column: 'Comment',
    field: 'description',
  },
  {
    name: 'Comment beside the text',
    headers: 'Description|Comment|MPN|Quantity',
    rows: 'Relay|on rail|NK-100|1\nTerminal|left side|NK-2|1\nFuse|right side|NK-31|1',
    column: 'Comment',
    field: null,
  },
  {
    name: 'a name without meaning, values like numbers',
    headers: 'Foo|Menge',
    rows: 'NK-100|1\nNK-2/8|2\nNK-31|1',
    column: 'Foo',
    field: 'orderNumber',
  },
  {
    name: 'a name without meaning, values like quantities',
    headers: 'Bestellnummer|Foo',
    rows: 'NK-100|1\nNK-2/8|12\nNK-31|1',
    column: 'Foo',
    field: 'quantity',
  },
  {
    name: 'Hersteller/Typ in one column',
    headers: 'Hersteller/Typ|Menge',
    rows: 'Siemens NK-100|1\nABB NK-2/8|2\nWAGO NK-31|1',
    column: 'Hersteller/Typ',
    field: 'manufacturerNumber',
  },
  {
    name: 'Nummer as the only number',
    headers: 'Stk|Was|Nummer',
    rows: '1|Relais|NK-100\n2|Klemme|NK-2/8\n1|Taster|NK-31',
    column: 'Nummer',
    field: 'orderNumber',
  },
  {
    name: 'fields side by side and their sum',
    headers: 'Artikel-Nr.|Feld 1|Feld 2|Gesamt',
    rows: 'NK-100|1|2|3\nNK-2/8|2|2|4\nNK-31|1|0|1',
    column: 'Gesamt',
    field: 'quantity',
  },
  {
    name: 'a field that holds quantities',
    headers: 'Artikel-Nr.|Feld 1|Feld 2|Gesamt',
    rows: 'NK-100|1|2|3\nNK-2/8|2|2|4\nNK-31|1|0|1',
    column: 'Feld 1',
    field: null,
  },
  {
    name: 'Gesamt beside prices',
    headers: 'Artikel-Nr.|Einzelpreis|Gesamt',
    rows: 'NK-100|4,50|9\nNK-2/8|2,00|4\nNK-31|1,10|22',
    column: 'Gesamt',
    field: null,
  },
  {
    name: 'a length where nothing else is counted',
    headers: 'Kabel|Artikel-Nr.|Länge [m]|Von|Nach',
    rows: '-W1|NK-100|30|+S1-X1|+F1-B1\n-W2|NK-2/8|12|+S1-X2|+F1-B2\n-W3|NK-31|7|+S1-X3|+F1-B3',
    column: 'Länge [m]',
    field: 'quantity',
  },
  {
    name: 'a length beside the number of pieces',
    headers: 'Teil|Artikel-Nr.|Anzahl|Länge [mm]',
    rows: 'Schiene|NK-100|3|350\nKanal|NK-2/8|1|720\nSchiene|NK-31|7|350',
    column: 'Länge [mm]',
    field: null,
  },
  {
    name: 'where a cable goes',
    headers: 'Kabel|Artikel-Nr.|Länge [m]|Von|Nach',
    rows: '-W1|NK-100|30|+S1-X1|+F1-B1\n-W2|NK-2/8|12|+S1-X2|+F1-B2\n-W3|NK-31|7|+S1-X3|+F1-B3',
    column: 'Von',
    field: null,
  },
  {
    name: 'a question as the name of the texts',
    headers: 'Wieviel|Was brauchen wir|Kennung',
    rows: '1|Relais 24 V|NK-100\n12|Klemme grau|NK-2/8\n2|Taster grün|NK-31',
    column: 'Was brauchen wir',
    field: 'description',
  },
  {
    name: 'a name without meaning beside a quantity',
    headers: 'Bestellnummer|Menge|Foo',
    rows: 'NK-100|1|3\nNK-2/8|12|4\nNK-31|1|9',
    column: 'Foo',
    field: null,
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
