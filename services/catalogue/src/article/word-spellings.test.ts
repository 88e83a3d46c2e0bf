import { expect, test } from 'vitest'
import { wordSpellings } from './word-spellings.ts'

test.each([
  ['Schuetz', ['Schuetz', 'schütz']],
  ['Schütz', ['Schütz', 'schuetz']],
  ['GROESSE', ['GROESSE', 'größe']],
  ['Relais', ['Relais']],
  ['mm2', ['mm2', 'mm²']],
  ['2,5mm2', ['2,5mm2', '2,5mm²']],
  ['m3', ['m3', 'm³']],
  ['M12', ['M12']],
])('%s may stand as %j', (word, spellings) => expect(wordSpellings(word)).toEqual(spellings))
