import { describe, expect, it } from 'vitest'
import { tagShare } from './tag-share.ts'

describe('tags of one numbering', () => {
  it.each<[string, string[], boolean]>([
    ['one each', ['R1', 'R2', 'C1', 'C2', 'U1'], true],
    ['lists and ranges', ['R1, R2, R7', 'C1-C4', 'D1 - 4', 'U5-7', 'J1'], true],
    ['ranges with dots', ['R1..R12', 'C1, C3', 'J1...J4'], true],
    ['with a sign', ['-K1', '-K2', '-F1', '-F2'], true],
    ['of a schematic with names', ['R_SENS0 - 3', 'R1, R2', 'LED1', 'LED2', 'POWER'], true],
    ['one of each kind', ['T1', 'Z1', 'R1', 'L1'], true],
    ['one of each kind, of which one has no number', ['UUno', 'R1', 'PIEZO1', 'D2', 'SERVO1'], true],
    ['with the sheet of the diagram', ['3K1', '3F1', '4K1', '4M1', '12XP1', '-5S2'], true],
    [
      'one thing twice, of many kinds',
      ['QS1', 'FU1', 'FU1', 'TM1', 'AL1', 'KM1', 'PLC1.1', 'XT1', 'XT1'],
      true,
    ],
    ['values of resistors', ['4K7', '2R2', '1M5', '10K1'], false],
    ['types', ['LM317', 'BC547', 'NE555', 'LM7805'], false],
    ['numbers of one’s own, to a fixed length', ['E0101', 'E0102', 'E0107', 'E0110'], false],
    ['ranges on a sheet', ['1Q1', '1T1-1T3', '2Q1', '2F4-2F9', '3K1', '3F1-3F8'], true],
    ['threads that repeat', ['M3', 'M4', 'M3', 'M5', 'M3', 'M4'], false],
    ['order numbers', ['3RT2015-1BB41', '5SY4106-7', '2903154'], false],
    [
      'order numbers that begin with a figure',
      ['6ES7515-2AM02-0AB0', '6ES7521-1BH10-0AA0', '6ES7522-1BH10-0AA0', '3RT2015-1BB41'],
      false,
    ],
    ['types with a size', ['UT2.5', 'PT2.5', 'ST2.5', 'UK2.5'], false],
    ['types of a maker', ['5SL6101', '5SL6102', '5SY4101', '3RT2', '5ST301'], false],
    ['cross-sections', ['3x1,5', '5x1,5', '5x2,5', '1x6'], false],
    ['sizes of houses', ['A4', 'A5'], false],
  ])('%s', (_, texts, isTagged) => {
    expect(tagShare(texts) >= 0.6).toBe(isTagged)
  })
})
