import { createCompany, register } from '@schrankwerk/contracts'
import { expect, test } from 'vitest'
import { lengthErrors } from './length-errors.ts'

const address = { street: 'Weg', houseNo: '1', zip: '20457', city: 'Hamburg', country: 'Deutschland' }
const company = { name: 'Werk', type: 'SUPPLIER', customerNumber: null, additionalInfo: null, address }

test('the limit is that of the contract, wherever in the call the text stands', () => {
  const input = {
    ...company,
    name: 'x'.repeat(201),
    additionalInfo: 'x'.repeat(4001),
    address: { ...address, zip: '2'.repeat(21) },
  }
  expect(lengthErrors(createCompany.body, input)).toEqual({
    name: 'Höchstens 200 Zeichen; es sind 201. Bitte kürzen Sie den Text.',
    additionalInfo: 'Höchstens 4.000 Zeichen; es sind 4.001. Bitte kürzen Sie den Text.',
    'address.zip': 'Höchstens 20 Zeichen; es sind 21. Bitte kürzen Sie den Text.',
  })
})

test('a text of just that length is none, with blanks around it neither', () => {
  expect(lengthErrors(createCompany.body, { ...company, name: ` ${'x'.repeat(200)} ` })).toEqual({})
})

test('what is wrong otherwise is left to others', () => {
  expect(lengthErrors(register.body, { user: { name: '', mail: 'nobody' } })).toEqual({})
  expect(lengthErrors(undefined, company)).toEqual({})
})
