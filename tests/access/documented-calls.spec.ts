import { endpoints, shareTokenHeader } from '@schrankwerk/contracts'
import { beforeAll, describe, expect, test } from 'vitest'
import { stackAddresses } from '../stack-addresses.ts'
import { signInEveryone } from './people.ts'
import { openToVisitors, releasedEnquiry, releasedOffer } from './scene.ts'

const { portal } = stackAddresses()
let shareToken: string
beforeAll(async () => {
  const { customer, supplier } = await signInEveryone()
  const offer = await releasedOffer(supplier, await releasedEnquiry(customer, ['GIBT-ES-NICHT-1']))
  shareToken = await openToVisitors(supplier, offer)
})

const ask = async (method: string, path: string, headers: Record<string, string> = {}) =>
  fetch(`${portal}/api${path}`, { method, headers })

const statusOf = async (...call: Parameters<typeof ask>) => {
  const answer = await ask(...call)
  await answer.body?.cancel()
  return answer.status
}

/** A path with and without its last slash. */
const spellings = (path: string) => [path, path.endsWith('/') ? path.slice(0, -1) : `${path}/`]

test('a call that nobody documented is 404', async () => {
  expect(await statusOf('GET', '/enquiry/nirgends')).toBe(404)
  expect(await statusOf('POST', '/offer/nirgends')).toBe(404)
})

describe('a call of the contracts is there: without a token it asks for one', () => {
  const calls = endpoints.filter(({ who }) => who !== 'anyone')
  const queryOf = ({ routedBy }: (typeof calls)[number]) => (routedBy ? `?${routedBy}=true` : '')
  test.each(calls.map((call) => [call.method, call.path, queryOf(call)] as const))(
    '%s %s%s',
    async (method, path, query) => {
      for (const spelling of spellings(path)) expect(await statusOf(method, `${spelling}${query}`)).toBe(401)
    },
  )
})

describe('a share token lets a visitor make the calls that are for visitors, and no other', () => {
  const calls = endpoints.filter(({ who, routedBy }) => who !== 'anyone' && routedBy === undefined)
  test.each(calls.map((call) => [call.method, call.path, call.shareToken === true] as const))(
    '%s %s: %s',
    async (method, path, isForVisitors) => {
      const answer = await ask(method, path, { [shareTokenHeader]: shareToken })
      await answer.body?.cancel()
      // Who is let in is told what is missing of the input.
      expect(isForVisitors ? [400, 415] : [401]).toContain(answer.status)
    },
  )
})
