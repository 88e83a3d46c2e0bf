import { describe, expect, test } from 'vitest'
import { chooseSheet } from './choose-sheet.ts'
import { detectHeaderRow } from './detect-header-row.ts'
import { headerNames } from './header-names.ts'
import { rowsOf } from './rows.example.ts'
import { suggestMapping } from './suggest-mapping.ts'

const list = 'Pos|Menge|Bestellnummer|Hersteller\n1|2|3RT2015|Siemens\n2|1|3RT2016|Siemens'
const unknown = 'Alpha|Beta|Gamma\nx1|2|3\nx2|3|4\nx3|4|5'

test.each([
  ['in the first row', list, 1, 'SURE'],
  ['below a title block', `Stückliste Anlage 7\nKunde: Muster|Datum|2026\n|\n${list}`, 4, 'SURE'],
  ['below labels that sound like headers', `Bestellnummer:|4711|Hersteller:|Muster\n${list}`, 2, 'SURE'],
  ['in column B', '|\n|Position|Beschreibung|Bauteil|Anzahl\n|1|LED|MSL06|92\n|2|USB|FT2232D|1', 2, 'SURE'],
  ['repeated further below', `${list}\nPos|Menge|Bestellnummer|Hersteller\n3|1|3RT2017|Siemens`, 1, 'SURE'],
  [
    'with a sign of money for the price',
    'Bauteil|Stk|€\nRaspberry 3B+|1|33\nServo MG996R|2|3,60\nNetzteil|1|10',
    1,
    'SURE',
  ],
  ['with words nobody knows', 'Alpha|Beta|Gamma\nx1|2|3\nx2|3|4', 1, 'OPEN'],
  [
    'of the material, below the hours of those who mounted it',
    'Datum|Funktion|Tätigkeit||Std.\n13.10.|Monteur|Demontage||8.25\n14.10.|Monteur|Montage||7.5\n14.10.|Lernender|Mithilfe||7.5\n|\nAnz.|Einh.|E-No|Material|Fabrikat\n1|Stk|823 112 209|Verteiler|Hager\n6|Stk|805 310 104|Automat|Hager\n1|Stk|506 100 330|Lastschalter|Hager',
    6,
    'SURE',
  ],
  [
    'that is not there, though a line sounds like names',
    '-K1|1|NK-100|Relais|24 V|grau\n-K2|3|NK-200|Klemme|2,5|grau\n-K3|4|NK-300|Taster|22|rot\n-E1|1|NK-400|Schaltschrank|Material|Farbe\n-E2|2|NK-500|Schiene|1|blank',
    0,
    'OPEN',
  ],
  ['that is not there', '2|NK-100|Relais\n1|NK-2|Klemme\n12|NK-31|Taster\n4|NK-8|Lampe', 0, 'OPEN'],
  [
    'that is not there, below a title',
    'Material Halle 3||\n2|NK-100|Relais\n1|NK-2|Klemme\n9|NK-31|Taster',
    0,
    'OPEN',
  ],
  [
    'that is not there, in a table out of a mail',
    'Hallo zusammen,\nbitte um Angebot für:\n\n3 Stk|NK-100|Relais 24 V|Siemens\n2 Stk|NK-200|BaseUnit hell|Siemens\n1 Stk|NK-210|Schütz 3 kW|Siemens\n100 m|11193|Leitung 3G1,5|Lapp\n1 Stk|AX 1045|Schrank|Rittal',
    0,
    'OPEN',
  ],
  [
    'with numbers of pieces for which prices are, below another one that sounds like names',
    'System Qty:|25||||Price/quantity|||\nCost/System|36,78|||||||\n|\nDescription|Name|Pad|Component Qty/System|Link|1|10|100|1000\nBattery|PRT-1|BT1|1|https://x.example/1|4,95|4|3,9|3\nScreen|VI-321|DS1|1|https://x.example/2|6,3|5,25|3,68|3\nHeader|USB4110|J1|1|https://x.example/3|1,37|1,25|1,06|0,9',
    4,
    'SURE',
  ],
  [
    'whose columns are prices by amount',
    'Artikel|Bezeichnung|1 Stk|10 Stk|100 Stk\nNK-100|Relais|4,10|3,90|3,20\nNK-200|Klemme|0,90|0,80|0,60\nNK-300|Taster|7,10|6,90|6,20',
    1,
    'SURE',
  ],
  [
    'of the first of two tables, where the second has the better one',
    'BOM|Quantity\nMotor|1\nRiemen|2\nLager|10\nSchraube|4\n||\nBOM ID|Parts|Name|Quantity\n201|Arm|1M1|1\n202|Fuß|1M2|1',
    1,
    'CHECK',
  ],
  [
    'below a title block of labels and numbers',
    `Projekt:|4711\nAuftrag:|815\nSchrank:|2\n${list}`,
    4,
    'SURE',
  ],
  [
    'that is not there, above quantities with a cross and a dealer in each row',
    'Klemmen||\n100|x3|Sonepar\nUT 4|x6|Sonepar\nUT 6|x4|Rexel\nUT 10|x6|Sonepar',
    0,
    'OPEN',
  ],
  [
    'that is not there, where a word of a header stands in many rows',
    'Welle|erledigt|https://a.example/1|Norm 25\nLager|erledigt|https://a.example/2|YAR 203\nGehäuse|erledigt|https://a.example/3|EAN: 4012345678901\nMotor||https://a.example/4|LK 624',
    0,
    'OPEN',
  ],
  [
    'with a name that some value repeats',
    'Nummer|Bezeichnung|Einheit|Menge\nNK-1|Kleinteile|Einheit|1\nNK-2|Relais|Stk|4\nNK-3|Klemme|Stk|9',
    1,
    'SURE',
  ],
  [
    'with numbers for names',
    'Art|Ab|Bis|Zuletzt|3|4\nTupfer|10|20|12||1\nKlemme|5|9|7|2|1\nSchere|4|8|6||1\nPinzette|2|3|2||1',
    1,
    'OPEN',
  ],
  [
    'that is not there, where amounts stand from the first row on',
    'Kabel rot|Halle|2,50\nKabel blau|Halle|3,10\nDose|Büro|1,20\nSchiene|Büro|4,00',
    0,
    'OPEN',
  ],
  [
    'that names only the quantities',
    'Platine 1.2|||\nMenge|||\n1|AX-100|Relais|2,50\n2|AX-200|Klemme|3,10\n3|AX-300|Schütz|4,00\n4|AX-400|Relais|5,00',
    2,
    'CHECK',
  ],
  [
    'that is no title of one word above amounts',
    'Pumpwerk Süd|||\n1|AX-100|Relais|2,50\n2|AX-200|Klemme|3,10\n3|AX-300|Schütz|4,00\n4|AX-400|Relais|5,00',
    0,
    'OPEN',
  ],
  [
    'of the first of two blocks that differ in one name',
    `Optik|Beschreibung|Artikelnummer\nSpiegel|25 mm|S-100\nLinse|50 mm|L-200\nFilter|505 nm|F-300
Halterung|Beschreibung|Artikelnummer\nWürfel|30 mm|W-100\nStange|6 mm|S-600`,
    1,
    'CHECK',
  ],
  [
    'of the first of several blocks, a table of sums beside it',
    `||Menge|Geräte|Preis|||Material|2253\n||1|Relais|35|||Zuschlag|360\n||2|Klemme|4|||Gesamt|2613\n||1|Netzteil|90||||
||Menge|Kabel|Preis||||\n||4|Leitung|8||||\n||2|Patchkabel|3||||\n||Menge|Schrauben|Preis||||\n||9|PN-M4|1||||`,
    1,
    'CHECK',
  ],
  ['after ghost rows', `|||\n|||\n|||\n${list}`, 4, 'SURE'],
])('the header %s is found', (_name, text, headerRowIndex, certainty) => {
  expect(detectHeaderRow(rowsOf(text))).toMatchObject({ headerRowIndex, certainty })
})

test('an empty sheet leaves the header open', () => {
  expect(detectHeaderRow([])).toEqual({
    headerRowIndex: 1,
    certainty: 'OPEN',
    reason: 'Das Tabellenblatt ist leer',
  })
})

test.each([
  ['the only one', [{ name: 'Tabelle1', hidden: false, rows: rowsOf(list) }], 'Tabelle1', 'SURE'],
  [
    'not the cover',
    [
      { name: 'Deckblatt', hidden: false, rows: rowsOf('Projekt|7') },
      { name: 'Liste', hidden: false, rows: rowsOf(list) },
    ],
    'Liste',
    'SURE',
  ],
  [
    'not what somebody tried out',
    [
      { name: 'tmp', hidden: false, rows: rowsOf(list) },
      { name: 'Arkusz2', hidden: false, rows: rowsOf(list) },
    ],
    'Arkusz2',
    'CHECK',
  ],
  [
    'not the one where numbers may be quantities, but nothing says so',
    [
      {
        name: 'Klemmen',
        hidden: false,
        rows: rowsOf(
          'Artikelnummer|Bezeichnung|Pole\nK-100|Klemme grau|2\nK-200|Klemme blau|4\nK-300|Brücke|3',
        ),
      },
      {
        name: 'Bedarf',
        hidden: false,
        rows: rowsOf('Artikelnummer|Bezeichnung|Menge\nS-100|Schütz|2\nS-200|Relais|4\nS-300|Leitung|3'),
      },
    ],
    'Bedarf',
    'SURE',
  ],
  [
    'not the table that sums another one up',
    [
      {
        name: 'Tabelle1',
        hidden: false,
        rows: rowsOf('Zeilenbeschriftungen|Anzahl\nS-100 Schütz|2\nS-200 Relais|4\nS-300 Leitung|3'),
      },
      {
        name: 'Daten',
        hidden: false,
        rows: rowsOf('Bezeichnung|Anzahl\nS-100 Schütz|1\nS-100 Schütz|1\nS-200 Relais|4'),
      },
    ],
    'Daten',
    'SURE',
  ],
  [
    'the first of several of one kind before a single shorter one',
    [
      {
        name: 'Allgemein',
        hidden: false,
        rows: rowsOf('Bezeichnung|Artikelnummer\nPlatte|P-100\nLaser|L-200\nAdapter|A-300\nBlende|B-400'),
      },
      ...['Modul 1', 'Modul 2', 'Modul 3'].map((name) => ({
        name,
        hidden: false,
        rows: rowsOf(`Bauteil|Beschreibung|Artikelnummer\nO1|Spiegel|S-100${'\nO2|Linse|L-200'.repeat(20)}`),
      })),
    ],
    'Modul 1',
    'CHECK',
  ],
  [
    'not the hidden one',
    [
      { name: 'A', hidden: true, rows: rowsOf(list) },
      { name: 'B', hidden: false, rows: rowsOf(list) },
    ],
    'B',
    'SURE',
  ],
  [
    'the first of two alike',
    [
      { name: 'A', hidden: false, rows: rowsOf(list) },
      { name: 'B', hidden: false, rows: rowsOf(list) },
    ],
    'A',
    'CHECK',
  ],
  [
    'the first table, where no words are known, however long the others are',
    [
      { name: 'Info', hidden: false, rows: rowsOf('Alpha|7\nBeta|8\nGamma|9\nDelta|10') },
      { name: 'Eins', hidden: false, rows: rowsOf(unknown) },
      { name: 'Zwei', hidden: false, rows: rowsOf(`${unknown}${'\nx9|8|7'.repeat(60)}`) },
    ],
    'Eins',
    'OPEN',
  ],
  [
    'the parts list beside the order of what is missing',
    [
      {
        name: 'order_13_Nov',
        hidden: false,
        rows: rowsOf(
          `Pos|Menge|Bestellnummer|Hersteller|Preis\n1|2|3RT2015|Siemens|20\n2|1|3RT2016|Siemens|9`,
        ),
      },
      { name: 'Bill_of_materials', hidden: false, rows: rowsOf(`${list}\n3|1|3RT2017|Siemens`) },
    ],
    'Bill_of_materials',
    'CHECK',
  ],
  [
    'the order, where the parts list only counts what it cannot name',
    [
      { name: 'Bestellung', hidden: false, rows: rowsOf(list) },
      { name: 'Kusovník', hidden: false, rows: rowsOf('Alpha|Menge\nx1|2\nx2|1\nx3|4\nx4|9') },
    ],
    'Bestellung',
    'SURE',
  ],
  [
    'the one that is called a parts list, where no words are known',
    [
      { name: 'Legende', hidden: false, rows: rowsOf(unknown) },
      { name: 'Stückliste', hidden: false, rows: rowsOf(unknown) },
    ],
    'Stückliste',
    'OPEN',
  ],
])('the sheet chosen is %s', (_name, sheets, name, certainty) => {
  expect(chooseSheet(sheets)).toMatchObject({ name, certainty })
})

test('all sheets that may be the list are named with their rows', () => {
  const sheets = ['Kabel', 'Geräte', 'Klemmen'].map((name) => ({ name, hidden: false, rows: rowsOf(list) }))
  expect(chooseSheet(sheets)).toMatchObject({
    name: 'Kabel',
    certainty: 'CHECK',
    reason:
      '„Kabel“ sieht am ehesten nach der Stückliste aus (2 gefüllte Zeilen); auch „Geräte“ (2), „Klemmen“ (2) kommen in Frage',
  })
})

test('of lists of one kind the first is chosen, though the values of a longer one look like more columns', () => {
  const head = 'Nr.|Bezeichnung|Menge'
  const tubes = `${head}\n1|Rohr rund 15|2\n2|Rohr rund 20|1\n3|Rohr rund 25|4`
  const profiles = (length: number) =>
    `${head}\n${Array.from({ length }, (_, at) => `NK-${at}7|Profil ${at}|2`).join('\n')}`
  const sheetsOf = (...texts: string[]) =>
    texts.map((text, at) => ({ name: `Liste ${at + 1}`, hidden: false, rows: rowsOf(text) }))
  const sheets = sheetsOf(tubes, profiles(8))
  const understood = sheets.map(
    ({ rows }) =>
      suggestMapping(headerNames(rows, 1), rows.slice(1)).filter(({ articleField }) => articleField).length,
  )
  expect(understood).toEqual([2, 3])
  expect(chooseSheet(sheets)).toMatchObject({ name: 'Liste 1', certainty: 'CHECK' })
  // A second one that is only longer than a short first gains nothing by the longest of all.
  expect(chooseSheet(sheetsOf(tubes, profiles(8), profiles(12))).name).toBe('Liste 1')
  // Much longer is more than chance.
  expect(chooseSheet(sheetsOf(tubes, profiles(60)))).toMatchObject({ name: 'Liste 2', certainty: 'CHECK' })
})

test('the first sheet of all is chosen where it is the longest by far, though others tell of numbers', () => {
  const lines = (length: number, line: (at: number) => string) =>
    Array.from({ length }, (_, at) => line(at)).join('\n')
  const whole = `Item|Description|Quantity|Total\n${lines(24, (at) => `${at + 1}|Sensor ${'abcdef'[at % 6]} of row ${at}|${(at % 5) + 1}|9.50`)}`
  const board = `Description|Reference|Value|Quantity\n${lines(8, (at) => `Resistor ${at}|RC0805-${at}27|1k|${(at % 3) + 1}`)}`
  const named = (...texts: string[]) =>
    texts.map((text, at) => ({ name: `Sheet${at + 1}`, hidden: false, rows: rowsOf(text) }))
  expect(chooseSheet(named(whole, board)).name).toBe('Sheet1')
  expect(chooseSheet(named(board, whole)).name).toBe('Sheet1')
})

test('of two lists without header the one that is called what it lists is chosen', () => {
  const rows = (name: string) => rowsOf(`1|${name} A|150\n1|${name} B|1000\n2|${name} C|90\n4|${name} D|70`)
  const sheets = [
    { name: 'Tabelle1', hidden: false, rows: rows('Arbeit') },
    { name: 'Material', hidden: false, rows: rows('Klemme') },
  ]
  expect(chooseSheet(sheets).name).toBe('Material')
})

test('a shopping list comes before the calculation', () => {
  const rows = (first: string) => rowsOf(`${first}\n1|Relais|4\n2|Sockel|9\n3|Klemme|20`)
  const sheets = [
    { name: 'Kalkulation', hidden: false, rows: rows('Pos|Bezeichnung|Menge') },
    { name: 'EINKAUFSLISTE', hidden: false, rows: rows('Pos|Bezeichnung|Menge') },
  ]
  expect(chooseSheet(sheets).name).toBe('EINKAUFSLISTE')
})

test('a list of components comes before what is bought of it', () => {
  const sheets = [
    {
      name: 'Purchase List',
      hidden: false,
      rows: rowsOf('Item|Qty|Price|SKU\nRod|2|4.50|A-1\nNut|8|0.10|A-2\nPad|4|1.20|B-3'),
    },
    {
      name: 'Project Component List',
      hidden: false,
      rows: rowsOf('Item|Qty|Unit\nRod|2|pcs\nNut|8|pcs\nPad|4|pcs'),
    },
  ]
  expect(chooseSheet(sheets).name).toBe('Project Component List')
})

test('a column more makes no other kind of list: the first is chosen', () => {
  const head = 'Item|CAD file|Amount|Unit|Price'
  const sheets = [
    { name: 'current', hidden: false, rows: rowsOf(`${head}\nRod|rod.stp|2|pcs|4.50\nNut||8|pcs|0.10`) },
    {
      name: 'redesign',
      hidden: false,
      rows: rowsOf(
        `${head}|Link\nRod|rod.stp|2|pcs|4.50|https://shop.example/1\nNut||8|pcs|0.10|\nPad||8|pcs|0.10|`,
      ),
    },
  ]
  expect(chooseSheet(sheets).name).toBe('current')
})

test('what only the values tell of a nameless column chooses no sheet', () => {
  const board =
    'Type|Manufacturer|Value|Qty\nResistor|Vishay|10k|4\nCapacitor|Murata|100n|8\nDiode|Nexperia|BAT54|2'
  const box = 'Name||Qty\nBox|BX-2231-04|1\nLid|BX-2231-05|1\nScrew|M3-1200-6|4\nFoot|F-1122|4'
  const sheets = [
    { name: 'PCB', hidden: false, rows: rowsOf(board) },
    { name: 'Box', hidden: false, rows: rowsOf(box) },
  ]
  expect(chooseSheet(sheets).name).toBe('PCB')
})

test('the list that sends on to the others comes first, though another names more of its parts', () => {
  const whole = 'Part|Quantity|Notes\nPanel|1|\nBase|1|See Base_Plate sheet\nScrew|8|\nCable|2|'
  const base =
    'Part|Quantity|Manufacturer|Order number\nRod|3|Misumi|RD-100\nNut|3|Misumi|NT-8\nPad|4|Misumi|PD-2'
  const sheets = [
    { name: 'Base_Plate', hidden: false, rows: rowsOf(base) },
    { name: 'Whole', hidden: false, rows: rowsOf(whole) },
  ]
  expect(chooseSheet(sheets)).toMatchObject({ name: 'Whole', certainty: 'CHECK' })
  const alone = sheets.map((sheet) => ({
    ...sheet,
    rows: sheet.name === 'Whole' ? rowsOf(whole.replace('See Base_Plate sheet', '')) : sheet.rows,
  }))
  expect(chooseSheet(alone).name).toBe('Base_Plate')
})

test('a sheet whose lines are called as the other sheets comes behind them', () => {
  const whole = 'No.|Name|Cost|Quantity\n1|Frame Assembly|93.13|1\n2|Water System|33.59|1'
  const frame = 'No.|Name|Cost|Quantity\n1|Profile 2040|3.15|16\n2|T-Nut|0.06|32\n3|Corner|0.45|20'
  const water = 'No.|Name|Cost|Quantity\n1|Pump|31.50|1\n2|Hose|0.60|3\n3|Valve|4.50|2'
  const leftOut = 'No.|Name|Cost|Quantity\n1|Wood Sheet|7.50|1\n2|Bolt|0.10|20\n3|Strip|2.40|1'
  const sheets = [
    { name: 'Summary', hidden: false, rows: rowsOf(`${whole}\n3|NOT Bought|10.00|1`) },
    { name: 'NOT Bought', hidden: false, rows: rowsOf(leftOut) },
    { name: 'Frame_Assembly', hidden: false, rows: rowsOf(frame) },
    { name: 'Water System', hidden: false, rows: rowsOf(water) },
  ]
  expect(chooseSheet(sheets)).toMatchObject({ name: 'Frame_Assembly', certainty: 'CHECK' })
  const others = sheets.map((sheet, at) => ({ ...sheet, name: `Part ${at}` }))
  expect(chooseSheet(others).name).toBe('Part 0')
  const numbered = whole.replaceAll('|Cost|', '|Order No.|').replaceAll(/\|\d+\.\d+\|/g, '|NK-1001|')
  const list = sheets.map((sheet) =>
    sheet.name === 'Summary' ? { ...sheet, rows: rowsOf(numbered) } : sheet,
  )
  expect(chooseSheet(list).name).toBe('Summary')
})

test('the table that counts is found however long the one of single devices above it is', () => {
  const devices = Array.from({ length: 240 }, (_, at) => `||C${at + 1}|100n|CL05B104`)
  const header = 'Item|Qty|Reference|Value|MPN'
  const counted = ['1|5|C1, C8|1u|CL05A105', '2|19|C3, C7|100n|CL05B104', '3|6|R1, R4|10k|RC0402']
  const rows = rowsOf([header, ...devices, 'Collated Components:', header, ...counted].join('\n'))
  expect(detectHeaderRow(rows).headerRowIndex).toBe(243)
})

test('a list of cables is none of parts, where another sheet is', () => {
  const cables = rowsOf(
    'Leitung|von|nach|Typ|Länge\nW001|+S1-X1|-M1|ÖLFLEX 719|12\nW002|+S1-X1|-M2|ÖLFLEX 719|14',
  )
  const parts = rowsOf(
    'Art.-Nr.|Bezeichnung|Hersteller|Gesamt\n20-0011|Schrank|Rittal|3\n20-0120|Schalter|Eaton|4',
  )
  expect(
    chooseSheet([
      { name: 'Kabelliste', hidden: false, rows: cables },
      { name: 'Gesamtliste', hidden: false, rows: parts },
    ]).name,
  ).toBe('Gesamtliste')
  expect(chooseSheet([{ name: 'Kabelliste', hidden: false, rows: cables }]).name).toBe('Kabelliste')
})

test('of a header in two languages the first row counts', () => {
  const names =
    'Anlage|BMK|Anz.|Benennung|Hersteller|Bestellnummer\nHigher-level|DT|Qty|Designation|Manufacturer|Order no.'
  const parts =
    '=|-|[Stk]\n|-Q1|1|Lasttrennschalter|Siemens|3LD2504-0TK53\n|-G1|1|Netzgerät|Phoenix Contact|2904622'
  const rows = rowsOf(`Geräteliste\n${names}\n${parts}`)
  expect(detectHeaderRow(rows).headerRowIndex).toBe(2)
})

test('of two tables with the same columns the one that counts is the list', () => {
  const each = 'Item|Qty|Reference|Value\n||R1|10k\n||R2|10k\n||C1|100n\n||U1|LM317'
  const bought = 'Item|Qty|Reference|Value\n1|2|R1, R2|10k\n2|1|C1|100n\n3|1|U1|LM317'
  const rows = rowsOf(`Parts:|4\n${each}\nTogether:\n${bought}`)
  expect(detectHeaderRow(rows).headerRowIndex).toBe(8)
  expect(detectHeaderRow(rowsOf(`${bought}\n${bought}`)).headerRowIndex).toBe(1)
})

test('the sheet that is called a parts list comes before an unnamed one with more columns', () => {
  const list = 'Pos|Bezeichnung|Menge\n1|Relais|4\n2|Sockel|9\n3|Klemme|20'
  const more =
    'Menge|Bezeichnung|Artikelnummer|Hersteller\n1|Relais|NK-1|ABB\n2|Sockel|NK-2|ABB\n3|Klemme|NK-3|ABB'
  const sheets = [
    { name: 'BOM Steuerung', hidden: false, rows: rowsOf(list) },
    { name: 'Tabelle2', hidden: false, rows: rowsOf(more) },
  ]
  expect(chooseSheet(sheets)).toMatchObject({ name: 'BOM Steuerung', certainty: 'CHECK' })
})

describe('of several sheets', () => {
  const lines = (from: number, to: number, line: (at: number) => string) =>
    Array.from({ length: to - from }, (_, at) => line(from + at)).join('\n')
  const sheet = (name: string, head: string, ...rows: string[]) => ({
    name,
    hidden: false,
    rows: rowsOf([head, ...rows].join('\n')),
  })
  const board = (from: number, to: number) =>
    lines(from, to, (at) => `${(at % 4) + 1}|NK-${at * 37}|Nordkontakt|Klemme ${at} grau`)
  const head = 'Menge|Bestellnummer|Hersteller|Bezeichnung'

  test('the one that holds the parts of the others is their sum', () => {
    const sheets = [
      sheet('Netzteil', head, board(0, 10)),
      sheet('Wandler', head, board(10, 30)),
      sheet(
        'Zusammen',
        'Menge|Bezeichnung|Bestellnummer',
        lines(0, 30, (at) => `${at + 2}|Klemme ${at} grau|NK-${at * 37}`),
      ),
    ]
    expect(chooseSheet(sheets)).toMatchObject({ name: 'Zusammen', certainty: 'CHECK' })
  })

  test('the one called a parts list comes before another that tells more', () => {
    const sheets = [
      sheet(
        'Aus einem anderen Bau',
        `${head}|Preis`,
        lines(0, 12, (at) => `1|NK-${at * 37}|Nordkontakt|Klemme ${at}|2.50`),
      ),
      sheet(
        'BOM',
        'Menge|Bezeichnung',
        lines(0, 11, (at) => `2|Schalter ${at} rot`),
      ),
    ]
    expect(chooseSheet(sheets).name).toBe('BOM')
  })

  test('the latest state comes before the first', () => {
    const sheets = ['BOM', 'Revised BOM', 'Latest BOM'].map((name, at) =>
      sheet(name, head, board(20 * at, 20 * at + 10)),
    )
    expect(chooseSheet(sheets).name).toBe('Latest BOM')
  })

  test('a much longer table that is not understood leaves a doubt', () => {
    const pots = sheet('Knöpfe', 'Bezeichnung|Menge', 'Knopf rot|2', 'Knopf blau|1', 'Poti 10k|4')
    const boards = sheet(
      'Platinen',
      'C1|100n|X7R',
      lines(2, 60, (at) => `C${at}|100n|X7R`),
    )
    expect(chooseSheet([pots]).certainty).toBe('SURE')
    expect(chooseSheet([pots, boards])).toMatchObject({
      name: 'Knöpfe',
      certainty: 'CHECK',
      reason: expect.stringContaining('„Platinen“'),
    })
  })
})

test('a text of one line a part has no header, whatever titles and notes stand between', () => {
  const text =
    'Für das Projekt:\n-2x Motor\n-3x Jumperkabel\n-1x Kamera\nPlatinenteile:\n-2x Summer\nRaster 5 mm|und Anschluss\n-1x Platine'
  const found = detectHeaderRow(rowsOf(text))
  expect(found).toMatchObject({ headerRowIndex: 0, certainty: 'OPEN' })
})
