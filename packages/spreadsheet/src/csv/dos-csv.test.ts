import iconv from 'iconv-lite'
import { expect, test } from 'vitest'
import { fileOf } from '../hostile/file-of.example.ts'
import { readTable } from '../index.ts'

const read = async (text: string, encoding: string) => {
  const table = await readTable(fileOf(iconv.encode(text, encoding)), { filename: 'liste.csv' })
  return { encoding: table.encoding, cells: table.rows.at(-1)!.cells.map((cell) => cell.text) }
}

const list = 'Nr;Gerät;Stück\nNK-100;Schütz für Gehäuse;4\nNK-200;Übergangsgehäuse, weiß;2'

test('a list that DOS wrote is read as it was written', async () => {
  expect(await read(list, 'cp850')).toEqual({
    encoding: 'cp850',
    cells: ['NK-200', 'Übergangsgehäuse, weiß', '2'],
  })
})

test.each([
  ['the same written by Windows', list],
  ['words in quotation marks', 'Nr;Text\nNK-1;Taster „Ein“ und „Aus”\nNK-2;Lampe „An”rot'],
  ['names with other accents', 'Nr;Text\nNK-1;Câble préfabriqué\nNK-2;Boîtier équipé'],
])('%s is not of DOS', async (_, text) => {
  const { encoding, cells } = await read(text, 'windows-1252')
  expect(encoding).toBe('windows-1252')
  expect(cells).toEqual(text.split('\n').at(-1)!.split(';'))
})
