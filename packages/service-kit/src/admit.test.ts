import { defineEndpoint } from '@schrankwerk/contracts'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { createApi, route } from './index.ts'
import { as, authenticate, people, quiet, visitors } from './kit.example.ts'

const thing = {
  service: 'workflow',
  summary: '',
  method: 'GET',
  who: { CUSTOMER: true },
  ok: 200,
  answer: z.object({ who: z.string(), address: z.nullable(z.string()) }),
} as const
const shown = defineEndpoint({ ...thing, name: 'showThing', path: '/shown', shareToken: true })
const closed = defineEndpoint({ ...thing, name: 'closedThing', path: '/closed' })

function appWith(parts: { admitVisitor?: typeof visitors.admit }) {
  const app = createApi({ service: 'workflow', db: undefined as never, authenticate, log: quiet, ...parts })
  for (const endpoint of [shown, closed])
    route(app, endpoint, ({ ctx }) => ({
      who: ctx.actor.visitorOf ?? ctx.actor.mail,
      address: ctx.address ?? null,
    }))
  return async (path: string, headers: Record<string, string>) => {
    const answer = await app.request(path, { headers })
    const { who, code } = (await answer.json()) as { who?: string; code?: string }
    return [answer.status, who ?? code]
  }
}
const ask = appWith({ admitVisitor: visitors.admit })
const visitor = { 'share-token': 'folder' }

test('a share token admits a visitor where the call is for visitors, and counts nowhere else', async () => {
  expect(await ask('/shown', visitor)).toEqual([200, 'folder'])
  expect(await ask('/closed', visitor)).toEqual([401, 'not-signed-in'])
  expect(await ask('/shown', {})).toEqual([401, 'not-signed-in'])
  expect(await ask('/shown', { authorization: 'Bearer folder' })).toEqual([401, 'token-invalid'])
  expect(await appWith({})('/shown', visitor)).toEqual([401, 'not-signed-in'])
})

test('a sign-in counts before a share token, a wrong one too', async () => {
  expect(await ask('/shown', as('customer', visitor))).toEqual([200, people.customer.mail])
  expect(await ask('/shown', as('supplier', visitor))).toEqual([403, 'not-allowed'])
  expect(await ask('/shown', { ...visitor, authorization: 'Bearer x' })).toEqual([401, 'token-invalid'])
  expect(await ask('/shown', { ...visitor, authorization: 'x' })).toEqual([401, 'token-invalid'])
})

test('a share token that ended is told so', async () => {
  visitors.ended.add('folder')
  expect(await ask('/shown', visitor)).toEqual([401, 'share-token-ended'])
  visitors.ended.clear()
})

test('the address of a call is what the gateway says', async () => {
  const app = createApi({ service: 'workflow', db: undefined as never, authenticate, log: quiet })
  route(app, closed, ({ ctx }) => ({ who: '', address: ctx.address ?? null }))
  const addressOf = async (headers: Record<string, string>) =>
    (
      (await (await app.request('/closed', { headers: as('customer', headers) })).json()) as {
        address: string
      }
    ).address
  expect(await addressOf({ 'x-forwarded-for': '203.0.113.7' })).toBe('203.0.113.7')
  expect(await addressOf({})).toBeNull()
})
