import { germanColours } from './colours.ts'
import type { AttributeName } from './technical-data.ts'

const figures = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 4 })

const count = (value: number | string, one: string, many: string): string =>
  `${number(value)} ${value === 1 ? one : many}`

const contacts = (value: number | string, name: string): string =>
  value === 0 ? `kein ${name}` : `${number(value)} ${name}`

const number = (value: number | string): string => (typeof value === 'number' ? figures.format(value) : value)

const milli = (value: number | string, unit: string): string =>
  typeof value === 'number' && value > 0 && value < 0.1
    ? `${number(value * 1000)} m${unit}`
    : `${number(value)} ${unit}`

const kilo = (value: number | string, unit: string): string =>
  typeof value === 'number' && value >= 1000 ? `${number(value / 1000)} k${unit}` : `${number(value)} ${unit}`

const fuseClasses: Readonly<Record<string, string>> = {
  GG: 'gG',
  AM: 'aM',
  AR: 'aR',
  T: 'träge',
  M: 'mittelträge',
  F: 'flink',
}

const texts: Readonly<Record<AttributeName, (value: number | string) => string>> = {
  poles: (value) => `${number(value)}-polig`,
  ratedCurrent: (value) => milli(value, 'A'),
  currentFrom: (value) => `ab ${milli(value, 'A')}`,
  characteristic: (value) => fuseClasses[value] ?? `Charakteristik ${value}`,
  breakingCapacity: (value) => `${number(value)} kA`,
  residualCurrent: (value) => `${number(value)} mA`,
  residualType: (value) => `Typ ${value}`,
  voltage: (value) => `${number(value)} V`,
  voltageFrom: (value) => `ab ${number(value)} V`,
  inputVoltage: (value) => `Eingang ${number(value)} V`,
  currentKind: (value) => String(value),
  coilVoltage: (value) => `Spule ${number(value)} V`,
  coilVoltageFrom: (value) => `Spule ab ${number(value)} V`,
  normallyOpen: (value) => contacts(value, 'Schließer'),
  normallyClosed: (value) => contacts(value, 'Öffner'),
  changeover: (value) => contacts(value, 'Wechsler'),
  power: (value) => kilo(value, 'W'),
  apparentPower: (value) => kilo(value, 'VA'),
  crossSection: (value) => `${number(value)} mm²`,
  conductors: (value) => count(value, 'Ader', 'Adern'),
  protection: (value) => String(value),
  width: (value) => `Breite ${number(value)} mm`,
  height: (value) => `Höhe ${number(value)} mm`,
  depth: (value) => `Tiefe ${number(value)} mm`,
  length: (value) =>
    typeof value === 'number' && value >= 1000
      ? `Länge ${number(value / 1000)} m`
      : `Länge ${number(value)} mm`,
  diameter: (value) => `Ø ${number(value)} mm`,
  colour: (value) => germanColours.get(String(value)) ?? String(value),
  moduleWidth: (value) => `${number(value)} TE`,
  bus: (value) => String(value),
  temperature: (value) => `${number(value)} °C`,
  inputs: (value) => count(value, 'Eingang', 'Eingänge'),
  outputs: (value) => count(value, 'Ausgang', 'Ausgänge'),
  signal: (value) => String(value).toLowerCase(),
  ports: (value) => count(value, 'Port', 'Ports'),
  phases: (value) => `${number(value)}-phasig`,
  thread: (value) => String(value),
}

/** An attribute as a person is told it: „2-polig“, „10 A“, „Charakteristik C“. */
export function attributeText(name: AttributeName, value: number | string): string {
  return texts[name](value)
}
