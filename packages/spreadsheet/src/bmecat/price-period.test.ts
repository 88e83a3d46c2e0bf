import { describe, expect, test } from 'vitest'
import { bmecat, product } from '../hostile/exchange-files.example.ts'
import { fileOf } from '../hostile/file-of.example.ts'
import { openPriceList, type PriceListRow } from '../index.ts'

const today = '2026-10-05'

const date = (kind: 'start' | 'end', text: string | undefined) =>
  text === undefined ? '' : `<DATETIME type="valid_${kind}_date"><DATE>${text}</DATE></DATETIME>`

interface Block {
  start?: string
  end?: string
  list?: string
  customer?: string
}

const prices = ({ list, customer }: Block) =>
  Object.entries({ net_list: list, net_customer: customer })
    .map(([type, amount]) =>
      amount === undefined
        ? ''
        : `<ARTICLE_PRICE price_type="${type}"><PRICE_AMOUNT>${amount}</PRICE_AMOUNT></ARTICLE_PRICE>`,
    )
    .join('')
const details = (block: Block) =>
  `<ARTICLE_PRICE_DETAILS>${date('start', block.start)}${date('end', block.end)}${prices(block)}</ARTICLE_PRICE_DETAILS>`

/** The list price, the customer's and the remarks of an article with these blocks of prices. */
async function read(...blocks: (Block | string)[]) {
  const more = blocks.map((block) => (typeof block === 'string' ? block : details(block))).join('')
  const list = await openPriceList(fileOf(bmecat(product('N-1', more))), { filename: 'katalog.xml', today })
  const rows: PriceListRow[] = []
  for await (const batch of list.batches()) rows.push(...batch)
  await list.close()
  const [head, article] = rows
  const textOf = (column: string) =>
    article!.cells[head!.cells.findIndex(({ text }) => text === column)]!.text
  return [textOf('Listenpreis'), textOf('Kundenpreis'), ...(article!.remarks ?? [])]
}

describe('of several blocks of prices those valid today count', () => {
  test.each([
    [
      'the one that is not over, whatever their order',
      [
        { start: '2025-01-01', end: '2025-12-31', list: '10' },
        { start: '2026-01-01', end: '2026-12-31', list: '12' },
        { start: '2027-01-01', list: '14' },
      ],
      '12',
    ],
    [
      'one that ends today',
      [
        { end: '2026-10-04', list: '10' },
        { end: '2026-10-05', list: '12' },
      ],
      '12',
    ],
    [
      'one that begins today',
      [
        { start: '2026-10-06', list: '10' },
        { start: '2026-10-05', list: '12' },
      ],
      '12',
    ],
    ['one without a date', [{ start: '2025-01-01', end: '2025-12-31', list: '10' }, { list: '12' }], '12'],
    [
      'of two the one begun last',
      [{ list: '10' }, { start: '2026-10-01', end: '2026-10-31', list: '9' }],
      '9',
    ],
    [
      'a day that is written with its time, or the German way',
      [
        { start: '2025-01-01T00:00:00', end: '2026-09-30T23:59:59', list: '10' },
        { start: '01.10.2026', list: '12' },
      ],
      '12',
    ],
    ['a day that stands for none', [{ start: '0000-00-00', end: '0000-00-00', list: '12' }], '12'],
  ])('%s', async (_, blocks, price) => {
    expect(await read(...blocks)).toEqual([price, ''])
  })

  test('each kind of price has blocks of its own', async () => {
    expect(
      await read(
        { end: '2026-06-30', list: '10', customer: '8' },
        { start: '2026-07-01', list: '12' },
        { start: '2026-07-01', customer: '9' },
      ),
    ).toEqual(['12', '9'])
  })

  test('prices that stand before their dates have them too', async () => {
    const late = (amount: string, end: string) =>
      `<ARTICLE_PRICE_DETAILS>${prices({ list: amount })}${date('end', end)}</ARTICLE_PRICE_DETAILS>`
    expect(await read(late('10', '2025-12-31'), late('12', '2026-12-31'))).toEqual(['12', ''])
  })

  test('other prices are those for larger amounts of the same block', async () => {
    const tiers = `<ARTICLE_PRICE_DETAILS>${date('end', '2025-12-31')}
      <ARTICLE_PRICE price_type="net_list"><PRICE_AMOUNT>7</PRICE_AMOUNT><LOWER_BOUND>1</LOWER_BOUND></ARTICLE_PRICE>
      <ARTICLE_PRICE price_type="net_list"><PRICE_AMOUNT>6</PRICE_AMOUNT><LOWER_BOUND>10</LOWER_BOUND></ARTICLE_PRICE>
      </ARTICLE_PRICE_DETAILS>`
    expect(await read(tiers, { list: '12' })).toEqual(['12', ''])
  })
})

describe('where no block is valid today', () => {
  test('the one begun last counts, and a remark says until when it held', async () => {
    expect(
      await read(
        { start: '2025-01-01', end: '2025-12-31', list: '11' },
        { start: '2024-01-01', end: '2024-12-31', list: '10' },
        { start: '2027-01-01', list: '14' },
      ),
    ).toEqual(['11', '', 'Listenpreis: gültig nur bis 31.12.2025; er wurde übernommen, bitte prüfen Sie ihn'])
  })

  test('and none has begun yet, the first to begin does, and a remark says from when', async () => {
    expect(
      await read(
        { start: '2027-07-01', list: '15', customer: '12' },
        { start: '2027-01-01', list: '14', customer: '11' },
      ),
    ).toEqual([
      '14',
      '11',
      'Listenpreis: gültig erst ab 01.01.2027; er wurde übernommen, bitte prüfen Sie ihn',
      'Kundenpreis: gültig erst ab 01.01.2027; er wurde übernommen, bitte prüfen Sie ihn',
    ])
  })
})

test('a date that cannot be read is told, and the price counts as valid', async () => {
  expect(await read({ end: 'Jahresende', list: '12' })).toEqual([
    '12',
    '',
    'Das Datum „Jahresende“ ist nicht lesbar; die Preise dazu gelten als gültig, bitte prüfen Sie sie',
  ])
})

test('BMEcat 2005 names the days of a period by elements of their own', async () => {
  const of2005 = (block: Block) =>
    details(block).replace(
      /<DATETIME type="valid_(start|end)_date"><DATE>([^<]*)<\/DATE><\/DATETIME>/g,
      (_, kind: string, day: string) =>
        `<VALID_${kind.toUpperCase()}_DATE>${day}</VALID_${kind.toUpperCase()}_DATE>`,
    )
  const blocks = [
    { start: '2025-01-01', end: '2025-12-31', list: '10' },
    { start: '2026-01-01', list: '12' },
  ].map(of2005)
  expect(blocks[0]).toContain('<VALID_START_DATE>2025-01-01</VALID_START_DATE><VALID_END_DATE>')
  expect((await read(...blocks))[0]).toBe('12')
})
