import { describe, expect, test } from 'vitest'
import { detectHeaderRow, headerNames, readLines, type SheetRow, suggestMapping } from './index.ts'

/** Lists as EPLAN, WSCAD, ERP systems and people write them; `|` parts cells, a line is a row. */
function sheetOf(text: string): SheetRow[] {
  return text
    .trim()
    .split('\n')
    .map((line, index) => ({
      rowIndex: index + 1,
      cells: line.split('|').map((cell) => {
        const value = cell.trim()
        const number = /^\d+(\.\d+)?$/.test(value) && !/^0\d/.test(value) ? { number: Number(value) } : {}
        const kind = value === '' ? 'empty' : 'number' in number ? 'number' : 'text'
        return { text: value, kind, ...number } as const
      }),
    }))
}

interface Variant {
  name: string
  text: string
  header: number
  fields: Record<string, string>
  lines: number
}

const variants: Variant[] = [
  {
    name: 'EPLAN with order, manufacturer number and designation',
    text: `
Bestellnummer|Typnummer|Hersteller|Menge|BMK
3RT2015-1BB41|3RT2015-1BB41|Siemens|1|=A1+S1-K1
3RV2011-1AA10|3RV2011-1AA10|Siemens|2|=A1+S1-Q1
0311087|UK 5 N|Phoenix Contact|25|=A1+S1-X1`,
    header: 1,
    fields: {
      Bestellnummer: 'orderNumber',
      Typnummer: 'manufacturerNumber',
      Hersteller: 'manufacturerName',
      Menge: 'quantity',
      BMK: 'bmk',
    },
    lines: 3,
  },
  {
    name: 'title block above the header in row 4',
    text: `
Stückliste|Projekt 4711||||
Kunde: Musterwerk|Datum 01.02.2026||||
|||||
Pos.|Menge|Einheit|Bezeichnung 1|Bezeichnung 2|Art.-Nr.|Herst.|Einbauort
1|2|Stk|Leitungsschutzschalter|B16 1-polig|5SL6116-6|Siemens|+S1
2|10|m|Verdrahtungskanal|40x60|VK-4060|Rittal|+S1`,
    header: 4,
    fields: {
      Menge: 'quantity',
      Einheit: 'quantityUnitName',
      'Bezeichnung 1': 'description',
      'Bezeichnung 2': 'description',
      'Art.-Nr.': 'orderNumber',
      'Herst.': 'manufacturerName',
      Einbauort: 'installationLocation',
    },
    lines: 2,
  },
  {
    name: 'WSCAD with plant and place',
    text: `
Anlage|Ort|BMK|Artikelnummer|Hersteller|Artikelbezeichnung|Anzahl|ME
=A1|+S1|-K1|SIE.3RT2015-1BB41|Siemens|Schütz 7 A|1|St
=A1|+S1|-F1|ABB.S201-B16|ABB|Automat B16|3|St`,
    header: 1,
    fields: {
      Anlage: 'functionalAssignment',
      Ort: 'installationLocation',
      BMK: 'bmk',
      Artikelnummer: 'orderNumber',
      Hersteller: 'manufacturerName',
      Artikelbezeichnung: 'description',
      Anzahl: 'quantity',
      ME: 'quantityUnitName',
    },
    lines: 2,
  },
  {
    name: 'Excel by hand, umlauts written out',
    text: `
Stueckzahl|Geraet|Typ|Fabrikat|Bestell-Nr|Listenpreis|Einkaufspreis
2|Hauptschalter|P3-63/EA/SVB|Eaton|031607|112,40|80,10
1|Netzteil 24 V|QUINT4-PS/1AC/24DC/10|Phoenix Contact|2904601|310,00|199,95`,
    header: 1,
    fields: {
      Stueckzahl: 'quantity',
      Geraet: 'description',
      Typ: 'manufacturerNumber',
      Fabrikat: 'manufacturerName',
      'Bestell-Nr': 'orderNumber',
      Listenpreis: 'listPrice',
      Einkaufspreis: 'purchasePrice',
    },
    lines: 2,
  },
  {
    name: 'order number beside a supplier and a manufacturer number',
    text: `
Pos|Bezeichnung|Hersteller|Herst.-Art.-Nr.|Lieferant|Bestellnummer|Menge
1|Schütz|Siemens|3RT2015-1BB41|Sonepar|12345678|4
2|Relais|Finder|55.34.9.024.0040|Rexel|87654321|2`,
    header: 1,
    fields: {
      Bezeichnung: 'description',
      Hersteller: 'manufacturerName',
      'Herst.-Art.-Nr.': 'manufacturerNumber',
      Bestellnummer: 'wholesalerOrderNumber',
      Menge: 'quantity',
    },
    lines: 2,
  },
  {
    name: 'English panel builder',
    text: `
Panel BOM - Line 3||||||
Item|Device Tag|Qty|UOM|Description|Manufacturer|Part Number|Supplier|Supplier Part Number|Unit Price|Total Price
1|Q1|1|EA|Disconnect switch|Eaton|P3-63|Mouser|603-P3-63|55.20|55.20
2|K1|4|EA|Contactor|Siemens|3RT2015-1BB41|Mouser|603-3RT|18.40|73.60`,
    header: 2,
    fields: {
      'Device Tag': 'bmk',
      Qty: 'quantity',
      UOM: 'quantityUnitName',
      Description: 'description',
      Manufacturer: 'manufacturerName',
      'Part Number': 'manufacturerNumber',
      'Supplier Part Number': 'wholesalerOrderNumber',
      'Unit Price': 'purchasePrice',
    },
    lines: 2,
  },
  {
    name: 'KiCad',
    text: `
Reference|Value|Footprint|Datasheet|Qty|MPN|Mfr
C1, C2|100nF|C_0603|~|2|CL10B104KB8NNNC|Samsung
R1|10k|R_0603|~|1|RC0603FR-0710KL|Yageo`,
    header: 1,
    fields: {
      Reference: 'bmk',
      Footprint: 'description',
      Value: 'description',
      Qty: 'quantity',
      MPN: 'manufacturerNumber',
      Mfr: 'manufacturerName',
    },
    lines: 2,
  },
  {
    name: 'signs as headers and a combined designation',
    text: `
Gesamtkennzeichen|Bestellnummer|Herstellername|Stück|Beistellung
=A1+S1-K1|3RT2015|Siemens|1|
=A1+S1-K2|3RT2016|Siemens|2|x`,
    header: 1,
    fields: {
      Gesamtkennzeichen: 'designation',
      Bestellnummer: 'orderNumber',
      Herstellername: 'manufacturerName',
      Stück: 'quantity',
      Beistellung: 'isSuppliedPart',
    },
    lines: 2,
  },
  {
    name: 'sections by place, subtotal and grand total',
    text: `
Menge|Artikel-Nr.|Benennung|Fabrikat|EP|GP
|+S1||||
2|LZX:RT424024|Relais|Siemens|4,10|8,20
|Summe||||8,20
|Feld 2||||
1|2904601|Netzteil|Phoenix Contact|199,95|199,95
|Gesamtsumme||||208,15`,
    header: 1,
    fields: {
      Menge: 'quantity',
      'Artikel-Nr.': 'orderNumber',
      Benennung: 'description',
      Fabrikat: 'manufacturerName',
      EP: 'purchasePrice',
    },
    lines: 2,
  },
  {
    name: 'SAP export',
    text: `
Position|Komponentennummer|Materialkurztext|Menge|ME|Herstellerteilenummer|Hersteller|Materialnummer
0010|A-100|Schütz 3-polig|2|ST|3RT2015-1BB41|SIEMENS|10004711
0020|A-101|Klemme|50|ST|2002-1201|WAGO|10004712`,
    header: 1,
    fields: {
      Materialkurztext: 'description',
      Menge: 'quantity',
      ME: 'quantityUnitName',
      Herstellerteilenummer: 'manufacturerNumber',
      Hersteller: 'manufacturerName',
      Materialnummer: 'erpNumber',
    },
    lines: 2,
  },
  {
    name: 'bilingual headers',
    text: `
Pos. / Item|Stückzahl / Quantity|Benennung / Description|Typ / Type|Hersteller / Manufacturer|Bestellnummer / Order no.|Kennzeichen / Tag
1|1|Motorschutzschalter / Motor protection|PKZM0-10|Eaton|072739|-Q1
2|2|Hilfsschalter / Auxiliary contact|NHI-E-11-PKZ0|Eaton|082882|-Q2`,
    header: 1,
    fields: {
      'Stückzahl / Quantity': 'quantity',
      'Benennung / Description': 'description',
      'Typ / Type': 'manufacturerNumber',
      'Hersteller / Manufacturer': 'manufacturerName',
      'Bestellnummer / Order no.': 'orderNumber',
      'Kennzeichen / Tag': 'bmk',
    },
    lines: 2,
  },
  {
    name: 'per cabinet and total side by side',
    text: `
Hersteller|Typnummer|Bezeichnung|Menge je Schrank|Gesamtmenge|Einheit
WAGO|2002-1201|Durchgangsklemme|10|30|Stk
WAGO|2002-1401|Klemme 4-Leiter|4|12|Stk
Rittal|SZ 2482.100|Tragschiene|2|6|m`,
    header: 1,
    fields: {
      Hersteller: 'manufacturerName',
      Typnummer: 'manufacturerNumber',
      Bezeichnung: 'description',
      Gesamtmenge: 'quantity',
      Einheit: 'quantityUnitName',
    },
    lines: 3,
  },
  {
    name: 'all signs in their own columns',
    text: `
==|=|++|+|-|Sachnummer|Marke|Anz.
Kühlen|A1|H1|S1|K1|3RT2015-1BB41|Siemens|1
Kühlen|A1|H1|S1|K2|3RT2016-1BB41|Siemens|1`,
    header: 1,
    fields: {
      '==': 'functionDesignation',
      '=': 'functionalAssignment',
      '++': 'locationIdentifier',
      '+': 'installationLocation',
      '-': 'bmk',
      Sachnummer: 'orderNumber',
      Marke: 'manufacturerName',
      'Anz.': 'quantity',
    },
    lines: 2,
  },
  {
    name: 'own part number beside the manufacturer part number',
    text: `
Level|Part Number|Part Name|Revision|Qty.|Mfr. Name|Mfr. Part Number|Ref. Des.|Notes
1|100-2001|Contactor 9A|A|2|Siemens|3RT2016-1BB41|K1,K2|
2|100-2002|Terminal block|B|40|Phoenix Contact|3209510|X1|cut to fit`,
    header: 1,
    fields: {
      Level: 'level',
      'Part Number': 'orderNumber',
      'Part Name': 'description',
      'Qty.': 'quantity',
      'Mfr. Name': 'manufacturerName',
      'Mfr. Part Number': 'manufacturerNumber',
      'Ref. Des.': 'bmk',
      Notes: 'remark',
    },
    lines: 2,
  },
  {
    name: 'line breaks and dashes inside headers, two header lines above',
    text: `
Firma Muster GmbH|||||
Auftrag: 12-345|||||
|||||
|||||
lfd. Nr.|Betriebs- mittel|Anz.|Artikel- bezeichnung|Bestell- nummer|Her- steller
1|-F1|1|Sicherung|5SB261|Siemens
2|-F2|1|Sicherung|5SB271|Siemens`,
    header: 5,
    fields: {
      'Betriebs- mittel': 'bmk',
      'Anz.': 'quantity',
      'Artikel- bezeichnung': 'description',
      'Bestell- nummer': 'orderNumber',
      'Her- steller': 'manufacturerName',
    },
    lines: 2,
  },
  {
    name: 'Eagle: Part is the tag',
    text: `
Part|Value|Device|Package|Description|MF|MPN
C1|1u|C-EU1210|C1210|Kondensator|Kemet|C1210C105
IC3|DS18|DS18B20|SO8|Sensor|Maxim|DS18B20
R5|470R|R-EU0805|R0805|Widerstand|Yageo|RC0805`,
    header: 1,
    fields: {
      Part: 'bmk',
      Value: 'description',
      Device: 'description',
      Package: 'description',
      Description: 'description',
      MF: 'manufacturerName',
      MPN: 'manufacturerNumber',
    },
    lines: 3,
  },
  {
    name: 'Part in words, price per item, links as the source',
    text: `
Part|Quantity|Price / Item in USD|Price Total in USD|Source
Aluminium profile|3|29.99|89.97|https://shop.example/1
Hex shaft|1|14.99|14.99|https://shop.example/2`,
    header: 1,
    fields: {
      Part: 'description',
      Quantity: 'quantity',
      'Price / Item in USD': 'purchasePrice',
      Source: 'manufacturerLink',
    },
    lines: 2,
  },
  {
    name: 'several lines of a price calculation',
    text: `
Item #|Quantity|Manufacturer|Part #|Supplier|Supplier Part #|Price Each|Line Price|Description
1|1|Bulgin|BZH01/Z0000/11|Farnell|CN09935|4.2|4.2|power plug
2|20|Entrelec|1SNA115541R1100|RS|454-693|2.924|58.48|terminal block
3|2|Entrelec|1SNA116771R2000|RS|454-817|0.537|1.074|end cap
4|8|Entrelec|1SNA116772R2000|RS|454-818|0.537|4.296|end stop`,
    header: 1,
    fields: {
      Quantity: 'quantity',
      Manufacturer: 'manufacturerName',
      'Part #': 'manufacturerNumber',
      'Supplier Part #': 'wholesalerOrderNumber',
      'Price Each': 'purchasePrice',
      Description: 'description',
    },
    lines: 4,
  },
  {
    name: 'Lieferant that names manufacturers, plant tags that are devices, a foot of notes',
    text: `
Pos|Anzahl|Bezeichnung|Lieferant|Bestellnummer|Anlagenkennzeichen
1|2|Schütz|Siemens|3RT2015-1BB41|K1
2|1|Klemme|WAGO|2002-1201|X1
||Erstellt am|12.03.2026||
||Seite 1 von 2|||`,
    header: 1,
    fields: {
      Anzahl: 'quantity',
      Bezeichnung: 'description',
      Lieferant: 'manufacturerName',
      Bestellnummer: 'orderNumber',
      Anlagenkennzeichen: 'bmk',
    },
    lines: 2,
  },
  {
    name: 'EPLAN with a supplier column that repeats the manufacturers',
    text: `
Artikelnummer|Typnummer|Bezeichnung 1|Bezeichnung 2|Hersteller|Lieferant|Bestellnummer|Stückzahl / Menge|Einzelpreis
SIE.3RT2015|3RT2015|Schütz|7 A|SIE|SIE|3RT2015-1BB41|2|18,4
RIT.8806500|8806.500|Schrank|800x2000|RIT|RIT|8806500|1|900`,
    header: 1,
    fields: {
      Typnummer: 'manufacturerNumber',
      'Bezeichnung 1': 'description',
      'Bezeichnung 2': 'description',
      Hersteller: 'manufacturerName',
      Bestellnummer: 'orderNumber',
      'Stückzahl / Menge': 'quantity',
      Einzelpreis: 'purchasePrice',
    },
    lines: 2,
  },
  {
    name: 'numbers of manufacturer and supplier named from behind',
    text: `
Menge|Bez.|Art.Nr. Hersteller|Hersteller|Art.Nr. Lieferant|Lieferant
1|Schütz|3RT2015|Siemens|1234567|Sonepar
2|Schalter|P3-63|Eaton|7654321|Rexel`,
    header: 1,
    fields: {
      Menge: 'quantity',
      'Bez.': 'description',
      'Art.Nr. Hersteller': 'manufacturerNumber',
      Hersteller: 'manufacturerName',
      'Art.Nr. Lieferant': 'wholesalerOrderNumber',
    },
    lines: 2,
  },
  {
    name: 'abbreviated German headers',
    text: `
Anlage|Einbauort|Kennz.|Stückz.|Beschr.|Fabr.|Typ|Best.Nr.
A1|S1|K1|1|Schütz|Siemens|3RT2015|3RT2015-1BB41
A1|S1|F1|1|Automat|ABB|S201|S201-B16`,
    header: 1,
    fields: {
      Anlage: 'functionalAssignment',
      Einbauort: 'installationLocation',
      'Kennz.': 'bmk',
      'Stückz.': 'quantity',
      'Beschr.': 'description',
      'Fabr.': 'manufacturerName',
      Typ: 'manufacturerNumber',
      'Best.Nr.': 'orderNumber',
    },
    lines: 2,
  },
  {
    name: 'only an own number',
    text: `
Materialnummer|Materialkurztext|Menge|BME
10004711|Schütz 3RT2015|2|ST
10004712|Klemme 2002-1201|50|ST`,
    header: 1,
    fields: {
      Materialnummer: 'orderNumber',
      Materialkurztext: 'description',
      Menge: 'quantity',
      BME: 'quantityUnitName',
    },
    lines: 2,
  },
  {
    name: 'panel builder abroad',
    text: `
S.No|Description|Make|Model No|Qty|Unit|Rate|Amount
1|MCB 2P 6A|ABB|SB202-C6|4|Nos|350.00|1400.00
2|Contactor 9A|L&T|MNX9-10|2|Nos|890.00|1780.00`,
    header: 1,
    fields: {
      Description: 'description',
      Make: 'manufacturerName',
      'Model No': 'manufacturerNumber',
      Qty: 'quantity',
      Unit: 'quantityUnitName',
      Rate: 'purchasePrice',
    },
    lines: 2,
  },
]

function read(variant: Variant) {
  const rows = sheetOf(variant.text)
  const header = detectHeaderRow(rows)
  const headers = headerNames(rows, header.headerRowIndex)
  const mapping = suggestMapping(
    headers,
    rows.filter((row) => row.rowIndex > header.headerRowIndex),
  )
  const lines = readLines(rows, {
    headerRowIndex: header.headerRowIndex,
    headers,
    mapping,
    quantityBasis: 'EACH',
    amount: 1,
  })
  return { header, mapping, ...lines }
}

describe('lists as they come', () => {
  test.each(variants)('$name', (variant) => {
    const list = read(variant)
    expect(list.header.headerRowIndex).toBe(variant.header)
    const found = list.mapping.filter((one) => one.articleField !== null)
    expect(Object.fromEntries(found.map((one) => [one.importHeader, one.articleField]))).toEqual(
      variant.fields,
    )
    expect(list.mapping.every((one) => one.reason.length > 5)).toBe(true)
    expect(list.lines).toHaveLength(variant.lines)
  })
})

describe('a list as one writes it into a mail', () => {
  const readText = (text: string) => {
    const rows = sheetOf(text)
    const { headerRowIndex } = detectHeaderRow(rows)
    const headers = headerNames(rows, headerRowIndex)
    const below = rows.filter(({ rowIndex }) => rowIndex > headerRowIndex)
    const mapping = suggestMapping(headers, below)
    return readLines(rows, { headerRowIndex, headers, mapping, quantityBasis: 'EACH', amount: 1 })
  }
  const shown = ({ lines }: ReturnType<typeof readText>) =>
    lines.map(({ quantity, quantityUnitName, manufacturerName, orderNumber }) =>
      [quantity, quantityUnitName, manufacturerName, orderNumber].filter((value) => value !== '').join(' '),
    )

  test('each line names its quantity, and where it can, maker and number', () => {
    const read = readText(`
Hallo, bitte um ein Angebot:
3x Siemens 5SY4116-7 LS-Schalter
2 Stk. Phoenix Contact 2961105 Relais
1 Rittal 1050.000 Kompaktschrank
10 m H07V-K 1,5 blau
- 4 Stück Eaton DILM7-10(24VDC)
2x Finder 55.34.9.024.0040
Viele Grüße`)
    expect(shown(read)).toEqual([
      '3 Siemens 5SY4116-7',
      '2 Phoenix Contact 2961105',
      '1 Rittal 1050.000',
      '10 m',
      '4 Eaton DILM7-10(24VDC)',
      '2 Finder 55.34.9.024.0040',
    ])
    expect(read.lines[0]!.notes).toEqual([
      {
        code: 'QUANTITY_SPLIT',
        certainty: 'CHECK',
        text: '„3x Siemens 5SY4116-7 LS-Schalter“ nennt vorn die Menge 3',
      },
      {
        code: 'NUMBER_FROM_TEXT',
        certainty: 'CHECK',
        text: '„3x Siemens 5SY4116-7 LS-Schalter“ als Hersteller Siemens und Nummer „5SY4116-7“ gelesen',
      },
    ])
    expect(read.notices).toEqual([])
    expect(read.leftOut.map(({ rowIndex, reason }) => [rowIndex, reason])).toEqual([
      [1, 'SECTION'],
      [8, 'NOTE'],
    ])
  })

  test('half of the lines may name theirs by a length or a bare number, and who signs is no part', () => {
    const read = readText(`
Hallo Herr Bauer,
anbei unsere Liste:
2x Siemens 5SY4116-7 LS-Schalter
3 Stk. Finder 55.34.9.024.0040
50 St. Phoenix Contact 3031212 Klemme
10 m Steuerleitung
1 Rittal 1050500
Mit freundlichen Grüßen
K. Hansen`)
    expect(shown(read)).toEqual([
      '2 Siemens 5SY4116-7',
      '3 Finder 55.34.9.024.0040',
      '50 Phoenix Contact 3031212',
      '10 m',
      '1 Rittal 1050500',
    ])
    expect(read.leftOut.map(({ rowIndex }) => rowIndex)).toEqual([1, 2, 8, 9])
  })

  test.each([
    ['numbers in front', '3 5SY4116-7\n2 2961105\n1 1050.000\n2 3RT2015-1BB41'],
    ['pieces behind a sign', '5SY4116-7 x 3\n2961105: 2\n1050.000 = 1\n3RT2015-1BB41 * 2'],
    ['pieces behind', '5SY4116-7  3 Stück\n2961105  2 Stück\n1050.000  1 Stück\n3RT2015-1BB41  2 Stück'],
  ])('%s of bare numbers are quantities', (_, text) => {
    expect(shown(readText(text))).toEqual(['3 5SY4116-7', '2 2961105', '1 1050.000', '2 3RT2015-1BB41'])
  })

  test('quantities for all cabinets are shared out; a line that names none has one piece in each', () => {
    const rows = sheetOf('- 4x Relais 24 V\n- 2x Schütz\n- 6x Netzteil\n- Klemme')
    const headers = headerNames(rows, 0)
    const mapping = suggestMapping(headers, rows)
    const { lines } = readLines(rows, {
      headerRowIndex: 0,
      headers,
      mapping,
      quantityBasis: 'TOTAL',
      amount: 2,
    })
    expect(lines.map(({ quantity, totalQuantity }) => [quantity, totalQuantity])).toEqual([
      [2, 4],
      [1, 2],
      [3, 6],
      [1, null],
    ])
  })

  test('without a column of quantities each device that a line names is one', () => {
    const rows = sheetOf(
      'Comment|Designator|Footprint|LCSC\n10k|R1,R2,R5-R7|0603|C25804\n1N5819|D1|SOD-323|C191023\nBlock|J1|2x20|C50950',
    )
    const headers = headerNames(rows, 1)
    const mapping = suggestMapping(headers, rows.slice(1))
    const { lines, notices } = readLines(rows, {
      headerRowIndex: 1,
      headers,
      mapping,
      quantityBasis: 'EACH',
      amount: 1,
    })
    expect(lines.map(({ quantity }) => quantity)).toEqual([5, 1, 1])
    expect(lines[0]!.notes).toContainEqual({
      code: 'QUANTITY_SPLIT',
      certainty: 'CHECK',
      text: 'Die Zeile nennt 5 Betriebsmittel, je eines ein Stück',
    })
    expect(notices.map(({ rowIndexes }) => rowIndexes)).toEqual([[3, 4]])
  })

  test('lines that name no quantity among others that do are named as such', () => {
    const { notices } = readText('- 2x Relais 24 V\n- 3x Schütz\n- 1x Netzteil\n- Klemme')
    expect(notices).toEqual([
      {
        code: 'QUANTITY_ASSUMED',
        text: 'Keine Spalte ist der Menge zugeordnet: was keine nennt, gilt als ein Stück, bitte prüfen',
        rowIndexes: [4],
      },
    ])
  })

  test('numbers that only count the lines are none', () => {
    expect(shown(readText('- 1 Relais 24 V\n- 2 Schütz\n- 3 Netzteil\n- 4 Klemme'))).toEqual([
      '1',
      '1',
      '1',
      '1',
    ])
  })
})
