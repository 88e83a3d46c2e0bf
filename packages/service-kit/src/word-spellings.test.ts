import { expect, test } from 'vitest'
import { textSpellings, wordSpellings } from './word-spellings.ts'

test.each([
  ['Schuetz', ['Schuetz', 'schütz']],
  ['Schütz', ['Schütz', 'schuetz']],
  ['GROESSE', ['GROESSE', 'größe', 'grösse', 'groeße']],
  ['Wasserhaehne', ['Wasserhaehne', 'waßerhähne', 'wasserhähne', 'waßerhaehne']],
  ['Steuergeraet', ['Steuergeraet', 'steuergerät']],
  ['Bauueberwachung', ['Bauueberwachung', 'bauüberwachung']],
  ['Relais', ['Relais']],
  ['mm2', ['mm2', 'mm²']],
  ['2,5mm2', ['2,5mm2', '2,5mm²']],
  ['m3', ['m3', 'm³']],
  ['M12', ['M12']],
])('%s may stand as %j', (word, spellings) => expect(wordSpellings(word)).toEqual(spellings))

test.each([
  ['Pumpwerk Halle 7', ['Pumpwerk Halle 7']],
  ['Neue  Straße', ['Neue  Straße', 'Neue  strasse']],
  ['Kühler  Straße', ['Kühler  Straße', 'Kühler  strasse', 'kuehler  Straße', 'kuehler  strasse']],
  ['', ['']],
])('each word of „%s“ may stand in its ways', (text, spellings) =>
  expect(textSpellings(text)).toEqual(spellings),
)

test('a text of many words that may stand otherwise keeps to few ways', () => {
  const told = textSpellings('ä '.repeat(100))
  expect(told).toHaveLength(16)
  expect(told[0]).toBe('ä '.repeat(100))
})
