import { expect, it } from 'vitest'
import { fileTypeByName } from './file-type-by-name.ts'

it.each([
  ['Schaltplan.pdf', 'CIRCUIT_DIAGRAM'],
  ['4711_Stromlaufpläne Rev C.PDF', 'CIRCUIT_DIAGRAM'],
  ['Pumpwerk schematic.pdf', 'CIRCUIT_DIAGRAM'],
  ['Schaltplan.png', 'UNKNOWN'],
  ['Schaltplan.xlsx', 'BILL_OF_MATERIAL'],
  ['Übersichtsplan.pdf', 'UNKNOWN'],
  ['Schaltschrank.pdf', 'UNKNOWN'],
])('%s is taken for %s by its name', (name, type) => {
  expect(fileTypeByName(name)).toBe(type)
})
