import { expect, it } from 'vitest'
import { fileTypeByName } from './file-type-by-name.ts'

it.each([
  ['Schaltplan.pdf', 'CIRCUIT_DIAGRAM'],
  ['4711_Stromlaufpläne Rev C.PDF', 'CIRCUIT_DIAGRAM'],
  ['Pumpwerk schematic.pdf', 'CIRCUIT_DIAGRAM'],
  ['Angebot_4711.pdf', 'OFFER'],
  ['Bestellung zu Angebot 4711.pdf', 'ORDER'],
  ['Auftragsbestätigung Bestellung 12.pdf', 'ORDER_CONFIRMATION'],
  ['Angebot.xlsx', 'BILL_OF_MATERIAL'],
  ['Schaltplan.png', 'UNKNOWN'],
  ['Schaltplan.xlsx', 'BILL_OF_MATERIAL'],
  ['Übersichtsplan.pdf', 'UNKNOWN'],
  ['Schaltschrank.pdf', 'UNKNOWN'],
])('%s is taken for %s by its name', (name, type) => {
  expect(fileTypeByName(name)).toBe(type)
})
