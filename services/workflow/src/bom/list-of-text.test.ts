import { afterAll, beforeAll, expect, it } from 'vitest'
import { workflowInTest } from '../workflow.example.ts'

type Given = Awaited<ReturnType<typeof workflowInTest>>
let given: Given
beforeAll(async () => {
  given = await workflowInTest()
})
afterAll(() => given.stop())

const list = [
  'Bitte um ein Angebot:',
  '3x Siemens 3RT2015-1BB41 Schütz',
  '2 Stk. Montageplatte gebohrt',
  '10 m H07V-K 1,5 blau',
].join('\n')

it('a list as one writes it into a mail has quantities and numbers, and lacks nothing where it names none', async () => {
  const { body } = await given.post(given.customer, '/enquiry/', { title: 'Schrank', amount: 1 })
  const file = { name: 'Liste.csv', content: list }
  const uploaded = await given.form(given.customer, '/enquiry/bom/upload', { enquiryId: body.id }, file)
  const suggested = uploaded.body.suggestedMapping.map(
    ({ importHeader, articleField }: Record<'importHeader' | 'articleField', string>) => ({
      importHeader,
      articleField,
    }),
  )
  const mapped = await given.form(given.customer, `/enquiry/bom/map?enquiryId=${body.id}`, {
    mapping: JSON.stringify(suggested),
  })
  if (mapped.status !== 200) throw new Error(JSON.stringify([suggested, mapped.body]))
  const query = `enquiryId=${body.id}&paginationSize=100&column=position`
  const lines = (await given.get(given.customer, `/enquiry/bom/articles?${query}`)).body.content
  expect(lines).toMatchObject([
    {
      quantity: 3,
      manufacturerName: 'Siemens',
      orderNumber: '3RT2015-1BB41',
      bomError: 'ARTICLE_NOT_FOUND',
      notes: [{ code: 'QUANTITY_SPLIT' }, { code: 'NUMBER_FROM_TEXT', certainty: 'CHECK' }],
    },
    { quantity: 2, description: '2 Stk. Montageplatte gebohrt', bomError: 'ARTICLE_NOT_FOUND' },
    { quantity: 10, quantityUnitName: 'm', bomError: 'ARTICLE_NOT_FOUND' },
  ])
})
