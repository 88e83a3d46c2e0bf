import { expect, test } from 'vitest'
import { createClient } from './client.ts'
import { deleteBusinessData } from './index.ts'

test('a call with a share token carries it alone, whoever is signed in', async () => {
  const sent: Headers[] = []
  const client = createClient({
    baseUrl: '',
    getToken: () => 'bearer',
    fetch: async (_address, init) => {
      sent.push(new Headers(init?.headers))
      return new Response(null, { status: 200 })
    },
  })
  await client.call(deleteBusinessData, { shareToken: 'visitor' })
  await client.call(deleteBusinessData)
  expect(sent.map((headers) => [headers.get('authorization'), headers.get('share-token')])).toEqual([
    [null, 'visitor'],
    ['Bearer bearer', null],
  ])
})
