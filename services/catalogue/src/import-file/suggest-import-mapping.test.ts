import { describe, expect, test } from 'vitest'
import { suggestImportMapping } from './suggest-import-mapping.ts'

/** Rows of texts below a header. */
const rowsOf = (...texts: string[][]) =>
  texts.map((cells, at) => ({
    rowIndex: at + 2,
    cells: cells.map((text) => ({ text, kind: text === '' ? ('empty' as const) : ('text' as const) })),
  }))

const texts = /bezeichnung|hersteller$/i
const filled = (headers: readonly string[]) =>
  rowsOf(
    ...['Relais', 'Schütz', 'Klemme'].map((word, row) =>
      headers.map((header, column) =>
        texts.test(header.replace(/ \d$/, '')) ? word : `${row + 4}37${column}`,
      ),
    ),
  )

/** Field and certainty of each header, all columns being filled with numbers, names with words. */
function suggested(...headers: string[]): string[] {
  const suggestions = suggestImportMapping(headers, filled(headers))
  return suggestions.map(({ articleField, certainty }) => `${articleField} ${certainty}`)
}

describe('headers of price lists', () => {
  test.each([
    ['Artikel-Nr.', 'orderNumber SURE'],
    ['Bestellnummer (neu)', 'orderNumber SURE'],
    ['Listenpreis EUR', 'listPrice SURE'],
    ['Listenpreis [€]', 'listPrice SURE'],
    ['UVP in Euro', 'listPrice SURE'],
    ['Nettopreis', 'purchasePrice SURE'],
    ['EUR', 'listPrice CHECK'],
    ['Gewicht [kg]', 'weight SURE'],
    ['Lagerbestand', 'null OPEN'],
  ])('%s is %s', (header, expected) => {
    expect(suggested(header)[0]).toBe(expected)
  })

  test('a word that is known but may mean several things is not said to be like itself', () => {
    const [, type] = suggestImportMapping(['Bestellnummer', 'Typ'], filled(['Bestellnummer', 'Typ']))
    expect(type).toMatchObject({
      articleField: 'manufacturerNumber',
      certainty: 'CHECK',
      reason: '„Typ“ kann Verschiedenes bedeuten; bitte prüfen',
    })
  })

  test.each([
    ['Mfr. Model', 'manufacturerNumber'],
    ["Supplier's order no.", 'manufacturerNumber'],
    ['Kundenteilenummer', 'erpNumber'],
    ['€/Stk', 'listPrice'],
  ])('%s is understood from its words, to be checked', (header, field) => {
    expect(suggested('Artikelnummer', 'Bezeichnung', header)[2]).toBe(`${field} CHECK`)
  })

  test('a reference that all the sizes of an article share is its number', () => {
    const rows = rowsOf(
      ...['S', 'M', 'L', 'XL'].flatMap((size) => [
        ['214803', 'Jacke', size],
        ['214911', 'Weste', size],
        ['215377', 'Hose', size],
      ]),
    )
    const fields = suggestImportMapping(['Referencia', 'Nombre', 'Talla'], rows)
    expect(fields.map(({ articleField }) => articleField)).toEqual([
      'orderNumber',
      'description',
      'description',
    ])
    expect(fields[0]!.certainty).toBe('CHECK')
  })

  test('texts without a name belong to the description on either side of them', () => {
    const rows = rowsOf(
      ['4711', 'Reduktion PVC grau', 'Reduktion 50 x 40', 'mit Dichtung'],
      ['4712', 'Reduktion PVC weiß', 'Reduktion 63 x 40', 'ohne Dichtung'],
      ['4713', 'Bogen PVC grau', 'Bogen 63 x 45°', 'mit Kappe'],
    )
    const fields = suggestImportMapping(['Artikelnummer', '', 'Bezeichnung', ''], rows)
    expect(fields.map(({ articleField, certainty }) => `${articleField} ${certainty}`)).toEqual([
      'orderNumber SURE',
      'description CHECK',
      'description SURE',
      'description CHECK',
    ])
  })

  test('what is given no field says why', () => {
    const headers = ['Artikelnummer', 'Bezeichnung', 'Lagerbestand', 'Artikelnummer (2)', 'Zirkel']
    const rows = rowsOf(
      ['4711', 'Relais', '7', '9911', 'xa'],
      ['4712', 'Schütz', '9', '9912', 'xb'],
      ['4713', 'Klemme', '4', '9913', 'xa'],
    )
    const reasons = suggestImportMapping(headers, rows).map(({ articleField, reason }) =>
      articleField === null ? reason : articleField,
    )
    expect(reasons[2]).toBe('„Lagerbestand“ wird für Artikel meist nicht gebraucht')
    expect(reasons[4]).toBe('„Zirkel“ ist kein bekannter Name; Werte wie „xa“')
  })

  test('a price in another currency gives way to one in euros', () => {
    expect(suggested('Art.-Nr.', 'UVP CHF', 'UVP EUR')).toEqual([
      'orderNumber SURE',
      'null OPEN',
      'listPrice SURE',
    ])
    expect(suggested('Art.-Nr.', 'LP EUR', 'EK USD')[2]).toBe('null OPEN')
  })

  test('where there is no other, it is offered to be looked at', () => {
    const headers = ['Order Code', 'Price list (VND)']
    const [, price] = suggestImportMapping(headers, filled(headers))
    expect(price).toMatchObject({ articleField: 'listPrice', certainty: 'CHECK' })
    expect(price?.reason).toContain('nennt VND')
  })

  test('numbered descriptions are joined, other fields are given once', () => {
    expect(suggested('Bezeichnung 1', 'Bezeichnung 2', 'Art.-Nr.')).toEqual([
      'description SURE',
      'description SURE',
      'orderNumber SURE',
    ])
    expect(suggested('Bezeichnung', 'Bezeichnung 2')).toEqual(['description SURE', 'description SURE'])
    expect(suggested('Listenpreis 1', 'Listenpreis 2')[1]).toBe('null OPEN')
  })

  test('without an order number the manufacturer’s number is offered as one', () => {
    expect(suggested('Hersteller', 'Herst.-Art.-Nr', 'Bruttopreis')).toEqual([
      'manufacturerName SURE',
      'orderNumber CHECK',
      'listPrice SURE',
    ])
    expect(suggested('Bestellnummer', 'Herst.-Art.-Nr')[1]).toBe('manufacturerNumber SURE')
  })
})

describe('columns that their values tell apart', () => {
  const fieldsOf = (headers: string[], ...rows: string[][]) =>
    suggestImportMapping(headers, rowsOf(...rows)).map(({ articleField }) => articleField)

  test('the number of the variant goes before that of its group', () => {
    const rows = ['M1|4411', 'M1|4412', 'M2|4413', 'M2|4414', 'M3|4415', 'M3|4416'].map((row) =>
      row.split('|'),
    )
    expect(fieldsOf(['group_sku', 'exact_sku'], ...rows)[1]).toBe('orderNumber')
  })

  test('a column of noughts is no price', () => {
    const rows = ['NK-1|0.00|12.50', 'NK-2|0.00|7.80', 'NK-3|0.00|21.44'].map((row) => row.split('|'))
    expect(fieldsOf(['sku', 'wholesale_price', 'price'], ...rows)).toEqual(['orderNumber', null, 'listPrice'])
  })

  test('links under the name of an image are images, whatever they end in', () => {
    const rows = ['NK-1|https://a.example/b/1', 'NK-2|https://a.example/b/2'].map((row) => row.split('|'))
    expect(fieldsOf(['Artikelnummer', 'IMG_ITEM'], ...rows)).toEqual(['orderNumber', 'image'])
  })

  test('a label that never comes again names the article, not its maker', () => {
    const rows = [
      'Float gauge long|FG-100',
      'Float gauge short|FG-110',
      'Display unit|DU-20',
      'Power supply|PS-24',
      'Mounting kit|MK-7',
    ].map((row) => row.split('|'))
    expect(fieldsOf(['Label', 'Part number'], ...rows)).toEqual(['description', 'orderNumber'])
  })
})
