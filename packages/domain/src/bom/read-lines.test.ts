import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { BomField } from './fields.ts'
import { headerLabels, headerNames } from './header-names.ts'
import { type ReadLinesOptions, readLines } from './read-lines.ts'
import { cellOf, rowsOf } from './rows.example.ts'
import { cellText, type SheetRow } from './rows.ts'
import { suggestMapping } from './suggest-mapping.ts'

function read(rows: SheetRow[], fields: (BomField | null)[], options: Partial<ReadLinesOptions> = {}) {
  const headers = headerNames(rows, 1)
  const mapping = headers.map((importHeader, column) => ({
    importHeader,
    articleField: fields[column] ?? null,
  }))
  return readLines(rows, {
    headerRowIndex: 1,
    headers,
    mapping,
    quantityBasis: 'EACH',
    amount: 1,
    ...options,
  })
}

const simple: BomField[] = ['orderNumber', 'description', 'quantity', 'bmk']
const head = 'Bestellnummer|Bezeichnung|Menge|BMK'

describe('reading lines', () => {
  test('quantities for all cabinets are stored for one', () => {
    const { lines } = read(rowsOf(`${head}\nA1|Schütz|6|K1\nB1|Klemme|7|X1`), simple, {
      quantityBasis: 'TOTAL',
      amount: 3,
    })
    expect(lines.map((line) => line.quantity)).toEqual([2, Number((7 / 3).toPrecision(12))])
    expect(lines[1]?.notes[0]).toMatchObject({ code: 'QUANTITY_NOT_DIVISIBLE', certainty: 'CHECK' })
  })

  test('without a quantity column a row is one piece in each cabinet, said once for the list', () => {
    const rows = rowsOf('Bestellnummer|BMK\nA1|K1\nB1|X1')
    const { lines, notices } = read(rows, ['orderNumber', 'bmk'], { quantityBasis: 'TOTAL', amount: 3 })
    expect(lines.map(({ quantity }) => quantity)).toEqual([1, 1])
    expect(notices).toMatchObject([{ code: 'QUANTITY_ASSUMED', rowIndexes: [2, 3] }])
  })

  test('a description says what the table shows, a number is read from its plain form', () => {
    const rows = rowsOf(`${head}\nA1|Schütz|1|K1`)
    const shows = (text: string, number: number, shown: string) =>
      ({ text, kind: 'number', number, shown }) as const
    rows[1]!.cells = [
      shows('3044076', 3044076, '3.044.076'),
      shows('1000.30 €', 1000.3, '1.000,30 €'),
      shows('2.5', 2.5, '2,5'),
      cellOf('K1'),
    ]
    expect(read(rows, simple).lines[0]).toMatchObject({
      orderNumber: '3044076',
      description: '1.000,30 €',
      quantity: 2.5,
    })
  })

  test('the address of a page in place of a number is a link, and says so', () => {
    const rows = rowsOf(`${head}\nA1|Schütz|1|K1\nhttps://shop.example/netzteil-24v|Netzteil|2|K2`)
    expect(read(rows, simple).lines).toMatchObject([
      { orderNumber: 'A1', notes: [] },
      {
        orderNumber: '',
        manufacturerLink: 'https://shop.example/netzteil-24v',
        quantity: 2,
        notes: [
          {
            code: 'NUMBER_IS_ADDRESS',
            certainty: 'CHECK',
            text: '„https://shop.example/netzteil-24v“ ist eine Adresse und keine Nummer',
          },
        ],
      },
    ])
  })

  test('a cell with a number too large for a quantity keeps its text and says so', () => {
    const rows = rowsOf(`${head}\nA1|Schütz|1|K1\nA2|Schütz|1234567890123456|K2`)
    rows[1]!.cells[2] = { text: '4011209000000', kind: 'number', number: 4_011_209_000_000 }
    const { lines } = read(rows, simple)
    expect(lines.map(({ quantity, quantityText }) => [quantity, quantityText])).toEqual([
      [null, '4011209000000'],
      [null, '1234567890123456'],
    ])
    for (const { notes, quantityText } of lines)
      expect(notes).toEqual([
        { code: 'QUANTITY_UNREAD', certainty: 'OPEN', text: `„${quantityText}“ ist zu groß für eine Menge` },
      ])
  })

  test('of several dealers’ numbers a line has the first that is filled and tells the others', () => {
    const rows = rowsOf('Text|Menge|Conrad|Reichelt\nSockel|2||IC 8\nSchalter|1|73398-62|T 250A')
    const headers = ['Text', 'Menge', 'Conrad', 'Reichelt']
    const fields = ['description', 'quantity', 'wholesalerOrderNumber', 'wholesalerOrderNumber'] as const
    const { lines } = readLines(rows, {
      headerRowIndex: 1,
      headers,
      mapping: fields.map((articleField, column) => ({ importHeader: headers[column]!, articleField })),
      quantityBasis: 'EACH',
      amount: 1,
    })
    expect(lines.map(({ wholesalerOrderNumber }) => wholesalerOrderNumber)).toEqual(['IC 8', '73398-62'])
    expect(lines.map(({ notes }) => notes.map(({ text }) => text))).toEqual([
      [],
      ['Andere Händler führen das Teil als „T 250A“'],
    ])
  })

  test('a number that became a date is quoted as the table shows it', () => {
    const rows = rowsOf(`${head}\nA1|Schütz|1|K1`)
    rows[1]!.cells[0] = { text: '12. Mai', kind: 'date' }
    expect(read(rows, simple).lines[0]?.notes).toContainEqual({
      code: 'NUMBER_BECAME_DATE',
      certainty: 'CHECK',
      text: 'Die Tabelle hat aus der Nummer ein Datum gemacht: „12. Mai“',
    })
    expect(read(rows, simple).lines[0]?.numberCandidates.map((one) => one.text)).toContain('12.05')
  })

  test('„dito“ in columns of makers and units is what stands above, and says so', () => {
    const rows = rowsOf(
      'Nr|Menge|Einheit|Hersteller\n4711-1|1|Stk|Siemens\n4711-2|2|"|dito\n4711-3|4|-"-|wie oben\n4711-5|1|〃|Dto.\n4711-4|4|m|ABB',
    )
    const { lines } = read(rows, ['orderNumber', 'quantity', 'quantityUnitName', 'manufacturerName'])
    expect(lines.map((line) => [line.manufacturerName, line.quantityUnitName])).toEqual([
      ['Siemens', 'Stk'],
      ['Siemens', 'Stk'],
      ['Siemens', 'Stk'],
      ['Siemens', 'Stk'],
      ['ABB', 'm'],
    ])
    expect(lines[1]!.notes.map(({ code }) => code)).toEqual(['DITTO', 'DITTO'])
  })

  test('a number that was cut says so, and „dito“ is none', () => {
    const { lines } = read(rowsOf(`${head}\n1,23457E+12|Schütz|1|K1\ndito|Relais|1|K2`), simple)
    expect(lines[0]?.notes).toContainEqual({
      code: 'NUMBER_CUT',
      certainty: 'OPEN',
      text: 'Die Tabelle hat der Nummer Stellen genommen: „1,23457E+12“',
    })
    expect(lines.map(({ orderNumber }) => orderNumber)).toEqual(['1,23457E+12', ''])
  })

  test('a section gives its location to what follows until the next one, and is left out', () => {
    const list = read(
      rowsOf(`${head}\n+S1|||\nA1|Schütz|1|K1\nElektronik|||\nB1|Relais|1|K2\nFeld 2|||\nC1|Netzteil|1|T1`),
      simple,
    )
    expect(list.lines.map((line) => line.installationLocation)).toEqual(['S1', 'S1', 'Feld 2'])
    expect(list.leftOut.map((row) => [row.rowIndex, row.reason])).toEqual([
      [2, 'SECTION'],
      [4, 'SECTION'],
      [6, 'SECTION'],
    ])
    expect(list.notices[0]).toMatchObject({ code: 'SECTION_LOCATION', rowIndexes: [3, 5] })
  })

  test('a supplier’s name as a title ends the location above it', () => {
    const list = read(rowsOf(`${head}\nFeld 2|||\nA1|Schütz|1|K1\nFa. Muster|||\nB1|Relais|1|K2`), simple)
    expect(list.lines.map((line) => line.installationLocation)).toEqual(['Feld 2', ''])
    expect(list.leftOut.map((row) => row.reason)).toEqual(['SECTION', 'SECTION'])
  })

  test('a list without header begins with its first row', () => {
    const rows = rowsOf('2|NK-100|Relais\n1|NK-2|Klemme')
    const headers = headerNames(rows, 0)
    expect(headers).toEqual(['', '', ''])
    const mapping = [
      { importHeader: 'Spalte A', articleField: 'quantity' },
      { importHeader: 'Spalte B', articleField: 'orderNumber' },
    ] as const
    const { lines, leftOut } = readLines(rows, {
      headerRowIndex: 0,
      headers,
      mapping,
      quantityBasis: 'EACH',
      amount: 1,
    })
    expect(leftOut).toEqual([])
    expect(lines.map((line) => [line.rowIndex, line.orderNumber, line.quantity])).toEqual([
      [1, 'NK-100', 2],
      [2, 'NK-2', 1],
    ])
  })

  test('a row left out can be taken back in', () => {
    const list = read(rowsOf(`${head}\n|Versand||\nA1|Schütz|1|K1`), simple, { includedRows: [2] })
    expect(list.leftOut).toEqual([])
    expect(list.lines[0]).toMatchObject({ rowIndex: 2, description: 'Versand', quantity: null })
    expect(list.lines[0]?.notes.at(-1)?.code).toBe('TAKEN_BACK_IN')
  })

  test('a combined designation is split, a value in a column of its own wins', () => {
    const rows = rowsOf('Nr|Menge|Gesamtkennzeichen|BMK\n4711-1|1|=A1+S1-K5|\n4711-2|1|=A1+S1-K6|Q9')
    const { lines } = read(rows, ['orderNumber', 'quantity', 'designation', 'bmk'])
    expect(lines.map((line) => [line.functionalAssignment, line.installationLocation, line.bmk])).toEqual([
      ['A1', 'S1', 'K5'],
      ['A1', 'S1', 'Q9'],
    ])
  })

  test('a designation with a long dash is the same device', () => {
    const { lines } = read(rowsOf(`${head}\nA1|Schütz|1|–K5\nA1|Schütz|1|+S1–K6`), simple)
    expect(lines.map(({ bmk }) => bmk)).toEqual(['K5', 'K6'])
  })

  test('a designation that became a formula is read from the formula', () => {
    const rows = rowsOf(`${head}\nA1|Schütz|1|`)
    rows[1]!.cells[3] = { text: '#NAME?', kind: 'error', formula: 'A1+S1-K5' }
    const [line] = read(rows, simple).lines
    expect(line).toMatchObject({ functionalAssignment: 'A1', installationLocation: 'S1', bmk: 'K5' })
    expect(line?.notes[0]).toMatchObject({ code: 'DESIGNATION_FROM_FORMULA', certainty: 'CHECK' })
  })

  test('merged cells repeat', () => {
    const rows = rowsOf(`${head}\nA1|Schütz|1|K1\nA2|Hilfsschalter|1|`)
    rows[1]!.cells[3] = { ...cellOf('K1'), merged: true }
    rows[2]!.cells[3] = { ...cellOf(''), merged: true }
    expect(read(rows, simple).lines[1]).toMatchObject({ bmk: 'K1', notes: [{ code: 'MERGED_REPEATED' }] })
  })

  test('a manufacturer before the number fills the empty manufacturer and keeps both spellings as candidates', () => {
    const rows = rowsOf('Artikelnummer|Hersteller|Menge\nSIE.3RT2015-1BB41||1\nPXC.0311087|Weidmüller|1')
    const { lines } = read(rows, ['orderNumber', 'manufacturerName', 'quantity'])
    expect(lines[0]).toMatchObject({ orderNumber: '3RT2015-1BB41', manufacturerName: 'Siemens' })
    expect(lines[0]?.numberCandidates.map((one) => one.text)).toContain('SIE.3RT2015-1BB41')
    expect(lines[1]?.manufacturerName).toBe('Weidmüller')
    expect(lines[1]?.notes[0]).toMatchObject({ code: 'MAKER_FROM_PREFIX', certainty: 'CHECK' })
  })

  test('manufacturer and number in one cell are told apart, to be checked', () => {
    const rows = rowsOf('Hersteller/Typ|Menge\nSiemens NK-100/2|1\nNK-200/1|1')
    const { lines } = read(rows, ['manufacturerNumber', 'quantity'])
    expect(lines.map((line) => [line.manufacturerName, line.manufacturerNumber])).toEqual([
      ['Siemens', 'NK-100/2'],
      ['', 'NK-200/1'],
    ])
    expect(lines[0]?.notes[0]).toMatchObject({ code: 'MAKER_FROM_PREFIX', certainty: 'CHECK' })
    expect(lines[0]?.numberCandidates.map((one) => one.text)).toContain('Siemens NK-100/2')
  })

  test('several devices are compared with the quantity', () => {
    const { lines } = read(rowsOf(`${head}\nA1|Wandler|3|F02-01,02,03\nB1|Kondensator|5|C1, C2`), simple)
    expect(lines.map((line) => line.notes.map((note) => note.code))).toEqual([
      [],
      ['QUANTITY_DIFFERS_FROM_DESIGNATIONS'],
    ])
  })

  test('a unit in the header of the quantities holds where the line names none', () => {
    const rows = rowsOf('Nr|Länge [m]\n4711-1|12\n4711-2|3 Stk')
    const { lines } = read(rows, ['orderNumber', 'quantity'])
    expect(lines.map((line) => [line.quantity, line.quantityUnitName, line.unitCode])).toEqual([
      [12, 'm', 'MTR'],
      [3, 'Stk', 'C62'],
    ])
    expect(lines[0]?.notes).toMatchObject([{ code: 'UNIT_FROM_HEADER', certainty: 'SURE' }])
  })

  test('one style of numbers holds for the whole column', () => {
    const rows = rowsOf('Nr|Menge\n4711-1|1.000\n4711-2|2,5')
    for (const row of rows.slice(1)) row.cells[1] = { text: row.cells[1]!.text, kind: 'text' }
    expect(read(rows, ['orderNumber', 'quantity']).lines.map((line) => line.quantity)).toEqual([1000, 2.5])
  })

  test('a text like „1.000“ beside „2.5“ and „6“ is read by the proved style, and named', () => {
    const rows = rowsOf('Nr|Menge\n4711-1|2\n4711-2|1.000\n4711-3|2.5\n4711-4|6')
    for (const row of rows.slice(1)) row.cells[1] = { text: row.cells[1]!.text, kind: 'text' }
    const { lines } = read(rows, ['orderNumber', 'quantity'])
    expect(lines.map(({ quantity }) => quantity)).toEqual([2, 1, 2.5, 6])
    expect(lines.flatMap(({ notes }) => notes)).toEqual([
      {
        code: 'QUANTITY_AMBIGUOUS',
        certainty: 'CHECK',
        text: '„1.000“ als 1 gelesen, kann auch 1000 heißen',
      },
    ])
  })

  test('quantities that all have three decimals, mostly noughts, are decimals, and the list says so', () => {
    const rows = rowsOf(
      'Nr|Menge\n4711-1|1,000\n4711-2|2,000\n4711-3|1,000\n4711-4|0,500\n4711-5|4,000\n4711-6|3,000',
    )
    for (const row of rows.slice(1)) row.cells[1] = { text: row.cells[1]!.text, kind: 'text' }
    const { lines, notices } = read(rows, ['orderNumber', 'quantity'])
    expect(lines.map(({ quantity }) => quantity)).toEqual([1, 2, 1, 0.5, 4, 3])
    expect(lines.flatMap(({ notes }) => notes)).toEqual([])
    expect(notices).toEqual([
      {
        code: 'QUANTITY_DECIMALS',
        text: 'Alle Mengen haben drei Stellen hinter dem Trennzeichen: „1,000“ gilt als 1',
        rowIndexes: [],
      },
    ])
  })

  test('beside whole numbers a text like „1.250“ is read as thousands, and named', () => {
    const rows = rowsOf('Nr|Menge\n4711-1|1.250\n4711-2|5')
    for (const row of rows.slice(1)) row.cells[1] = { text: row.cells[1]!.text, kind: 'text' }
    const { lines } = read(rows, ['orderNumber', 'quantity'])
    expect(lines.map(({ quantity }) => quantity)).toEqual([1250, 5])
    expect(lines[0]!.notes).toMatchObject([{ code: 'QUANTITY_AMBIGUOUS', certainty: 'CHECK' }])
  })

  test('supplied parts are found by the chosen words', () => {
    const rows = rowsOf(
      'Nr|Menge|Beistellung|Bemerkung\n4711-1|1|x|\n4711-2|1||wird bauseits gestellt\n4711-3|1|nein|',
    )
    const { lines } = read(rows, ['orderNumber', 'quantity', 'isSuppliedPart', 'remark'], {
      suppliedPartString: 'X|bauseits',
    })
    expect(lines.map((line) => line.isSuppliedPart)).toEqual([true, true, false])
  })

  test.each([
    ['merged', true],
    ['empty', false],
  ])('devices below the line that counts them are its own, where the other cells are %s', (_how, merged) => {
    const rows = rowsOf(
      'BMK|Menge|Bezeichnung\n-K1|3|Schütz 12 A\n-K2||\n-K3||\n-F1|1|Schalter\n-F2||\n-X1|5|Klemme\n+S2||\n-X2|9|Klemme\n-A4||\n-X3|1|Klemme',
    )
    if (merged)
      for (const row of rows.slice(2, 4))
        for (const column of [1, 2]) row.cells[column] = { ...rows[1]!.cells[column]!, merged: true }
    const { lines, leftOut } = read(rows, ['bmk', 'quantity', 'description'])
    expect(lines.map(({ bmk, quantity }) => [bmk, quantity])).toEqual([
      ['K1, K2, K3', 3],
      ['F1', 1],
      ['X1', 5],
      ['X2', 9],
      ['X3', 1],
    ])
    expect(leftOut.map(({ rowIndex, reason }) => [rowIndex, reason])).toEqual([
      [3, 'NOTE'],
      [4, 'NOTE'],
      [6, 'SECTION'],
      [8, 'SECTION'],
      [10, 'SECTION'],
    ])
  })

  test('the sums of a list, listed once more below it, are no lines', () => {
    const rows = rowsOf(
      'Pos|Bezeichnung|Menge|Summe\n1.1|Schrank|1|900\n1.2|Klemme|20|40\n2.1|Kabel|30|60\n|||\nZusammenstellung|||\n1|Schrank und Klemmen||940\n2|Kabel||60\n|Angebotssumme netto||1000',
    )
    const { lines } = read(rows, ['orderNumber', 'description', 'quantity', null])
    expect(lines.map(({ description }) => description)).toEqual(['Schrank', 'Klemme', 'Kabel'])
  })

  test('parts below „Zusammenfassung“ without a quantity stay lines', () => {
    const rows = rowsOf(
      'Bezeichnung|Hersteller|Typ|Menge\nSchalter|ABB|OT63F3|1\nZusammenfassung der Optionen|||\nLeuchte rot|ABB|CL2-523R|\nTaster|ABB|MP1-10B|',
    )
    const { lines } = read(rows, ['description', 'manufacturerName', 'manufacturerNumber', 'quantity'])
    expect(lines.map(({ manufacturerNumber }) => manufacturerNumber)).toEqual([
      'OT63F3',
      'CL2-523R',
      'MP1-10B',
    ])
  })

  test('names in capitals beside their place are parts, however often the place comes', () => {
    const rows = rowsOf(
      'Ort|Bezeichnung|Menge|Typ\n+S1|Schalter|1|NK-100\n+S1|NOT-AUS TASTER||\n+S1|Schütz|2|NK-200\n+S2|SPS||\n+S2|Netzteil|1|NK-300',
    )
    const { lines } = read(rows, ['installationLocation', 'description', 'quantity', 'manufacturerNumber'])
    expect(lines.map(({ description }) => description)).toEqual([
      'Schalter',
      'NOT-AUS TASTER',
      'Schütz',
      'SPS',
      'Netzteil',
    ])
  })

  test.each([
    'Zwischentotal',
    'Gesamt-Stückzahl',
    'Gesamt-Gewicht',
    'Total-Sum',
    'Gesamt-Stück',
    'Gesamt-Verlustleistung',
  ])('„%s“ is a sum', (name) => {
    const rows = rowsOf(`Bezeichnung|Nr|Menge\nKlemme|NK-100|20\nSchütz|NK-200|3\n${name}||23`)
    const { lines } = read(rows, ['description', 'orderNumber', 'quantity'])
    expect(lines.map(({ description }) => description)).toEqual(['Klemme', 'Schütz'])
  })

  test('how many positions there are, where numbers stand, and how many cabinets, are no parts', () => {
    const rows = rowsOf(
      'Nr|Bezeichnung|Menge|Preis\n|Anzahl Schränke >>>|14|\n3115403|Schiene|4|5,98\n4100290|Dose|1|645,00\nSumme Positionen|||\n|||\nSumme Positionen|||650,98',
    )
    const { lines } = read(rows, ['orderNumber', 'description', 'quantity', 'purchasePrice'])
    expect(lines.map(({ orderNumber }) => orderNumber)).toEqual(['3115403', '4100290'])
    const beside = rowsOf('Pos|Nr|Bezeichnung|Menge\n1|3115403|Schiene|4\nSumme Positionen|19||')
    expect(read(beside, [null, 'orderNumber', 'description', 'quantity']).lines).toHaveLength(1)
  })

  test('positions in front of quantities, under both their names, are no quantities', () => {
    const rows = rowsOf(
      'Pos Menge|Bezeichnung|Typ\n1 1 Stk|Schrank|NK-100\n2 12 Stk|Schalter|NK-200\n3 2,5 m|Kabel|NK-300\nSeite 2|Bezeichnung|Typ\n4 16 Stk|Klemme|NK-400',
    )
    const headers = ['Pos Menge', 'Bezeichnung', 'Typ']
    expect(suggestMapping(headers, rows.slice(1))[0]).toMatchObject({
      articleField: 'quantity',
      certainty: 'CHECK',
    })
    const { lines } = read(rows, ['quantity', 'description', 'manufacturerNumber'])
    expect(lines.map(({ quantity, quantityUnitName }) => `${quantity} ${quantityUnitName}`)).toEqual([
      '1 Stk',
      '12 Stk',
      '2.5 m',
      '16 Stk',
    ])
  })

  test('a number of pieces as the unit beside prices is what these are for', () => {
    const rows = rowsOf('Nr|Menge|Einheit|Preis\nNK-100|200|100 ST|8,50\nNK-200|2|ST|14,10')
    const fields = ['orderNumber', 'quantity', 'quantityUnitName'] as const
    const [priced] = read(rows, [...fields, 'purchasePrice']).lines
    expect(priced).toMatchObject({
      quantity: 200,
      notes: [
        {
          code: 'QUANTITY_AMBIGUOUS',
          certainty: 'CHECK',
          text: '„200“ neben „100 ST“ als 200 gelesen, kann auch 20000 heißen',
        },
      ],
    })
    expect(read(rows, [...fields, null]).lines[0]).toMatchObject({ quantity: 20000 })
  })

  test.each([
    'Netzteil siehe Angebot ......',
    'Schalter Fabrikat: ______',
    'Signature Pad USB',
    'Unterschrift-Pad',
  ])('„%s“ is a part, beside its maker', (name) => {
    const rows = rowsOf(`Bezeichnung|Hersteller\nKlemme|Wago\n${name}|Nordkontakt\nSchütz|Siemens`)
    const { lines } = read(rows, ['description', 'manufacturerName'])
    expect(lines.map(({ description }) => description)).toEqual(['Klemme', name, 'Schütz'])
  })

  test('a remark that allows an equivalent is not quoted, a maker is', () => {
    const rows = rowsOf(
      'Nr|Menge|Hersteller|Bemerkung\n4711-1|1||bisher 38,50 bei Meier, oder gleichwertig\n4711-2|1|Nordkontakt o. glw.|',
    )
    const { lines } = read(rows, ['orderNumber', 'quantity', 'manufacturerName', 'remark'])
    expect(lines.map(({ equivalentAllowed }) => equivalentAllowed)).toEqual([true, true])
    expect(lines.flatMap(({ notes }) => notes.map(({ text }) => text))).toEqual([
      'Gleichwertige Teile sind erlaubt',
      '„Nordkontakt o. glw.“: gleichwertige Teile sind erlaubt',
    ])
  })

  test('a remark that names a supplied part sets nothing, and the line says so', () => {
    const rows = rowsOf('Nr|Menge|Bemerkung\n4711-1|1|Gerät vom Kunden beigestellt\n4711-2|1|lose')
    const { lines } = read(rows, ['orderNumber', 'quantity', 'remark'])
    expect(lines.map(({ isSuppliedPart }) => isSuppliedPart)).toEqual([false, false])
    expect(lines.map(({ notes }) => notes)).toEqual([
      [
        {
          code: 'SUPPLY_MENTIONED',
          certainty: 'CHECK',
          text: 'Die Bemerkung nennt ein Beistellteil',
        },
      ],
      [],
    ])
    const chosen = read(rows, ['orderNumber', 'quantity', 'remark'], { suppliedPartString: 'beigestellt' })
    expect(chosen.lines[0]).toMatchObject({ isSuppliedPart: true, notes: [] })
  })

  test('descriptions of several columns are joined', () => {
    const rows = rowsOf('Nr|Bezeichnung 1|Bezeichnung 2|Menge\n4711-1|Automat|B16|1')
    expect(read(rows, ['orderNumber', 'description', 'description', 'quantity']).lines[0]?.description).toBe(
      'Automat B16',
    )
  })
})

test('every row that holds something is a line or left out, exactly once', () => {
  const text = fc.constantFrom(
    '',
    '',
    '-',
    '1',
    '3m',
    'Summe',
    '+S1',
    'Feld 2',
    '3RT2015-1BB41',
    'Schütz',
    'Menge',
    'Versand',
    '12,50 €',
    'K1',
    'Bezeichnung',
    'BMK',
  )
  const row = fc.array(text, { minLength: 4, maxLength: 4 })
  fc.assert(
    fc.property(fc.array(row, { maxLength: 12 }), (body) => {
      const rows = [head.split('|'), ...body].map((cells, index) => ({
        rowIndex: index + 1,
        cells: cells.map(cellOf),
      }))
      const list = read(rows, simple)
      const filled = rows.slice(1).filter((one) => one.cells.some((cell) => cellText(cell) !== ''))
      const accounted = [...list.lines, ...list.leftOut].map((one) => one.rowIndex).sort((a, b) => a - b)
      expect(accounted).toEqual(filled.map((one) => one.rowIndex))
      const all = read(rows, simple, { includedRows: filled.map((one) => one.rowIndex) })
      expect(all.lines).toHaveLength(filled.length)
    }),
  )
})

test.each([
  [
    ['A', 'B', 'A', 'A'],
    ['A', 'B', 'A (2)', 'A (3)'],
  ],
  [
    ['A', 'A (2)', 'A'],
    ['A', 'A (2)', 'A (3)'],
  ],
  [
    ['', 'A', ''],
    ['', 'A', ''],
  ],
])('headers %j are named %j', (texts, names) => {
  expect(headerNames({ rowIndex: 1, cells: texts.map(cellOf) })).toEqual(names)
})

test('a column without a name is shown by its letter', () => {
  expect(headerLabels(['Menge', '', 'TOTAL QTY \n2 SETS'])).toEqual(['Menge', 'Spalte B', 'TOTAL QTY 2 SETS'])
})

describe('positions below others', () => {
  const list = rowsOf(`
    Pos. | Bestellnummer | Menge
    7 | 3RT2016 | 1
    8 | BG-100 | 1
    8.1 | 3RV2011 | 2
    8.2 | 3RH2911 | 2
    9 | 3TG1010 | 1
  `)

  test('are named where their column is not mapped', () => {
    const { lines, notices } = read(list, [null, 'orderNumber', 'quantity'])
    expect(lines.map(({ parentRow }) => parentRow)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ])
    expect(notices).toEqual([
      {
        code: 'ASSEMBLY',
        text: 'Zeile 3 hat nach „Pos.“ Unterpositionen und zählt neben ihnen, bitte prüfen: Baugruppen zählen nur einmal, wenn „Pos.“ der Ebene zugeordnet ist',
        rowIndexes: [3],
      },
    ])
  })

  test('are the parts of an assembly where their column is that of the levels', () => {
    const { lines, notices } = read(list, ['level', 'orderNumber', 'quantity'])
    expect(lines.map(({ parentRow }) => parentRow)).toEqual([undefined, undefined, 3, 3, undefined])
    expect(notices).toEqual([])
  })

  test('are none where the column counts the rows', () => {
    const counted = list.map((row, index) =>
      index === 0 ? row : { ...row, cells: [cellOf(String(index)), ...row.cells.slice(1)] },
    )
    const { lines, notices } = read(counted, ['level', 'orderNumber', 'quantity'])
    expect(lines.some(({ parentRow, level }) => parentRow !== undefined || level !== undefined)).toBe(false)
    expect(notices.map(({ text }) => text)).toEqual([
      '„Pos.“ zählt die Zeilen und nennt keine Ebenen: keine Zeile gilt danach als Baugruppe',
    ])
  })
})
