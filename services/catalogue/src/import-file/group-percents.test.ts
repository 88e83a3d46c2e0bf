import { describe, expect, test } from 'vitest'
import { suggestionsFor } from './price-list.example.ts'

describe('a column of discounts', () => {
  const suggested = (name: string, discounts: readonly string[], groups = ['K1', 'K2', 'K1', 'K2', 'K1']) =>
    suggestionsFor(
      `Bestellnummer|Bezeichnung|Listenpreis|Rabattgruppe|${name}\n${groups
        .map(
          (group, at) =>
            `RK-${at}4/${at + 3}|Klemme ${at + 2} mm²|${at + 1},${at}5|${group}|${discounts[at]}`,
        )
        .join('\n')}`,
    )[4]
  const ofGroups = ['32,5', '40', '32,5', '40', '32,5']

  test.each(['Rabatt %', 'Rabatt in %', 'Rabattsatz', 'Grundrabatt (%)', 'Discount %'])(
    '„%s“ is that of the groups, to be checked, where each has one',
    (name) => {
      expect(suggested(name, ofGroups)).toMatchObject({
        articleField: 'discountGroupPercent',
        certainty: 'CHECK',
        reason: `„${name}“ gibt jeder Rabattgruppe einen Rabatt; bitte prüfen`,
      })
      expect(suggested(name, ['32,5 %', '40 %', '32,5 %', '40 %', '32,5 %'])?.articleField).toBe(
        'discountGroupPercent',
      )
    },
  )

  test.each([
    ['an article has a discount of its own', 'Rabatt %', ['32,5', '40', '30', '40', '32,5']],
    ['no group comes again', 'Rabatt %', ofGroups, ['K1', 'K2', 'K3', 'K4', 'K5']],
    ['they are codes', 'Rabatt', ['A', 'B', 'A', 'B', 'A']],
    ['the name says something else', 'Rabattaktion bis', ofGroups],
  ])('is none where %s', (_, name, discounts, groups?: string[]) => {
    expect(suggested(name, discounts, groups)?.articleField).not.toBe('discountGroupPercent')
  })

  test('is none without groups', () => {
    const rows = ofGroups.map(
      (discount, at) => `RK-${at}4/${at + 3}|Klemme ${at} mm²|${at + 1},${at}5|${discount}`,
    )
    const [, , , last] = suggestionsFor(`Bestellnummer|Bezeichnung|Listenpreis|Rabatt %\n${rows.join('\n')}`)
    expect(last?.articleField).not.toBe('discountGroupPercent')
  })
})
