import { describe, expect, it } from 'vitest'
import { cleanFilename, defaultFileType, fileTypesFor, possibleTypes, uniqueFilename } from './file-types.ts'

describe('types by extension', () => {
  it.each([
    ['Liste.XLSX', ['BILL_OF_MATERIAL', 'UNKNOWN'], 'BILL_OF_MATERIAL'],
    [
      'Plan.pdf',
      [
        'OFFER',
        'ORDER_CONFIRMATION',
        'ORDER',
        'LEGAL_DOCUMENT',
        'CIRCUIT_DIAGRAM',
        'POWER_FLOW_DIAGRAM',
        'NC_DATA',
        'UNKNOWN',
      ],
      'UNKNOWN',
    ],
    ['Liste.csv', ['BILL_OF_MATERIAL', 'LABELLING', 'CONNECTION_LIST', 'NC_DATA', 'UNKNOWN'], 'UNKNOWN'],
    ['Schilder.txt', ['LABELLING', 'UNKNOWN'], 'LABELLING'],
    ['Platte.pau', ['PERFOREX'], 'PERFOREX'],
    ['Foto.jpeg', ['UNKNOWN'], 'UNKNOWN'],
    ['ohne', ['UNKNOWN'], 'UNKNOWN'],
  ])('%s', (name, types, byDefault) => {
    expect(fileTypesFor(name)).toEqual(types)
    expect(defaultFileType(name)).toBe(byDefault)
  })
})

it.each([
  ['Vorschrift.pdf', true],
  ['Vorschrift.DOCX', true],
  ['Vorschrift.png', true],
  ['Vorschrift.xlsx', true],
  ['Vorschrift.pau', true],
  ['Vorschrift.csv', false],
  ['Vorschrift.txt', false],
  ['Vorschrift.exe', false],
])("%s as a customer's regulation: %s", (name, can) => {
  for (const owner of ['enquiry', 'offer'] as const)
    expect(possibleTypes(owner, name).includes('LEGAL_DOCUMENT')).toBe(can)
})

it.each([
  ['Schilder.pdf', true],
  ['Schilder.xlsx', true],
  ['Schilder.exe', false],
])('%s as what the labels say: %s', (name, can) => {
  expect(possibleTypes('enquiry', name).includes('LABELLING')).toBe(can)
  expect(possibleTypes('offer', name).includes('LABELLING')).toBe(false)
})

it('offers the unknown type last', () => {
  expect(possibleTypes('enquiry', 'Foto.png')).toEqual(['LEGAL_DOCUMENT', 'LABELLING', 'UNKNOWN'])
  expect(possibleTypes('offer', 'Foto.png')).toEqual(['LEGAL_DOCUMENT', 'UNKNOWN'])
})

it.each([
  ['a/b\\c.pdf', 'a_b_c.pdf'],
  ['..', 'Datei'],
  ['  Plan\u0000.pdf ', 'Plan.pdf'],
  [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(196)}.pdf`],
])('cleans %j', (name, clean) => {
  expect(cleanFilename(name)).toBe(clean)
})

it('takes signs out of a name that nobody sees, and halves no character of a long one', () => {
  expect(cleanFilename('Pl\u200ban\u2060.pdf\ufeff')).toBe('Plan.pdf')
  const long = cleanFilename(`${'a'.repeat(195)}🔧.pdf`)
  expect(long).toBe(`${'a'.repeat(195)}.pdf`)
})

it('gives a taken name the lowest free numeric prefix', () => {
  expect(uniqueFilename('Plan.pdf', [])).toBe('Plan.pdf')
  expect(uniqueFilename('Plan.pdf', ['plan.PDF'])).toBe('2_Plan.pdf')
  expect(uniqueFilename('Plan.pdf', ['Plan.pdf', '2_Plan.pdf'])).toBe('3_Plan.pdf')
})
