import iconv from 'iconv-lite'
import { expect, test } from 'vitest'
import { fileOf } from '../hostile/file-of.example.ts'
import { readTable } from '../index.ts'

const read = async (text: string, encoding: string) => {
  const table = await readTable(fileOf(iconv.encode(text, encoding)), { filename: 'liste.csv' })
  return { encoding: table.encoding, cells: table.rows.at(-1)!.cells.map((cell) => cell.text) }
}

test.each([
  ['Russian', 'Артикул;Наименование;Цена\nNK-100;Выключатель автоматический;12,50\nNK-200;Реле;3'],
  [
    'a list whose numbers and manufacturers are Latin',
    '№;Обозначение;Наименование;Тип, марка;Изготовитель;Кол-во\n1;QF1;Реле;3RT2032-11-230VAC;Schneider Electric;2\n2;QF2;Выключатель;DILM17-10-110VAC;Phoenix Contact;4\n3;QF3;Реле;BI-M8-04P-S4;Wieland Electric;1',
  ],
  ['Bulgarian', 'Код;Описание;Количество\nNK-100;Прекъсвач трифазен, 16 A;4\nNK-200;Клема;2'],
])('%s is read as it was written', async (_, text) => {
  expect(await read(text, 'windows-1251')).toEqual({
    encoding: 'windows-1251',
    cells: text.split('\n').at(-1)!.split(';'),
  })
})

test.each([
  ['German in capitals', 'NUMMER;BEZEICHNUNG\nNK-100;ÜBERSPANNUNGSABLEITER FÜR GEHÄUSE\nNK-200;GRÖSSE'],
  ['a few letters that are nothing else', 'é;è;ü;ä\nÄ;Ö;Ü;ß'],
])('%s is not', async (_, text) => {
  expect(await read(text, 'windows-1252')).toEqual({
    encoding: 'windows-1252',
    cells: text.split('\n').at(-1)!.split(';'),
  })
})
