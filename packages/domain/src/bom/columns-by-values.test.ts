import { expect, test } from 'vitest'
import { rowsOf } from './rows.example.ts'
import { suggestMapping } from './suggest-mapping.ts'

/** Header row, rows below, and for some columns field and, where it matters, certainty: values overrule names. */
const examples: [string, string, string, Record<string, string>][] = [
  [
    'an empty column never beats a filled one',
    'Bezeichnung|Artikelbezeichnung|Menge',
    '|Relais|1\n|Sockel|2\n|Klemme|3',
    { Artikelbezeichnung: 'description' },
  ],
  [
    'texts are joined in any number',
    'Name|Beschreibung|Typ|Ausführung|Menge',
    'Motor|Antrieb links|Getriebemotor|mit Bremse|1\nUmrichter|für Motor|Kompaktgerät|mit Filter|1\nKabel|zum Motor|Leitung|geschirmt|2',
    { Name: 'description', Beschreibung: 'description', Typ: 'description', Ausführung: 'description' },
  ],
  [
    'a second text is the number where its values are numbers',
    'Bezeichnung|Typ|Menge',
    'Schütz|3RT2016-1BB41|1\nRelais|40.52.9.024.0000|2\nKlemme|2002-1201|3',
    { Bezeichnung: 'description', Typ: 'manufacturerNumber' },
  ],
  [
    '# that repeats is a quantity',
    '#|Description|MPN',
    '2|Relay|G2R-1-24\n2|Socket|P2RF-05\n1|Supply|NDR-120\n4|Fuse|MST-250',
    { '#': 'quantity CHECK' },
  ],
  [
    '# that counts is a position',
    '#|Description|Qty',
    '1|Relay|2\n2|Socket|2\n3|Supply|1\n4|Fuse|4',
    { '#': 'null SURE', Qty: 'quantity' },
  ],
  [
    'Item No. with numbers of articles is no position',
    'Description|Qty|Item No.',
    'Relay|2|RL-2204-A\nSocket|2|SK-11X\nSupply|1|PS-240-24\nFuse|4|FS-99-B',
    { 'Item No.': 'orderNumber CHECK' },
  ],
  [
    'tags are never an order number',
    'Part Number|Description|Qty',
    'R1,R2|Resistor|2\nC1|Capacitor|1\nU1|Converter|1\nR3-R5|Resistor|3',
    { 'Part Number': 'bmk CHECK' },
  ],
  [
    'what is not needed is SURE only where the values say so',
    'Status|Bezeichnung|Menge|Gesamtpreis|Einzelpreis',
    'RT-2016-1|Schütz|2|63,00|31,50\nMS-8|Schalter|3|30,00|10,00\nKL-25|Klemme|40|32,00|0,80',
    { Status: 'null CHECK', Gesamtpreis: 'null SURE', Einzelpreis: 'purchasePrice' },
  ],
  [
    'a price is told from the line total by arithmetic',
    'Bauteil|Anzahl|Kosten|Kosten/Stk',
    'Motor|2|50,00|25,00\nRiemen|3|9,00|3,00\nLager|8|8,00|1,00',
    { Kosten: 'null SURE', 'Kosten/Stk': 'purchasePrice' },
  ],
  [
    'a price at a hundred pieces is none of one',
    'MPN|Qty|Price @ 100|Price 1',
    'NK-100|1|1,10|2,00\nNK-200|2|0,30|0,50\nNK-300|4|0,20|0,40',
    { 'Price @ 100': 'null', 'Price 1': 'purchasePrice' },
  ],
  [
    'a pack is not the wanted quantity',
    'MPN|Pack Quantity|Requested Quantity',
    'NK-100|5000|10\nNK-200|4000|20\nNK-300|3000|5',
    { 'Pack Quantity': 'null', 'Requested Quantity': 'quantity' },
  ],
  [
    'needed goes before ordered',
    'Artikelnummer|Anzahl (bestellt)|Anzahl (benötigt)',
    'NK-100|2|4\nNK-200||3\nNK-300|1|5',
    { 'Anzahl (benötigt)': 'quantity CHECK', 'Anzahl (bestellt)': 'null' },
  ],
  [
    'quantities of two variants are never SURE',
    'Artikelnummer|Menge A|Menge B',
    'NK-100|2|3\nNK-200|4|4\nNK-300|1|5',
    { 'Menge A': 'quantity CHECK', 'Menge B': 'null' },
  ],
  [
    'the supplier’s column holds numbers',
    'Bezeichnung|Lieferant|Menge',
    'Relais|RX-110022|1\nSockel|RX-110023|2\nKlemme|RX-220001|3',
    { Lieferant: 'wholesalerOrderNumber CHECK' },
  ],
  [
    'maker and number in one cell',
    'Bezeichnung|Hersteller + Typ|Menge',
    'Schütz|Siemens 3RT2016-1BB41|1\nNetzteil|Phoenix Contact 2903148|2\nKlemme|Wago 2002-1201|3',
    { 'Hersteller + Typ': 'manufacturerNumber CHECK' },
  ],
  [
    'EAN by their check digit',
    'Code|Bezeichnung|Menge',
    '4006381333931|Stift|1\n4011160001116|Schalter|2\n9002236311036|Buch|1',
    { Code: 'eanNumber CHECK' },
  ],
  [
    'several remarks are kept',
    'Artikelnummer|Menge|Bemerkung|Anmerkung',
    'NK-100|1|dringend|Feld 2\nNK-200|2||Feld 1\nNK-300|3|grau|',
    { Bemerkung: 'remark', Anmerkung: 'remark CHECK' },
  ],
  [
    'a comment describes the part where nothing else does',
    'Comment|Designator|Quantity',
    '100nF|C1,C2|2\n10k|R1|1\nLM358|U1|1',
    { Comment: 'description CHECK' },
  ],
  [
    'a quantity behind a gap may be of another table',
    'Nummer|Bezeichnung||Strecke|Anzahl',
    'NK-31|Taster||Halle|12\nNK-8|Lampe||Büro|14\nNK-100|Relais||Keller|3',
    { Anzahl: 'quantity CHECK' },
  ],
  [
    'a quantity in the one table is what its name says',
    'Nummer|Bezeichnung|Strecke|Anzahl',
    'NK-31|Taster|Halle|12\nNK-8|Lampe|Büro|14\nNK-100|Relais|Keller|3',
    { Anzahl: 'quantity SURE' },
  ],
  [
    'tags that are none are looked at',
    'Designator|Description|Qty',
    'Hub mount|holds the hub|2\nSide screws (4)|of steel|8\nTop plate|painted|1\nLong legs|with feet|6',
    { Designator: 'bmk CHECK' },
  ],
  [
    'columns that a program named are read by their values',
    'Spalte1|Spalte2|Spalte3|Menge',
    'Taster rund|2,50 €|https://shop.example/1|3\nLampe grün|3,10 €|https://shop.example/2|1\nRelais mit Sockel|7,20 €|https://shop.example/3|4\nKlemme grau|1,15 €|https://shop.example/4|12',
    {
      Spalte1: 'description CHECK',
      Spalte2: 'purchasePrice CHECK',
      Spalte3: 'manufacturerLink CHECK',
    },
  ],
]

test.each(examples)('%s', (_, headers, rows, wanted) => {
  const suggested = suggestMapping(headers.split('|'), rowsOf(rows))
  for (const [header, text] of Object.entries(wanted)) {
    const [field, certainty] = text.split(' ')
    const found = suggested.find(({ importHeader }) => importHeader === header)
    expect(String(found?.articleField), header).toBe(field)
    if (certainty) expect(found?.certainty, header).toBe(certainty)
  }
})
