import { afterAll, beforeAll, expect, test } from 'vitest'
import { kitDatabase } from './kit.example.ts'

let given: Awaited<ReturnType<typeof kitDatabase>>
beforeAll(async () => {
  given = await kitDatabase()
})
afterAll(() => given.close())

const inOrder = async (...names: string[]): Promise<string[]> => {
  const { rows } = await given.pool.query<{ name: string }>(
    'select name from unnest($1::text[]) with ordinality n (name, at) order by sort_key(name), at',
    [names.toReversed()],
  )
  return rows.map(({ name }) => name)
}

test.each([
  ['umlauts stand with their vowels', ['Netzteil', 'Oberteil', 'Ölflex', 'Phönix', 'Überlast', 'Zander']],
  ['small letters stand with capitals', ['anders', 'Ast', 'Österreich', 'ötzi', 'zaun']],
  ['„ß“ is two letters', ['Masche', 'Maße', 'Maststütze']],
  ['letters of other languages, too', ['Čadca', 'Łańcut', 'Œuvre', 'Šibenik', 'Zürich']],
  ['letters that are put together of two signs', ['Oberteil', 'O\u0308lflex', 'Phoenix']],
  ['numbers and signs come before letters', ['+S1', '1.5 mm', '20 A', 'Ader']],
])('%s', async (_, names) => {
  expect(await inOrder(...names)).toEqual(names)
})
