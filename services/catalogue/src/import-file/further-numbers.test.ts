import { describe, expect, test } from 'vitest'
import { suggestionsFor } from './price-list.example.ts'

describe('a column of numbers under a name that nobody knows', () => {
  const rows = (values: readonly string[]) =>
    values.map((value, at) => `NK-${at}2/${at + 3}|Klemme ${at + 2} mm²|${value}|${at + 1},${at}5`).join('\n')
  const suggested = (...values: string[]) =>
    suggestionsFor(`Bestellnummer|Bezeichnung|Zentralkennung WX|Listenpreis\n${rows(values)}`)[2]

  test('is a further number to be checked where all have one form', () => {
    expect(suggested('7710432', '7710518', '7811007', '7400912', '7402266')).toMatchObject({
      articleField: 'possibleOrderNumber',
      certainty: 'CHECK',
      reason: expect.stringContaining('sind Nummern neben denen in „Bestellnummer“'),
    })
    expect(suggested('WX4-1187', 'WX4-2040', 'WX4-0093', 'WX4-7716', 'WX4-5502')).toMatchObject({
      articleField: 'possibleOrderNumber',
    })
  })

  test.each([
    ['numbers that come again', '7710432', '7710432', '7811007', '7400912', '7402266'],
    ['numbers of several forms', '7710432', 'A-18', '78/1100', '9912', 'KT 22661'],
    ['a count of the rows', '1001', '1002', '1003', '1004', '1005'],
    ['quantities', '12', '400', '7', '95', '1310'],
    ['the same numbers again', 'NK-02/3', 'NK-12/4', 'NK-22/5', 'NK-32/6', 'NK-42/7'],
  ])('is none over %s', (_, ...values) => {
    expect(suggested(...values)?.articleField).not.toBe('possibleOrderNumber')
  })
})
