import { expect, test } from 'vitest'
import { articleInText } from './article-in-text.ts'

test.each([
  ['Siemens 5SY4116-7 LS-Schalter C16', 'Siemens', '5SY4116-7'],
  ['Siemens LS-Schalter 5SY4116-7', 'Siemens', '5SY4116-7'],
  ['Phoenix Contact 2961105 Relais', 'Phoenix Contact', '2961105'],
  ['Schaltschrank Rittal, 1050.000', 'Rittal', '1050.000'],
  ['Finder 55.34.9.024.0040', 'Finder', '55.34.9.024.0040'],
  ['Netzteil Puls CP10.241', 'Puls', 'CP10.241'],
  ['Eaton DILM7-10(24VDC)', 'Eaton', 'DILM7-10(24VDC)'],
  ['Schütz 3RT2015-1BB41 (Siemens)', 'Siemens', '3RT2015-1BB41'],
  ['LS-Schalter 5SY4116-7, Siemens', 'Siemens', '5SY4116-7'],
  ['5SY4116-7', '', '5SY4116-7'],
  ['2961105 Relais', '', '2961105'],
])('„%s“ names %s %s', (text, manufacturerName, number) =>
  expect(articleInText(text)).toEqual({ manufacturerName, number }),
)

test.each([
  'Relais 24VDC',
  'Siemens LOGO! 24 V',
  'H07V-K 1,5 blau',
  'DIN46228 Aderendhülse',
  'Kanal 100x50',
  '01.04.2026 geprüft',
  'Schraube M4x20',
  '3RT2015-1BB41 oder 3RT2016-1BB41',
])('„%s“ names no article', (text) => expect(articleInText(text)).toBeNull())
