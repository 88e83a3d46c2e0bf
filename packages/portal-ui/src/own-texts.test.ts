import { expect, test } from 'vitest'
import type { OwnText } from './own-texts.ts'

const words = { plain: 'Anfrage', lines_one: 'Zeile', lines_other: 'Zeilen', kind: { ADDED: 'Neu' } }
const say: OwnText<typeof words> = (key) => (typeof key === 'string' ? key : key.join(' '))

test('keys are checked by the compiler, in each form and at any depth', () => {
  expect(say('plain')).toBe('plain')
  expect(say('lines', { count: 2 })).toBe('lines')
  const kind = 'ADDED' as const
  expect(say(`kind.${kind}`)).toBe('kind.ADDED')
  expect(say(['kind.later', 'kind.ADDED'])).toBe('kind.later kind.ADDED')
  // @ts-expect-error: misspelt
  say('plian')
  // @ts-expect-error: no sentence
  say('kind')
  // @ts-expect-error: not among the words
  say(`kind.${'REMOVED' as const}`)
  // @ts-expect-error: nothing says that there is such a key
  say(`kind.${String(kind)}`)
  // @ts-expect-error: the last of several has to be there
  say(['kind.ADDED', 'kind.later'])
})
