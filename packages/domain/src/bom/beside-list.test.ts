import { expect, test } from 'vitest'
import { headerNames, readLines } from './index.ts'
import { rowsOf } from './rows.example.ts'
import { suggestMapping } from './suggest-mapping.ts'

function read(text: string) {
  const rows = rowsOf(text)
  const headers = headerNames(rows, 1)
  const mapping = suggestMapping(headers, rows.slice(1))
  return readLines(rows, { headerRowIndex: 1, headers, mapping, quantityBasis: 'EACH', amount: 1 })
}

const head = 'Pos|Bezeichnung|Artikelnummer|Menge|Preis|Link'
const parts = '1|Relais|NK-100|1|3,20|\n2|Sockel|NK-200|2|1,10|\n3|Klemme|NK-300|40|0,80|'

test.each<[string, string, number[]]>([
  [
    'a legend after an empty row',
    `${head}\n${parts}\n|||||\n*)|nur bei Bedarf||||\n●|notwendig||||`,
    [2, 3, 4],
  ],
  [
    'the sum of all quantities with a unit, which names no part',
    'Bezeichnung|Menge|Einheit|Artikelnummer\nSchütz|4|Stk|NK-1\nRelais|12|Stk|NK-2\nKlemme|200|Stk|NK-3\n|216|Stk|',
    [2, 3, 4],
  ],
  [
    'the sum of all quantities with a currency',
    'Bezeichnung|Menge|Einheit|Artikelnummer\nSchütz|4|Stk|NK-1\nRelais|12|Stk|NK-2\nKlemme|200|Stk|NK-3\n|216|EUR|',
    [2, 3, 4],
  ],
  [
    'another quantity, and a part that has as many pieces as all above, are none',
    'Bezeichnung|Menge|Einheit|Artikelnummer\nSchütz|4|Stk|NK-1\nRelais|12|Stk|NK-2\nKlemme|200|Stk|NK-3\n|100|Stk|\nSchraube|316|Stk|',
    [2, 3, 4, 5, 6],
  ],
  [
    'as many pieces of a part whose number is figures alone',
    'Pos|Menge|Einheit|Artikelnummer\n1|1|Stk|3209510\n2|1|Stk|3209523\n3|1|Stk|3209536\n4|3|Stk|3022218',
    [2, 3, 4, 5],
  ],
  [
    'a table with columns of its own',
    `${head}\n${parts}\n|||||\nKabel|Von|Nach|Querschnitt||\nW1|X1|M1|1,5||`,
    [2, 3, 4],
  ],
  [
    'the same header again keeps its lines',
    `${head}\n${parts}\n|||||\n${head}\n4|Schalter|NK-400|1|9,00|`,
    [2, 3, 4, 7],
  ],
  [
    'a part without number after an empty row',
    `${head}\n${parts}\n|||||\n|Schrauben|||4,00|https://a.example`,
    [2, 3, 4, 6],
  ],
  [
    'counts about the list below it',
    `${head}\n${parts}\n|||||\nBauteile:|84||||\nBestückt:|80||||`,
    [2, 3, 4],
  ],
  [
    'a remark that begins like a note',
    'Bezeichnung|Preis|Bemerkung\nRelais|3,20|\nAkku|4,95|Achtung: nur per Land\nSockel|1,10|',
    [2, 3, 4],
  ],
  ['names alone, one below the other', 'Materialliste\nRechner\nAnzeige\nHolzrahmen', [2, 3, 4]],
  [
    'a row moved by one column',
    'Pos|Bezeichnung|Menge\n1|Mutter|4\n2|Schraube|Schraube|8\n3|Scheibe|10',
    [2, 3, 4],
  ],
  ['units below the header', `${head}\n||||[EUR]|[Stk]\n${parts}`, [3, 4, 5]],
  [
    'three names in a row are parts without quantity',
    `${head}\n${parts}\n|Schalter||||\n|Kabel||||\n|Dose||||\n4|Taster|NK-400|1|2,00|`,
    [2, 3, 4, 5, 6, 7, 8],
  ],
  [
    'three names before a part that says more of itself',
    'Bezeichnung|Menge|Zusatz\nProfil|1|200 mm\nLager||\nRiemen||\nRolle||\nStift||30 mm\nBolzen|2|',
    [2, 3, 4, 5, 6, 7],
  ],
  [
    'three headings before a sum',
    'Bezeichnung|Menge|Zusatz\nProfil|1|200 mm\nLager||\nRiemen||\nRolle||\nSumme||30\nBolzen|2|',
    [2, 7],
  ],
  [
    'names of groups in capitals, each before the first of its parts',
    'Baugr.|Pos.|Benennung|Bestellnummer|Bedarf\nE100||SCHALTSCHRANK||\nE100|1|Sockel|8602.200|1\nE100|2|Leuchte|2500.210|2\nE200||EINSPEISUNG||\nE200|1|Hauptschalter|P3-125|1\nE200||Abdeckung||',
    [3, 4, 6, 7],
  ],
  [
    'a tax that is counted once, and a label for it',
    'Qty|Part|Price\n1|Push Button|$3.42\n2|Battery|$29.49\n1|Tax label|$0.99\n1|Tax|25.92\n1|Sales tax 8 %|2.40',
    [2, 3, 4],
  ],
  [
    'names alone are parts beside the same in another value',
    'Bezeichnung|Menge|Nummer\nDrossel 100 mH|1|NK-1\nDrossel 10 mH||\nDrossel 1 mH||\nNetzteil|1|NK-2\nWiderstand 1k||\nWiderstand 10k|2|\nFeld 1||\nFeld 2|1|\nKabel 5G6 mm²|9|NK-3\nKabel 5G10 mm²||\nKabel 5G10 mm²|2|NK-4',
    [2, 3, 4, 5, 6, 7, 9, 10, 12],
  ],
  ['one name alone is a heading', `${head}\n|Antriebe||||\n${parts}`, [3, 4, 5]],
  [
    'a table of dealers below the list, with names nobody knows',
    `${head}\n${parts}\n|||||\nWer|Kurz|Wo|||\n|||||\nWerkstatt|WS|Halle 3|||\nBaumarkt|BM|https://a.example|||`,
    [2, 3, 4],
  ],
  [
    'rows of amounts that count the quantities above',
    `${head}\n${parts}\n|||43|37,40|\n4|Taster|NK-400|1|2,00|\n5|Lampe|NK-500|4|2,00|\n|||5|10,00|\n|||3|2,00|`,
    [2, 3, 4, 6, 7, 9],
  ],
  [
    'a small table whose names stand where quantities do',
    `${head}\n${parts}\n|||||\n|||Hub [mm]|Kraft [N]|\nAntrieb|||216|352|`,
    [2, 3, 4],
  ],
  [
    'offers of others below the list, with addresses beside their names',
    `${head}\n${parts}\n|||||\n||Stückzahl||Platte|Summe\n|https://a.example|30||325|355\n|https://b.example|30||177|207`,
    [2, 3, 4],
  ],
  [
    'a remark with a link after the list',
    `${head}\n${parts}\n|||||\npasst auch|||||https://a.example/x`,
    [2, 3, 4],
  ],
  [
    'names alone in a list that counts nothing, but no title that is set off',
    'Bauteil|Typ|Menge\n== Elektrik ==||\nTaster|T-100|\nDrehschalter||\nNetzteil 24 V||\n== Mechanik ==||\nGehäuse||\nDeckel||',
    [3, 4, 5, 7, 8],
  ],
  [
    'notes below the last sum are no parts, however many',
    'Bezeichnung|Menge|Preis\nTaster|4|2,00\nLampe|2|3,00\nRelais|1|7,00\nSumme||21,00\nohne Gehäuse\nohne Leitungen',
    [2, 3, 4],
  ],
  [
    'headings that are counted like the parts, where every part has its unit',
    'Nr.|Bezeichnung|Einheit|Menge\n1|Feld Einspeisung||\n2|Hauptschalter|St|1\n3|Klemme|St|20\n4|Steuerung||\n5|Netzteil|St|1\n6|Relais|St|4\n7|Leitung|m|12',
    [3, 4, 6, 7, 8],
  ],
  ['the amount below a sum', `${head}\n${parts}\n|||||\n||||Summe|\n||für 8 Stück||552,03|`, [2, 3, 4]],
  [
    'a count of machines beside the sums',
    'Bezeichnung|Gehäuse|Menge|Preis|Summe\nSpule|1206|1|0,32|0,32\nBuchse||2|0,99|1,98\nAnzahl Geräte:|2||ohne Kabel|44,14 €',
    [2, 3],
  ],
  [
    'quantities of nothing',
    `${head}\n${parts}\n4|||700|0|\n5|||700|0|\n6|Lampe|NK-500|4|2,00|\n7|||3|2,50|\n8|||1||`,
    [2, 3, 4, 7, 8, 9],
  ],
  [
    'the sum of a block beside its last part',
    'Bezeichnung|Preis|Beschreibung|Betrag\nWaage|5 €|klein|\nFühler|10 €|Gesamt je Gerät|116 €\nErgebnis|||131 €',
    [2, 3],
  ],
  [
    'headings that have the sum of the prices below them, in a list that counts nothing',
    'Bezeichnung|Preis|Link\nFahrwerk|30|-\nRad|10|https://a.example/1\nAchse|20|https://a.example/2\n||\nAntrieb|55,5|-\nMotor|50|https://a.example/3\nKette|5,5|https://a.example/4',
    [3, 4, 7, 8],
  ],
  [
    'a part that costs as much as the two below it',
    'Bezeichnung|Preis|Link\nMotor|30|\nRad|10|https://a.example/1\nAchse|20|https://a.example/2',
    [2, 3, 4],
  ],
  [
    'a delivery that only its tag names',
    'Pos|Qty|Reference|Value\n1|2|R1, R2|10k\n2|1|C1|100n\n3|1|Versand Händler|\n4|1|U1|LM317',
    [2, 3, 5],
  ],
  ['a title block', `${head}\n${parts}\n|Gez.||||A. Muster`, [2, 3, 4]],
  [
    'a row with a link is a part',
    `${head}\n${parts}\n|||||https://a.example/x\n4|Taster|NK-400|1|2,00|`,
    [2, 3, 4, 6],
  ],
])('%s', (_, text, lines) => {
  expect(read(text).lines.map(({ rowIndex }) => rowIndex)).toEqual(lines)
})

test('a title that is merged over texts and quantities is none of them', () => {
  const rows = rowsOf('Name|Text|Menge|Preis\nAntrieb|Antrieb|Antrieb|48 €\nMotor|klein|1|40\nKette|lang|2|4')
  for (const column of [1, 2]) rows[1]!.cells[column]!.merged = true
  const fields = ['description', 'description', 'quantity', 'purchasePrice'] as const
  const headers = headerNames(rows, 1)
  const mapping = fields.map((articleField, column) => ({ importHeader: headers[column]!, articleField }))
  const { lines } = readLines(rows, {
    headerRowIndex: 1,
    headers,
    mapping,
    quantityBasis: 'EACH',
    amount: 1,
  })
  expect(lines.map(({ rowIndex }) => rowIndex)).toEqual([3, 4])
})

test('what counts the pieces before a name is the quantity where no column is', () => {
  const { lines } = read(
    'Name|Preis\n2x Netzteil|40\n4 Stk. Klemme|2\n2x4 mm Leitung|1\n3 x M4 Mutter|1\nRelais|7',
  )
  expect(lines.map(({ quantity }) => quantity)).toEqual([2, 4, 1, 3, 1])
  expect(lines[0]!.notes).toContainEqual({
    code: 'QUANTITY_SPLIT',
    certainty: 'CHECK',
    text: '„2x Netzteil“ nennt vorn die Menge 2',
  })
})

test('cells beyond the header are kept, and a shifted row is flagged', () => {
  const { lines } = read(
    'Artikelnummer|Bezeichnung|Menge\nNK-100|Relais|1\nNK-200|Sockel 24 V|rot|2\nNK-300|Klemme|3||siehe Plan',
  )
  expect(lines[1]?.notes.map(({ code, certainty }) => [code, certainty])).toEqual(
    expect.arrayContaining([
      ['CELLS_BEYOND_HEADER', 'CHECK'],
      ['ROW_SHIFTED', 'CHECK'],
    ]),
  )
  expect(lines[2]?.notes).toEqual([
    {
      code: 'CELLS_BEYOND_HEADER',
      certainty: 'CHECK',
      text: 'Rechts von der letzten Spalte steht noch: E „siehe Plan“',
    },
  ])
  expect(lines[0]?.notes).toEqual([])
})

test('a column that the header leaves out counts where several rows fill it', () => {
  const rows = rowsOf('Artikelnummer|Menge\nNK-1|1|rot\nNK-2|2|grün\nNK-3|3|blau')
  expect(headerNames(rows, 1)).toEqual(['Artikelnummer', 'Menge', ''])
})

test('what stands below „Offene Punkte:“ is none', () => {
  const { lines, leftOut } = read(
    'Bezeichnung|Menge|Preis\nRelais 24 V|2|7,50\nSockel|2|1,20\nKlemme|9|0,80\n\nOffene Punkte:\n- Schutzrelais getrennt\n- Schnittstelle zur Leitstelle',
  )
  expect(lines.map(({ rowIndex }) => rowIndex)).toEqual([2, 3, 4])
  expect(leftOut.map(({ rowIndex }) => rowIndex)).toEqual([6, 7, 8])
})

test('nor is what a program says of the list below it, with a date where numbers stand', () => {
  const { lines } = read(
    'Bezeichnung|Menge|Bestellnummer\nRelais 24 V|2|RXM4AB2BD\nSockel|2|RXZE2S114M\nKlemme|9|3031212\n\nprojekt:||UPA-V2\nAuflage:||40',
  )
  expect(lines.map(({ rowIndex }) => rowIndex)).toEqual([2, 3, 4])
})

test('names below a heading with a colon are parts at the end of the list, too', () => {
  const { lines } = read(
    'Bezeichnung|Menge|Link\nRelais 24 V|2|https://a.example\nSchütz|1|https://b.example\nAußerdem:\nKlemmen\nDraht',
  )
  expect(lines.map(({ rowIndex }) => rowIndex)).toEqual([2, 3, 5, 6])
})

test('a number alone is a part where the list counts nothing', () => {
  const { lines, leftOut } = read(
    'Bauteil|Preis\nPotentiometer 5 kOhm|N/A\nSTM32F411RE|391\nLogik\n74LS47 TTL|\nCD74HCT238E|\nDraht 22 AWG|300\nBatterie 9 V|45\nRelais 5 V|60',
  )
  expect(lines.map(({ rowIndex }) => rowIndex)).toEqual([2, 3, 5, 6, 7, 8, 9])
  expect(leftOut.map(({ rowIndex, reason }) => [rowIndex, reason])).toEqual([[4, 'SECTION']])
})

test('names below a heading with a colon are parts without a quantity', () => {
  const { lines, leftOut } = read(
    'Bezeichnung|Menge|Preis\nRelais 24 V|2|7,50\nSonstiges:\nMagnet 6 mm\nPassstift 2x6\nRohr 8 mm\n||60\nKabel:\nLeitung rot|3|1,20',
  )
  expect(lines.map(({ rowIndex, quantity }) => [rowIndex, quantity])).toEqual([
    [2, 2],
    [4, null],
    [5, null],
    [6, null],
    [9, 3],
  ])
  expect(leftOut.map(({ rowIndex, reason }) => [rowIndex, reason])).toEqual([
    [3, 'SECTION'],
    [7, 'SUBTOTAL'],
    [8, 'SECTION'],
  ])
})
