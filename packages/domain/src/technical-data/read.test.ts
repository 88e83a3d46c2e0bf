import { expect, test } from 'vitest'
import { descriptions } from './descriptions.example.ts'
import { readTechnicalData } from './read.ts'

const table = `
3RT2015-1BB41 => -:
5SL4210-7 => -:
6ES7511-1AK02-0AB0 => -:
LC1D09BD => -:
iC60N C10 => -:
2002-1401 => -:
40.52.9.024.0000 => -:
IFB3004BBPKG/M/V4A => -:
SK 3238.100 => -:
1SBL137001R1310 => -:
Montagezeit 30 min => -:
Dichtung V2A 3 Stück => -:
`

test.each(descriptions(table))('nothing is read out of „%s“', (text, data) => {
  expect(readTechnicalData(text)).toEqual(data)
})

test.each([
  ['Motorschutzschalter', 'motor-protection'],
  ['Sicherungshalter', 'fuse-holder'],
  ['Sicherungsklemme', 'terminal'],
  ['Klemmenmarkierer', 'marking'],
  ['Steckdosenleiste', 'socket'],
  ['Schaltschrankheizung', 'heater'],
  ['Hilfsschalter für Motorschutzschalter', 'auxiliary-contact'],
  ['Endplatte für Reihenklemme', 'terminal-accessory'],
  ['Leistungsschütz mit Hilfsschalterblock', 'contactor'],
  ['Socket for relay', 'relay-socket'],
  ['End cover for terminal block', 'terminal-accessory'],
  ['Sensor-/Aktor-Kabel', 'cable'],
  ['Kabelverschraubung', 'gland'],
  ['Relaismodul', 'relay'],
  ['Schalter', 'switch'],
  ['Ethernet switch', 'network-switch'],
  ['Netzteilklemme', 'terminal'],
  ['Prüfstecker für Reihenklemmen', 'plug'],
])('%s is of the family %s', (text, family) => {
  expect(readTechnicalData(text).family).toBe(family)
})

test('words run together, apart and with a dash are the same', () => {
  for (const text of ['LS-Schalter', 'LS Schalter', 'LSSchalter', 'ls_schalter'])
    expect(readTechnicalData(text).family).toBe('circuit-breaker')
})
