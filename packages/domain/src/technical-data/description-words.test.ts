import { expect, test } from 'vitest'
import { descriptionWords } from './description-words.ts'

test.each([
  ['Leistungsschütz', 'Power contactor', 'contactor'],
  ['Reihenklemme grau', 'Terminal block grey', 'grey'],
  ['Durchgangsklemme', 'Feed-through terminal', 'terminal'],
  ['Hutschiene gelocht', 'DIN rail, perforated', 'perforated'],
  ['Kabelverschraubung Messing', 'Cable gland brass', 'brass'],
  ['Not-Halt-Taster', 'Emergency stop button', 'emergency-stop'],
  ['Motorschutzschalter', 'Motor circuit breaker', 'motor-protection'],
  ['Zeitrelais anzugverzögert', 'Time relay on-delay', 'ondelay'],
  ['Relais, Stern-Dreieck', 'Relay star delta', 'stardelta'],
  ['VA-Gehäuse', 'Stainless enclosure', 'stainless'],
  ['Taster vorstehend', 'Button, raised', 'raised'],
  ['Einweglichtschranke', 'Through-beam sensor', 'beam'],
])('„%s“ and „%s“ share %s', (german, english, word) => {
  expect(descriptionWords(german)).toContain(word)
  expect(descriptionWords(english)).toContain(word)
})

test('a compound gives itself, what it ends with and the family', () => {
  expect(descriptionWords('Motorschutzschalter')).toEqual(['motor-protection', 'switch', 'motorschutzschalt'])
})

test('numbers, units and words that say nothing are left out', () => {
  expect(descriptionWords('Typ 3RT2015-1BB41 für 24 V DC mit 2 Stk')).toEqual([])
})

test('singular and plural are one word', () => {
  expect(descriptionWords('Halterung')).toEqual(descriptionWords('Halterungen'))
})

test('a long text gives 24 words at most', () => {
  const text = Array.from(
    { length: 90 },
    (_, place) => `wort${String.fromCharCode(97 + (place % 26))}${'abcdefg'[place % 7]}`,
  )
  expect(descriptionWords(text.join(' '))).toHaveLength(24)
})

test('letters without end are no word', () => {
  expect(descriptionWords(`Halterung ${'ab'.repeat(1500)}`)).toEqual(descriptionWords('Halterung'))
})
