import { describe, expect, test } from 'vitest'
import type { BomField } from './fields.ts'
import { headerNames } from './header-names.ts'
import { readLines } from './read-lines.ts'
import { rowsOf } from './rows.example.ts'

const fieldOf: Record<string, BomField> = {
  Nummer: 'orderNumber',
  Hersteller: 'manufacturerName',
  Menge: 'quantity',
  Bezeichnung: 'description',
  Value: 'description',
  Bemerkung: 'remark',
  BMK: 'bmk',
  Link: 'manufacturerLink',
}

/** The lines of a table whose columns are mapped by their names alone. */
function read(text: string) {
  const rows = rowsOf(text)
  const headers = headerNames(rows, 1)
  const mapping = headers.map((importHeader) => ({
    importHeader,
    articleField: fieldOf[importHeader] ?? null,
  }))
  return readLines(rows, { headerRowIndex: 1, headers, mapping, quantityBasis: 'EACH', amount: 1 })
}

/** What the list says against a part whose cell in this column holds the text; three others hold other texts. */
function saidOf(header: string, text: string, others: readonly string[] = ['', '', '']): string | undefined {
  const rows = [text, ...others].map((cell, row) => `4711-${row}|1|${cell}`)
  const { lines } = read([`Nummer|Menge|${header}`, ...rows].join('\n'))
  const note = lines[0]!.notes.find(({ code }) => code === 'UNWANTED')
  return note && /\(„(.*)“\)/.exec(note.text)?.[1]
}

describe('a column about fitting', () => {
  test.each([
    ['Bestückt', 'nein', ['ja', 'ja', 'ja']],
    ['Bestückt?', 'Nein', ['Ja', 'Ja', '']],
    ['Bestückung', 'n.b.', ['SMD', 'SMD', 'THT']],
    ['Bestückung (ja/nein)', 'nein', ['ja', 'ja', 'ja']],
    ['Assemble', 'No', ['Yes', 'Yes', 'Yes']],
    ['Fitted', 'No', ['Yes', 'Yes', 'Yes']],
    ['Fitted', 'Not Fitted', ['Fitted', 'Fitted', 'Fitted']],
    ['Populate', '0', ['1', '1', '1']],
    ['Populate', 'FALSE', ['TRUE', 'TRUE', 'TRUE']],
    ['DNP', 'x', ['', '', '']],
    ['DNP', 'DNP', ['', '', '']],
    ['DNP', 'Nicht bestücken', ['', '', '']],
    ['DNP', '1', ['0', '0', '0']],
    ['D.N.P.', 'yes', ['no', 'no', 'no']],
    ['Do Not Place', 'true', ['false', 'false', 'false']],
    ['Nicht bestücken', 'ja', ['nein', 'nein', 'nein']],
    ['Exclude from BOM', 'Excluded from BOM', ['', '', '']],
    ['Fitted', 'NC', ['Yes', 'Yes', 'Yes']],
    ['Ne pas monter', 'oui', ['non', 'non', 'non']],
    ['Da montare', 'no', ['sì', 'sì', 'sì']],
    ['Montar', 'no', ['sí', 'sí', 'sí']],
    ['Montować', 'nie', ['tak', 'tak', 'tak']],
    ['Plaatsen', 'nee', ['ja', 'ja', 'ja']],
  ])('„%s: %s“ says that the part is not wanted', (header, text, others) =>
    expect(saidOf(header, text, others)).toBeDefined(),
  )

  test.each([
    ['Bestückt', 'ja', ['ja', 'nein', 'ja']],
    ['Bestückt', '', ['x', 'x', 'x']],
    ['Bestückung', 'SMD', ['THT', 'SMD', 'SMD']],
    ['Bestückung', 'NO', ['NC', 'NO', 'NO+NC']],
    ['Bestückung', 'NO', ['2NO', '', '']],
    ['Bestückung', 'NC', ['1 NO', '', '']],
    ['Bestückung', '0', ['12', '4', '3']],
    ['DNP', 'nein', ['x', '', '']],
    ['DNP', '0', ['1', '0', '0']],
    ['Bestellt', 'nein', ['ja', 'ja', 'ja']],
    ['Erledigt', 'nein', ['ja', 'ja', 'ja']],
    ['Beistellung', 'nein', ['ja', 'ja', 'ja']],
    ['Assembly', 'No', ['Yes', 'Yes', 'Yes']],
    ['Montage', 'nein', ['ja', 'ja', 'ja']],
  ])('„%s: %s“ says nothing against it', (header, text, others) =>
    expect(saidOf(header, text, others)).toBeUndefined(),
  )

  test.each([
    ['Bestückt', 'nein', ['nein', 'nein', 'nein']],
    ['Bestellt', 'nein', ['nein', 'nein', 'nein']],
    ['DNP', 'x', ['x', 'x', '']],
    ['Bemerkung', 'nicht bestellen', ['nicht bestellen', 'nicht bestellen', '']],
  ])('„%s“ means something else where most of the lines have it', (header, text, others) =>
    expect(saidOf(header, text, others)).toBeUndefined(),
  )

  test('is named with the answer', () => {
    expect(saidOf('Bestückt', 'nein', ['ja', 'ja', 'ja'])).toBe('Bestückt: nein')
    expect(saidOf('DNP', 'x')).toBe('DNP: x')
    expect(saidOf('DNP', 'Nicht bestücken')).toBe('Nicht bestücken')
  })
})

describe('a text', () => {
  test.each([
    ['Bemerkung', 'wird nicht bestückt'],
    ['Bemerkung', 'nicht bestücken'],
    ['Bemerkung', 'Bitte nicht bestücken!'],
    ['Bemerkung', 'Rev. C: nicht bestücken'],
    ['Bemerkung', 'nicht bestückt'],
    ['Bemerkung', 'unnötig'],
    ['Bemerkung', 'entfällt, im FU integriert'],
    ['Bemerkung', 'Entfällt'],
    ['Bemerkung', 'gestrichen'],
    ['Bemerkung', 'nicht benötigt'],
    ['Bemerkung', 'nicht bestellen'],
    ['Bemerkung', 'Do not assemble'],
    ['Bemerkung', 'Do not place.'],
    ['Bemerkung', 'Don’t populate'],
    ['Bemerkung', 'not fitted'],
    ['Bemerkung', 'not populated'],
    ['Bemerkung', 'DNP'],
    ['Bemerkung', 'DNF'],
    ['Bemerkung', 'DNI'],
    ['Bemerkung', 'Not a Part'],
    ['Bemerkung', 'ne pas monter'],
    ['Bemerkung', 'non montare'],
    ['Bemerkung', 'no se necesita'],
    ['Bemerkung', 'nie montować'],
    ['Bemerkung', 'niet plaatsen'],
    ['Status', 'DNP'],
    ['Änd.', 'entfällt'],
    ['Value', 'DNP'],
    ['Value', '10k DNP'],
    ['Value', 'DNP/100n'],
    ['Value', '0R (NICHT BESTÜCKEN)'],
    ['Bezeichnung', 'entfällt'],
    ['Bezeichnung', 'Netzteil 24V 5A (storniert)'],
    ['Bezeichnung', 'Klimagerät - ENTFÄLLT'],
    ['Hersteller', 'DNP'],
    ['Link', 'wird nicht bestückt'],
    ['Ausführung', 'nicht bestücken'],
  ])('under „%s“ may say that the part is not wanted: „%s“', (header, text) =>
    expect(saidOf(header, text)).toBeDefined(),
  )

  test.each([
    ['Bemerkung', 'nicht bestückt geliefert'],
    ['Bemerkung', 'nicht bestücken, liegt lose bei'],
    ['Bemerkung', 'entfällt evtl., bitte als Eventualposition anbieten'],
    ['Bemerkung', 'nicht bestücken, nur Variante B'],
    ['Bemerkung', 'Option'],
    ['Bemerkung', 'Reserve'],
    ['Bemerkung', 'NC'],
    ['Bemerkung', 'n.B.'],
    ['Bemerkung', 'nein'],
    ['Bemerkung', 'Neutralleiter nicht benötigt'],
    ['Bemerkung', 'noch nicht bestellt'],
    ['Bezeichnung', 'Hilfsschalter 1 NO 1 NC'],
    ['Bezeichnung', 'NC'],
    ['Bezeichnung', 'No'],
    ['Bezeichnung', 'Nein'],
    ['Bezeichnung', 'Modulträger, nicht bestückt'],
    ['Bezeichnung', 'nicht bestückt'],
    ['Bezeichnung', 'Fernwirkgerät IEC 104/DNP'],
    ['Bezeichnung', 'Gateway DNP 3.0'],
    ['Bezeichnung', 'Klemmleiste bestückt'],
    ['Ersatztyp', 'entfällt'],
    ['Protokoll', 'DNP'],
    ['Ausführung', 'nicht bestückt'],
    ['BMK', 'DNP'],
  ])('under „%s“ says nothing against it: „%s“', (header, text) =>
    expect(saidOf(header, text)).toBeUndefined(),
  )

  test.each([
    ['Bemerkung', 'entfällt, im FU integriert', 'entfällt'],
    ['Bemerkung', 'Rev. C: nicht bestücken', 'nicht bestücken'],
    ['Bemerkung', 'Bitte nicht bestücken!', 'Bitte nicht bestücken!'],
    ['Bezeichnung', 'Netzteil 24V 5A (storniert)', 'storniert'],
    ['Bezeichnung', 'Klimagerät - ENTFÄLLT', 'ENTFÄLLT'],
    ['Value', '10k DNP', '10k DNP'],
  ])('under „%s“ is quoted no further than it says so: „%s“', (header, text, quoted) =>
    expect(saidOf(header, text)).toBe(quoted),
  )
})

describe('what a list does not want', () => {
  const list =
    'Nummer|Menge|Bezeichnung|Bestückt|Bemerkung\nA1|2|Relais|ja|\nB1|1|Klemme|nein|DNP\nC1|0|Sicherung|nein|\nD1|3|Taster|ja|entfällt\nE1|1|Lampe|ja|'

  test('stays a line with its quantity, noted to be checked; who counts none has said so already', () => {
    const { lines, leftOut } = read(list)
    expect(leftOut).toEqual([])
    expect(lines.map(({ quantity, notes }) => [quantity, notes])).toEqual([
      [2, []],
      [1, [note('Bestückt: nein')]],
      [0, []],
      [3, [note('entfällt')]],
      [1, []],
    ])
  })
  const note = (words: string) => ({
    code: 'UNWANTED',
    certainty: 'CHECK',
    text: `Laut Liste nicht vorgesehen („${words}“): bitte prüfen, ob das Teil gebraucht wird`,
  })

  test('is said once for the list', () => {
    expect(read(list).notices).toEqual([
      {
        code: 'UNWANTED',
        text: '2 Zeilen sind laut Liste nicht vorgesehen („Bestückt: nein“, „entfällt“): bitte prüfen, ob die Teile gebraucht werden',
        rowIndexes: [3, 5],
      },
    ])
    expect(read('Nummer|Menge|DNP\nA1|2|x\nB1|1|').notices).toMatchObject([
      {
        text: '1 Zeile ist laut Liste nicht vorgesehen („DNP: x“): bitte prüfen, ob das Teil gebraucht wird',
      },
    ])
  })
})
