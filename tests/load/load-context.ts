import { setTimeout as pause } from 'node:timers/promises'
import { type Person, personOf } from '@schrankwerk/infra/demo/people.ts'
import { signInForTokens } from '@schrankwerk/infra/demo/sign-in.ts'
import type { Stack } from '@schrankwerk/infra/start/stack.ts'
import pg from 'pg'
import { request } from 'undici'

const password = 'schrankwerk-demo'
const mails = {
  admin: 'betrieb@schrankwerk.example',
  editor: 'katalog@schrankwerk.example',
  customer: 'einkauf@nordhafen.example',
  supplier: 'vertrieb@suedtal.example',
  other: 'einkauf@westhalde.example',
}
type Who = keyof typeof mails

export interface LoadContext {
  stack: Stack
  /** Where the gateway listens, without a name to look up. */
  gateway: string
  /** Signs in anew: a token lasts five minutes, a part of the measuring less. */
  signedIn(who: Who): Promise<Person>
  tokenOf(who: Who): Promise<string>
  /** As the database's superuser. */
  sql<Row>(statement: string): Promise<Row[]>
}

export function openLoadContext(stack: Stack): LoadContext {
  const { portal } = stack.ready
  const adminUrl = stack.postgres?.adminUrl
  if (adminUrl === undefined) throw new Error('This stack has no PostgreSQL of its own.')
  return {
    stack,
    gateway: `http://127.0.0.1:${stack.ports.portal}`,
    signedIn: (who) => personOf(portal, mails[who], password),
    tokenOf: async (who) => (await signInForTokens({ portal, mail: mails[who], password })).accessToken,
    async sql<Row>(statement: string) {
      const client = new pg.Client({ connectionString: `${adminUrl}/schrankwerk` })
      await client.connect()
      try {
        return (await client.query(statement)).rows as Row[]
      } finally {
        await client.end()
      }
    },
  }
}

/** Between two calls of a list, as somebody who reads fast. */
const restMs = 20

/**
 * Asks one address again and again, one request at a time, and answers how long each took to its last byte, in ms.
 * Ends after so many calls, or when the signal says so.
 */
export async function timesOf(
  address: string,
  token: string,
  until: { calls: number } | { ended: AbortSignal },
): Promise<number[]> {
  const times: number[] = []
  const isOver = () => ('calls' in until ? times.length >= until.calls : until.ended.aborted)
  while (!isOver()) {
    const started = performance.now()
    const answer = await request(address, { headers: { authorization: `Bearer ${token}` } })
    const text = await answer.body.text()
    if (answer.statusCode !== 200) throw new Error(`${address} answered ${answer.statusCode}: ${text}`)
    times.push(performance.now() - started)
    await pause(restMs)
  }
  return times
}
