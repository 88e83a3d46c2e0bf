import { expect, test } from 'vitest'
import { namesOfFigures, withFigureName } from './named-figures.ts'

const read = (header: string, text: string) =>
  withFigureName(text, namesOfFigures([header], new Map([['description', [0]]])).get(0))

test.each([
  ['Länge [mm]', '2000', 'Länge 2000 mm'],
  ['Länge in mm', '2000', 'Länge 2000 mm'],
  ['Länge', '2000', 'Länge 2000'],
  ['Ib (A)', '2,5', 'Ib 2,5 A'],
  ['Leistung / kW', '0.75', 'Leistung 0.75 kW'],
  ['Querschnitt\n[mm²]', '1,5', 'Querschnitt 1,5 mm²'],
  ['Polzahl', '3', 'Polzahl 3'],
  ['DIN', '912', 'DIN 912'],
  ['Length:', '100', 'Length 100'],
])('below „%s“ stands „%s“: %s', (header, figure, said) => {
  expect(read(header, figure)).toBe(said)
})

test.each([
  ['Länge [mm]', '2000 mm'],
  ['Länge [mm]', 'nach Maß'],
  ['Länge [mm]', ''],
  ['Wert', '100'],
  ['Bezeichnung', '912'],
  ['Bezeichnung (deutsch)', '912'],
  ['Typ', '3'],
])('below „%s“ „%s“ stays as it is', (header, text) => {
  expect(read(header, text)).toBe(text)
})

test('a column that is no description is not named', () => {
  expect(namesOfFigures(['Länge [m]'], new Map([['quantity', [0]]])).size).toBe(0)
})
