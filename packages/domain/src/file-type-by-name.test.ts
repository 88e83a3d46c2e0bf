import type { FileType } from '@schrankwerk/contracts'
import { expect, it } from 'vitest'
import { fileTypeByName, offerFileTypeByName } from './file-type-by-name.ts'

it.each([
  ['Schaltplan.pdf', 'CIRCUIT_DIAGRAM'],
  ['4711_Stromlaufpläne Rev C.PDF', 'CIRCUIT_DIAGRAM'],
  ['Pumpwerk schematic.pdf', 'CIRCUIT_DIAGRAM'],
  ['Angebot_4711.pdf', 'OFFER'],
  ['Quote 17.pdf', 'OFFER'],
  ['Kostenvoranschlag.pdf', 'OFFER'],
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

const lacking: readonly FileType[] = ['BILL_OF_MATERIAL']
const having: readonly FileType[] = ['OFFER']

it.each([
  ['Pumpwerk Nord.pdf', lacking, 'OFFER'],
  ['Pumpwerk Nord.pdf', having, 'UNKNOWN'],
  ['Angebot Rev B.pdf', having, 'OFFER'],
  ['AN_47/11 Rev B.pdf', having, 'OFFER'],
  ['AN-4712.pdf', having, 'UNKNOWN'],
  ['Datenblatt AN-4711.pdf', lacking, 'UNKNOWN'],
  ['Aufbaupläne.pdf', lacking, 'UNKNOWN'],
  ['AGB.pdf', lacking, 'UNKNOWN'],
  ['Schaltplan.pdf', lacking, 'CIRCUIT_DIAGRAM'],
  ['Bestellung 12.pdf', lacking, 'ORDER'],
  ['Pumpwerk Nord.xlsx', lacking, 'BILL_OF_MATERIAL'],
  ['Pumpwerk Nord.docx', lacking, 'UNKNOWN'],
] as const)('%s, uploaded to an offer with %j, is taken for %s', (name, fileTypes, type) => {
  expect(offerFileTypeByName(name, { offerNumber: 'AN-4711', fileTypes })).toBe(type)
})

it('takes no file for the offer for a number that stands in many names', () => {
  expect(offerFileTypeByName('Bild 17.pdf', { offerNumber: '17', fileTypes: having })).toBe('UNKNOWN')
})
