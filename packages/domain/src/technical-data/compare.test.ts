import { expect, test } from 'vitest'
import { compareTechnicalData } from './compare.ts'
import { readTechnicalData } from './read.ts'

const compared = (wanted: string, offered: string) => {
  const { agreed, contradicted } = compareTechnicalData(readTechnicalData(wanted), readTechnicalData(offered))
  return {
    agreed: agreed.filter(({ attribute }) => attribute !== 'family').map(({ text }) => text),
    contradicted: contradicted.map(({ text }) => text),
  }
}

test('what two descriptions name is told as people say it', () => {
  expect(
    compared(
      'LS-Schalter 2-polig 2 A Char. C 6 kA',
      'Miniature circuit breaker, 2P, C, 10 A, 10 kA, 230 V AC',
    ),
  ).toEqual({ agreed: ['2-polig', 'Charakteristik C'], contradicted: ['10 A statt 2 A', '10 kA statt 6 kA'] })
})

test.each([
  ['Klemme 2,5 mm² grau', 'Terminal block 0.14 - 4 mm², gray', ['bis 4 mm²', 'grau']],
  ['Schütz 24VDC 1S1Ö', 'Contactor 1 NO + 1 NC, coil 24 V DC', ['Spule 24 V DC', '1 Schließer', '1 Öffner']],
  ['Schütz 4kW Spule 24VDC', 'Leistungsschütz 4 kW/400 V, 24-60 V AC/DC', ['Spule 24 V DC', '4 kW']],
  ['Motorschutzschalter 2 A', 'Motorschutzschalter 1,6-2,5 A', ['2 A']],
  ['Motorschutzschalter 1,6-2,5A', 'Motor circuit breaker 1.6...2.5 A', ['1,6–2,5 A']],
  ['Lampe 230V~', 'Leuchtmelder 240 V AC', ['230 V AC']],
  ['Lampe 24V DC', 'Leuchtmelder 24 V AC/DC', ['24 V DC']],
  ['FU 4kW 415V', 'Frequenzumrichter 4 kW 380-480 V', ['415 V', '4 kW']],
  ['Gehäuse IP54', 'Enclosure IP66', ['IP66']],
  ['FI 40A 4p 30mA', 'RCCB 4P 40 A 0.03 A', ['4-polig', '40 A', '30 mA']],
  ['Taster 22mm rot', 'Pushbutton Ø22.3 red', ['Ø 22 mm', 'rot']],
  ['Kabelkanal 40x60', 'Wiring duct 60 x 40 mm', ['Breite 40 mm', 'Höhe 60 mm']],
  ['Steckdose REG 3TE', 'Hutschienensteckdose 3 TE', ['3 TE']],
  ['Zeitrelais 24V', 'Zeitrelais 12-240 V UC', ['Spule 24 V']],
])('„%s“ agrees with „%s“', (wanted, offered, agreed) => {
  expect(compared(wanted, offered)).toEqual({ agreed: expect.arrayContaining(agreed), contradicted: [] })
})

test.each([
  ['LS 1P C16', 'LS 1P B16', ['Charakteristik B statt Charakteristik C']],
  ['LS 1P C16 10kA', 'LS 1P C16 6kA', ['6 kA statt 10 kA']],
  ['Klemme 10 mm²', 'Klemme 4 mm²', ['4 mm² statt 10 mm²']],
  ['H07V-K 1x1,5 blau', 'H07V-K 1x2,5 blau', ['2,5 mm² statt 1,5 mm²']],
  ['Schütz Spule 24VDC', 'Schütz Spule 230VAC', ['Spule 230 V AC statt Spule 24 V DC']],
  ['Schütz Spule 24V DC', 'Schütz Spule 24V AC', ['Spule 24 V AC statt Spule 24 V DC']],
  [
    'Hilfsschalter 1S',
    'Hilfsschalter 1Ö',
    ['kein Schließer statt 1 Schließer', '1 Öffner statt kein Öffner'],
  ],
  ['Relais 1 Wechsler', 'Relais 2 Wechsler', ['2 Wechsler statt 1 Wechsler']],
  ['Gehäuse IP66', 'Gehäuse IP54', ['IP54 statt IP66']],
  ['Taster rot', 'Taster grün', ['grün statt rot']],
  ['Netzteil 24V 10A', 'Netzteil 24V 5A', ['5 A statt 10 A']],
  ['Motorschutzschalter 1,6-2,5A', 'Motorschutzschalter 2,5-4A', ['2,5–4 A statt 1,6–2,5 A']],
  ['FI 4P 40A 30mA Typ A', 'FI 4P 40A 300mA Typ AC', ['300 mA statt 30 mA', 'Typ AC statt Typ A']],
  [
    '8DI PROFINET Modul',
    'Digital input 16DI PROFIBUS',
    ['PROFIBUS statt PROFINET', '16 Eingänge statt 8 Eingänge'],
  ],
  ['Schütz', 'Reihenklemme', ['Reihenklemme statt Schütz']],
])('„%s“ contradicts „%s“', (wanted, offered, contradicted) => {
  expect(compared(wanted, offered).contradicted).toEqual(contradicted)
})

test('a family and one that it is a kind of agree, whichever is wanted', () => {
  expect(compared('Schalter 16A', 'Hauptschalter 16A').contradicted).toEqual([])
  expect(compared('Zeitrelais 24V', 'Relais 24V').contradicted).toEqual([])
})

test('families that lists call by each other’s names neither agree nor contradict', () => {
  const { agreed, contradicted } = compareTechnicalData(
    readTechnicalData('Sicherungsklemme 6,3 A'),
    readTechnicalData('Fuse holder'),
  )
  expect([agreed, contradicted]).toEqual([[], []])
})

test('what only one of them names is left out', () => {
  expect(compared('LS C16', 'LS-Schalter 3-polig 10 kA').agreed).toEqual([])
})
