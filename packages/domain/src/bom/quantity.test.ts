import { expect, test } from 'vitest'
import { detectDecimalStyle, parseDecimal, parsePrice, seemingDecimals, thousandsAmong } from './decimals.ts'
import { readQuantity } from './quantity.ts'

test.each([
  ['3m', 3, 'm', 'MTR'],
  ['2x', 2, 'Stk', 'C62'],
  ['x 4', 4, 'Stk', 'C62'],
  ['1 Satz', 1, 'Satz', 'SET'],
  ['1 St.', 1, 'St', 'C62'],
  ['0,75 m', 0.75, 'm', 'MTR'],
  ['12', 12, '', null],
  ['1.0', 1, '', null],
  ['2,5', 2.5, '', null],
  ['3 x 2 m', 6, 'm', 'MTR'],
  ['ca. 10 m', 10, 'm', 'MTR'],
  ['etwa 40 m', 40, 'm', 'MTR'],
  ['about 60', 60, '', null],
  ['cca 90', 90, '', null],
  ['Stk 5', 5, 'Stk', 'C62'],
  ['7/12', 7 / 12, '', null],
  ['3 St. (inkl. Reserve)', 3, 'St', 'C62'],
  ['20+', 20, '', null],
  ['1 Set (3-tlg.)', 1, 'Set', 'SET'],
  ['2 Paar', 2, 'Paar', 'PR'],
  ['1 PAA', 1, 'PAA', 'PR'],
])('%s is %d %s', (text, quantity, unitName, unitCode) => {
  expect(readQuantity(text)).toMatchObject({ quantity, unitName, unitCode })
})

test('a word that is no unit stays in the text of the quantity', () => {
  expect(readQuantity('15 Sonderposten')).toMatchObject({
    quantity: 15,
    unitName: '',
    certainty: 'CHECK',
    reason: 'Einheit in „15 Sonderposten“ ist nicht bekannt',
  })
})

test('what stands behind a quantity in brackets makes it one to check', () => {
  expect(readQuantity('3 St. (inkl. Reserve)').certainty).toBe('CHECK')
})

test.each(['AS PER GA', 'n. B.', '', '-', 'tbd', 'nach Aufmaß', '1-2'])('%j holds no quantity', (text) => {
  expect(readQuantity(text)).toMatchObject({ quantity: null, certainty: 'OPEN' })
})

test.each([
  ['999999999999', 999_999_999_999],
  ['999999999999,9999', 999_999_999_999.9999],
  ['999999999999,99999', null],
  ['1000000000000', null],
  ['1234567890123456', null],
  ['-1234567890123456', null],
  ['99999999999999999999', null],
  ['1234567890123456 Stk', null],
  ['Stk 1234567890123456', null],
  ['9000000 x 9000000 m', null],
  ['1234567890123456/2', null],
])('%s is the quantity %s: a number of more than twelve places is none', (text, quantity) => {
  const read = readQuantity(text)
  expect(read.quantity).toBe(quantity)
  if (quantity === null)
    expect(read).toMatchObject({ certainty: 'OPEN', reason: `„${text}“ ist zu groß für eine Menge` })
})

test.each([
  ['1.234,50', null, 1234.5],
  ['1,234.50', null, 1234.5],
  ['1.000', 'GERMAN', 1000],
  ['1.000', 'ENGLISH', 1],
  ['1,000', 'ENGLISH', 1000],
  ['1,5', null, 1.5],
  ["1'250.5", null, 1250.5],
  ['12$', null, null],
] as const)('%s (%s) is %s', (text, style, number) => expect(parseDecimal(text, style)).toBe(number))

test.each([
  ['19.99 €', 19.99],
  ['CHF 0.50', 0.5],
  ['12$', 12],
  ['1.124,00 EUR', 1124],
  ['Preis auf Anfrage', null],
])('price %s is %s', (text, price) => expect(parsePrice(text)).toBe(price))

test.each([
  [['1,5', '12,75'], 'GERMAN'],
  [['1.5', '12.75'], 'ENGLISH'],
  [['1.000', '2.000'], null],
])('%j is written in style %s', (texts, style) => expect(detectDecimalStyle(texts)).toBe(style))

test.each(['>5V', 'min. 24 V', 'min 5 max 10'])('%s is no quantity', (text) =>
  expect(readQuantity(text)).toMatchObject({ quantity: null, reason: `„${text}“ ist keine Menge` }),
)

test.each([
  ['1.250', null, 1.25, '„1.250“ als 1,25 gelesen, kann auch 1250 heißen'],
  ['1.250 m', null, 1.25, '„1.250“ als 1,25 gelesen, kann auch 1250 heißen'],
  ['1.250', 'GERMAN', 1250, '„1.250“ als 1250 gelesen, kann auch 1,25 heißen'],
  ['1,250', null, 1.25, '„1,250“ als 1,25 gelesen, kann auch 1250 heißen'],
  ['10x2', null, 20, '„10x2“ als 10 mal 2 gelesen'],
  ['2 * 5', null, 10, '„2 * 5“ als 2 mal 5 gelesen'],
  ['ca. 5', null, 5, '„ca. 5“ als 5 gelesen, die Liste nennt nur eine ungefähre Menge'],
  ['~2,5 m', null, 2.5, '„~2,5 m“ als 2,5 gelesen, die Liste nennt nur eine ungefähre Menge'],
  ['>=5', null, 5, '„>=5“ als 5 gelesen, die Liste nennt nur eine Mindestmenge'],
  ['mind. 2 m', null, 2, '„mind. 2 m“ als 2 gelesen, die Liste nennt nur eine Mindestmenge'],
  ['5?', null, 5, '„5?“ als 5 gelesen, in der Liste steht ein Fragezeichen dahinter'],
  ['5 Stk ?', null, 5, '„5 Stk ?“ als 5 gelesen, in der Liste steht ein Fragezeichen dahinter'],
  ['ca. 1.250', null, 1.25, '„1.250“ als 1,25 gelesen, kann auch 1250 heißen'],
] as const)('%s may mean another number (likely %s)', (text, likely, quantity, reason) =>
  expect(readQuantity(text, null, likely)).toMatchObject({
    quantity,
    isAmbiguous: true,
    certainty: 'CHECK',
    reason,
  }),
)

test('a proved style leaves nothing ambiguous', () =>
  expect(readQuantity('1.250 m', 'GERMAN')).toMatchObject({ quantity: 1250, isAmbiguous: false }))

test.each([
  ['whole numbers beside', ['5', '1.250', '12'], { likely: 'GERMAN', padded: null }],
  ['decimals that end in no nought', ['5', '1.255'], { likely: null, padded: null }],
  ['a nought in front', ['5', '0.250'], { likely: null, padded: null }],
  ['noughts everywhere', ['1.000', '2.000', '1.000', '4.000', '12.000'], { likely: null, padded: 'ENGLISH' }],
  [
    'noughts everywhere, with a comma',
    ['1,000', '2,000', '1,000', '4,000', '0,500'],
    { likely: null, padded: 'GERMAN' },
  ],
  ['few of them', ['1.250', '2.500', '1.000'], { likely: null, padded: null }],
  ['both separators', ['1.000', '2,000'], { likely: null, padded: null }],
] as const)('%s: %j seem to be written so', (_, texts, style) => {
  const quantities = texts.map((text) => ({ text, unit: '' }))
  expect(seemingDecimals(quantities)).toEqual(style)
})

test.each([
  ['another decimal', ['2', '1.000', '2.5'], 'ENGLISH', ['1.000']],
  ['whole numbers', ['2', '1,000', '6'], 'GERMAN', ['1,000']],
  ['three decimals everywhere', ['1,000', '2,500', '0,250'], 'GERMAN', []],
  ['a nought in front', ['2.5', '0.250'], 'ENGLISH', []],
  ['thousands by the style', ['2,5', '1.000'], 'GERMAN', []],
  ['pieces beside lengths', ['4 Stk', '2,500 m', '14,000 m'], 'GERMAN', []],
] as const)('%s: of %j in style %s may be thousands %j', (_, texts, style, expected) => {
  const quantities = texts.map((text) => ({ text, unit: '' }))
  const mayBeThousands = thousandsAmong(quantities, style)
  expect(quantities.filter(mayBeThousands).map(({ text }) => text)).toEqual(expected)
})

test('pieces that are written whole say nothing of lengths with decimals', () => {
  const quantities = [
    { text: '4', unit: 'ST' },
    { text: '3,500', unit: 'M' },
    { text: '14,000', unit: 'M' },
  ]
  expect(seemingDecimals(quantities)).toEqual({ likely: null, padded: null })
  const beside = [...quantities, { text: '7', unit: 'm' }]
  expect(seemingDecimals(beside)).toEqual({ likely: 'ENGLISH', padded: null })
})

test.each([
  ['2 Dutzend', 24],
  ['1 Dtz.', 12],
  ['1 Dtzd', 12],
  ['3 dozen', 36],
  ['1 Gros', 144],
  ['3 Hundert', 300],
  ['3 Hundert Stück', 300],
  ['1 Tsd', 1000],
  ['0,5 Tsd. Stk', 500],
  ['2 T Stk', 2000],
  ['2 Tausend', 2000],
  ['Dutzend 3', 36],
])('%s are %d pieces', (text, quantity) =>
  expect(readQuantity(text)).toMatchObject({
    quantity,
    unitName: 'Stk',
    unitCode: 'C62',
    certainty: 'CHECK',
    isAmbiguous: false,
    reason: `„${text}“ als ${quantity} Stück gelesen`,
  }),
)

test.each([
  ['1.250 Tsd', null, 1250, '„1.250 Tsd“ als 1250 Stück gelesen, kann auch 1250000 heißen'],
  ['ca. 2 Dutzend', null, 24, '„ca. 2 Dutzend“ als 24 gelesen, die Liste nennt nur eine ungefähre Menge'],
] as const)('%s of many pieces stays doubtful', (text, likely, quantity, reason) =>
  expect(readQuantity(text, null, likely)).toMatchObject({ quantity, isAmbiguous: true, reason }),
)

test('more pieces than a quantity can hold are none', () =>
  expect(readQuantity('9999999999 Tsd')).toMatchObject({ quantity: null, certainty: 'OPEN' }))

test.each([
  ['1O', 1],
  ['1e2', 1],
  ['3 Gebinde', 3],
  ['2 Tüten', 2],
  ['10er Pack', 10],
  ['100er', 100],
  ['2 groß', 2],
  ['15 Sonderposten', 15],
])('what stands behind the number of %s is not understood: it may mean another', (text, quantity) =>
  expect(readQuantity(text)).toMatchObject({
    quantity,
    unitName: '',
    isAmbiguous: true,
    certainty: 'CHECK',
    reason: `Einheit in „${text}“ ist nicht bekannt`,
  }),
)
