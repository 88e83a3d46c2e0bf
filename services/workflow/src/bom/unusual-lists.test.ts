import { whyNoBom } from '@schrankwerk/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { workflowInTest } from '../workflow.example.ts'

type Given = Awaited<ReturnType<typeof workflowInTest>>
let given: Given
beforeAll(async () => {
  given = await workflowInTest()
})
afterAll(() => given.stop())

const draft = async (): Promise<{ enquiryId: string }> => {
  const { body } = await given.post(given.customer, '/enquiry/', { title: 'Schrank', amount: 1 })
  return { enquiryId: body.id }
}
const upload = (target: { enquiryId: string }, name: string, content: string) =>
  given.form(given.customer, '/enquiry/bom/upload', target, { name, content })

describe('a list without header row', () => {
  const list = '2;NK-100;Schütz\n30;NK-200;Klemme\n4;NK-200/7;Klemme grün\n1;NK-9-4;Netzteil'

  it('keeps its first row as a line, and its columns go by their letters', async () => {
    const target = await draft()
    const { status, body } = await upload(target, 'Liste.csv', list)
    expect(status).toBe(201)
    expect(body).toMatchObject({ headerRowIndex: 0, headerRowCertainty: 'OPEN', lineCount: 4, leftOut: [] })
    expect(
      body.suggestedMapping.map((one: Record<string, string>) => [
        one.importHeader,
        one.articleField,
        one.certainty,
      ]),
    ).toEqual([
      ['Spalte A', 'quantity', 'CHECK'],
      ['Spalte B', 'orderNumber', 'CHECK'],
      ['Spalte C', 'description', 'CHECK'],
    ])
    const mapping = body.suggestedMapping.map(
      ({ importHeader, articleField }: { importHeader: string; articleField: string }) => ({
        importHeader,
        articleField,
      }),
    )
    const told = await given.form(
      given.customer,
      `/enquiry/bom/map?enquiryId=${target.enquiryId}&quantityBasis=EACH`,
      { mapping: JSON.stringify(mapping) },
    )
    expect(told).toMatchObject({ status: 200, body: { summary: { lines: 4, matched: 2 } } })
  })

  it('takes a header row that a person names', async () => {
    const target = await draft()
    await upload(target, 'Liste.csv', list)
    const chosen = await given.form(given.customer, '/enquiry/bom/header', { ...target, headerRowIndex: '1' })
    expect(chosen.body).toMatchObject({ headerRowIndex: 1, headers: ['2', 'NK-100', 'Schütz'], lineCount: 3 })
  })
})

it('what stands below the parts is no example of what a column holds', async () => {
  const parts = ['1;NK-100;Schütz;;2', '2;NK-200;Klemme;;30', '3;NK-300;Taster;;4']
  const rows = [
    'Pos;Bestellnummer;Bezeichnung;Hersteller;Menge',
    ...parts,
    ';;;Bitte vollständig ausfüllen!;',
  ]
  const { body } = await upload(await draft(), 'Liste.csv', rows.join('\n'))
  expect(body).toMatchObject({ lineCount: 3, leftOut: [{ rowIndex: 5 }] })
  expect(body.samples).toEqual([
    ['1', '2', '3'],
    ['NK-100', 'NK-200', 'NK-300'],
    ['Schütz', 'Klemme', 'Taster'],
    [],
    ['2', '30', '4'],
  ])
})

it('a column without name is offered for mapping where it holds something', async () => {
  const content = 'Bestellnummer;;Menge;\nNK-100;L4;2;\nNK-200;;1;\nNK-300;L2;9;'
  const { body } = await upload(await draft(), 'Liste.csv', content)
  expect(body.suggestedMapping.map((one: { importHeader: string }) => one.importHeader)).toEqual([
    'Bestellnummer',
    'Spalte B',
    'Menge',
  ])
})

it('a parts list as txt is refused with the way to hand it in', async () => {
  const { status, body } = await upload(await draft(), 'Liste.txt', 'Menge;Bestellnummer\n2;NK-100')
  expect([status, body.code]).toEqual([415, 'not-a-spreadsheet'])
  expect(body.detail).toBe(whyNoBom('Liste.txt'))
  expect(body.detail).toMatch(/nicht als txt\. .*\.csv/)
})
