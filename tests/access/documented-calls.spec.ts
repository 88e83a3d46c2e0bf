import { endpoints } from '@schrankwerk/contracts'
import { type LaterCaller, laterCallers, laterCalls } from '@schrankwerk/contracts/later-calls'
import { beforeAll, describe, expect, test } from 'vitest'
import { stackAddresses } from '../stack-addresses.ts'
import { type People, signInEveryone } from './people.ts'

const { portal } = stackAddresses()
let people: People
beforeAll(async () => {
  people = await signInEveryone()
})

const ask = async (method: string, path: string, token?: string) =>
  fetch(`${portal}/api${path}`, {
    method,
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  })

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

describe('a later call is not there, for the operator’s admin as for anyone', () => {
  test.each(laterCalls.map(({ method, path }) => [method, path] as const))('%s %s', async (method, path) => {
    const isOtherMethod = endpoints.some((other) => spellings(other.path).includes(path))
    const token = await people.operatorAdmin.token()
    for (const spelling of spellings(path)) {
      expect(await statusOf(method, spelling)).toBe(isOtherMethod ? 405 : 404)
      expect(await statusOf(method, spelling, token)).toBe(isOtherMethod ? 405 : 404)
    }
  })
})

describe('a later caller gets nothing yet', () => {
  const needed: Readonly<Record<string, string>> = {
    '/offer/businessdata/counts': '?offerIds=00000000-0000-7000-8000-000000000000',
  }
  const tokenOf = async ({ who }: LaterCaller) => {
    if (who === 'EXTERNAL') return people.external.token()
    // A share token is no sign-in: it is not known yet, and neither is its bearer.
    if (who === 'share token') return undefined
    throw new Error(`There is nobody to ask as ${who}.`)
  }

  test.each(laterCallers.map((later) => [later.method, later.path, later.who, later] as const))(
    '%s %s: %s',
    async (method, path, _who, later) => {
      const answer = await ask(method, `${path}${needed[path] ?? ''}`, await tokenOf(later))
      const text = await answer.text()
      if (later.now === 'nothing') {
        expect(answer.status, text).toBe(200)
        expect(text).toMatch(/^(?:\{"content":\[\],"totalElements":0\}|\[\]|\{\})$/)
      } else expect(answer.status, text).toBe(later.now)
    },
  )
})
