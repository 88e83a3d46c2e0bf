import { describe, expect, test } from 'vitest'
import { article4, head4, head5 } from '../hostile/exchange-files.example.ts'
import { fileOf } from '../hostile/file-of.example.ts'
import { openPriceList, type PriceListRow } from '../index.ts'

const article5 = (unit: string, price = '1250') =>
  `A;N;N-1;Relais;24 V;PCE;1;${unit};${price};A1;SCH;REL;;;;;;;;;;;0;;;;`

/** Gross and net price of the one article, their unit and its remarks. */
async function read(...lines: string[]) {
  const path = fileOf(`${lines.join('\r\n')}\r\n`)
  const list = await openPriceList(path, { filename: 'DATANORM.001', today: '2026-10-05' })
  const rows: PriceListRow[] = []
  for await (const batch of list.batches()) rows.push(...batch)
  await list.close()
  const [head, article] = rows
  const textOf = (column: string) =>
    article!.cells[head!.cells.findIndex(({ text }) => text === column)]!.text
  return [textOf('Preis brutto'), textOf('Preis netto'), textOf('Preiseinheit'), ...(article!.remarks ?? [])]
}

describe('a price record of version 5', () => {
  test.each([
    ['one piece', 'P;N-1;1;1;20;;', '0,2', '1'],
    ['one piece, as nought', 'P;N-1;1;0;20;;', '0,2', '1'],
    ['a thousand', 'P;A;N-1;1;1000;14000;;', '140', '1000'],
    ['as many as the article says, where it says none', 'P;N-1;1;;1400;;', '14', '100'],
  ])('brings its price with its unit: for %s', async (_, record, price, unit) => {
    expect(await read(head5, article5('100'), record)).toEqual([price, '', unit])
  })

  test('does so without a record of its article', async () => {
    expect(await read(head5, 'P;N-1;2;100;1400;;')).toEqual(['', '14', '100'])
  })

  test.each([
    ['100', '1', ['12,5', '20', '100']],
    ['1', '100', ['1250', '0,2', '100']],
    ['', '100', ['1250', '0,2', '100']],
  ])('leaves a price for %s beside its own for %s what it is for one piece', async (own, unit, prices) => {
    expect(await read(head5, article5(own), `P;N-1;2;${unit};20;;`)).toEqual(prices)
  })

  test('changes nothing where it has no price', async () => {
    expect(await read(head5, article5('100'), 'P;N-1;1;1;0;;')).toEqual(['12,5', '', '100'])
  })

  test('whose unit is no number says so and changes nothing', async () => {
    expect(await read(head5, article5('100'), 'P;N-1;1;Stk;20;;')).toEqual([
      '12,5',
      '',
      '100',
      'Die Preiseinheit „Stk“ ist keine ganze Zahl; der Preis des Preissatzes entfällt',
    ])
  })
})

test('a price record of version 4 has no unit, that of its article holds', async () => {
  const article = article4('N-1').replace(';1;0;Stk;', ';1;2;Stk;')
  expect(await read(head4(), article, 'P;A;N-1;1;1500;1;2000;;;;;')).toEqual(['15', '12', '100'])
})
