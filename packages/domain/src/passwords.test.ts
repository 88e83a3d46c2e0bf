import { expect, it } from 'vitest'
import { passwordProblem } from './passwords.ts'

const customer = { mail: 'Einkauf@Nord.example', companyType: 'CUSTOMER' } as const
const operator = { mail: 'leitung@betrieb.example', companyType: 'ADMIN' } as const

it.each([
  ['12345', customer, 'password-too-short'],
  ['123456', customer, undefined],
  ['      ', customer, undefined],
  ['12345678901', operator, 'password-too-short'],
  ['123456789012', operator, undefined],
  // Five, six signs to a reader; twice as many to a computer.
  ['🔑🔑🔑🔑🔑', customer, 'password-too-short'],
  ['🔑🔑🔑🔑🔑🔑', customer, undefined],
  ['x'.repeat(128), customer, undefined],
  ['x'.repeat(129), customer, 'password-too-long'],
  ['einkauf@nord.example', customer, 'password-is-mail'],
  [' EINKAUF@nord.example ', customer, 'password-is-mail'],
  ['einkauf@nord.example!', customer, undefined],
])('%s', (password, owner, problem) => {
  expect(passwordProblem(password, owner)).toBe(problem)
})

it.each(['SUPPLIER', 'EXTERNAL'] as const)('wants of a %s what it wants of a customer', (companyType) => {
  expect(passwordProblem('123456', { ...customer, companyType })).toBeUndefined()
  expect(passwordProblem('12345', { ...customer, companyType })).toBe('password-too-short')
})
