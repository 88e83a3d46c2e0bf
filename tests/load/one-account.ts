import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import {
  type BomReading,
  createEnquiry,
  filterEnquiries,
  getBomEstimate,
  getEnquiry,
  mapBom,
  uploadBom,
} from '@schrankwerk/contracts'
import { addressOf } from '@schrankwerk/contracts/client'
import type { Person } from '@schrankwerk/infra/demo/people.ts'
import { request } from 'undici'
import { orderNumberOf } from './generated-articles.ts'
import type { LoadContext } from './load-context.ts'
import type { Answered } from './other-company-worker.ts'
import { begin, ms, percentile, report } from './report.ts'
import { growthWhile } from './resident-memory.ts'

const wantedRatio = 2
/** The account begins again until then; what it has begun is awaited. */
const attackMs = 10_000
/** Between two tries of the account, which does not wait as long as `Retry-After` says. */
const restMs = 100
const idleRounds = 40
const uploads = 18
const uploadBytes = 20_000_000
const estimates = 40
const manyLines = 49_900
const poisonedFeeds = 200_000

/** One account that asks for as much as it can, three ways, and what somebody of another company notices. */
export async function oneAccount(context: LoadContext): Promise<void> {
  begin('One account against the others')
  const { gateway } = context
  const other = await context.signedIn('other')
  const small = await mappedList(other, 20)
  const ordinary = [
    addressOf(filterEnquiries, { page: 0, paginationSize: 20 }),
    addressOf(getEnquiry, { id: small }),
    addressOf(getBomEstimate, { enquiryId: small }),
  ].map((address) => `${gateway}/api${address}`)
  const account = await context.signedIn('customer')
  const { id: draft } = await account.call(createEnquiry, { body: { title: 'Messung' } })
  const list = listOf(manyLines, Math.floor(uploadBytes / manyLines))
  const poisoned = Buffer.from(`Menge;"a-${'\n'.repeat(poisonedFeeds)}-"\r\n1;X\r\n`)
  const upload = (bytes: Buffer) => async (token: string) =>
    sendList(`${gateway}/api${uploadBom.path}`, token, draft, bytes)

  await against(context, ordinary, `${uploads} uploads of 20 MB`, uploads, upload(list))
  const large = await mappedList(await context.signedIn('customer'), manyLines)
  await against(context, ordinary, `${estimates} estimates of ${manyLines} lines`, estimates, (token) =>
    ask(`${gateway}/api${addressOf(getBomEstimate, { enquiryId: large })}`, token),
  )
  await against(context, ordinary, 'a poisoned header of 200 KB', 1, upload(poisoned))
}

async function against(
  context: LoadContext,
  addresses: readonly string[],
  what: string,
  atOnce: number,
  attack: (token: string) => Promise<Answered>,
): Promise<void> {
  const [token, otherToken] = [await context.tokenOf('customer'), await context.tokenOf('other')]
  const idle = await other(addresses, otherToken, idleRounds).answers
  let during: Answered[] = []
  const attacks: Answered[] = []
  const [growth] = await growthWhile([context.stack.processes.get('workflow')!.pid], async () => {
    const watching = other(addresses, otherToken, Number.POSITIVE_INFINITY)
    const until = performance.now() + attackMs
    const insist = async () => {
      do {
        attacks.push(await attack(token))
        await pause(restMs)
      } while (performance.now() < until)
    }
    await Promise.all(Array.from({ length: atOnce }, insist)).finally(watching.stop)
    during = await watching.answers
  })
  const p95 = (answers: readonly Answered[]) =>
    percentile(
      answers.map(({ took }) => took),
      0.95,
    )
  const ratio = p95(during) / p95(idle)
  report({ what: `${what}: answers to the account`, value: statusesOf(attacks) })
  report({ what: 'answers to the other company meanwhile', value: statusesOf(during) })
  report({
    what: 'p95 of the other company during : idle',
    value: `${ms(p95(during))} : ${ms(p95(idle))} = ${ratio.toFixed(2)} (worst ${ms(Math.max(...during.map(({ took }) => took)))})`,
    target: `≤ ${wantedRatio}`,
    met: ratio <= wantedRatio,
  })
  report({
    what: 'workflow grows by',
    value: `${growth!.grown.toFixed(0)} MB (from ${growth!.before.toFixed(0)} MB)`,
  })
}

/** Somebody of another company who asks for these addresses, one after the other. */
export function other(addresses: readonly string[], token: string, rounds: number) {
  const worker = new Worker(new URL('./other-company-worker.ts', import.meta.url), {
    workerData: { addresses, token, rounds },
  })
  return {
    answers: once(worker, 'message').then(([answers]) => answers as Answered[]),
    stop: () => worker.postMessage('stop'),
  }
}

export async function ask(address: string, token: string): Promise<Answered> {
  const started = performance.now()
  const answer = await request(address, { headers: { authorization: `Bearer ${token}` } })
  await answer.body.dump({ limit: Number.POSITIVE_INFINITY })
  return { status: answer.statusCode, took: performance.now() - started }
}

async function sendList(address: string, token: string, enquiryId: string, bytes: Buffer): Promise<Answered> {
  const form = new FormData()
  form.append('enquiryId', enquiryId)
  form.append('file', new Blob([bytes as Buffer<ArrayBuffer>]), 'Liste.csv')
  const started = performance.now()
  // A connection that the other side closes under the rest of a refused upload is an answer too.
  const status = await fetch(address, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  }).then(
    async (answer) => {
      await answer.text()
      return answer.status
    },
    () => 0,
  )
  return { status, took: performance.now() - started }
}

export function statusesOf(answers: readonly Answered[]): string {
  const kinds = {
    '2xx': (status: number) => status >= 200 && status < 300,
    '429': (status: number) => status === 429,
    '5xx': (status: number) => status >= 500,
    '4xx': (status: number) => status >= 400 && status < 500 && status !== 429,
    'connection closed': (status: number) => status === 0,
  }
  return Object.entries(kinds)
    .map(([name, fits]) => `${name}: ${answers.filter(({ status }) => fits(status)).length}`)
    .join(', ')
}

/** A csv of so many lines, each filled up to about `width` characters. */
function listOf(count: number, width = 0): Buffer {
  const rows = Array.from({ length: count }, (_, at) =>
    [`-K${at}`, 1 + (at % 9), orderNumberOf(at), 'Bauteil '.padEnd(width - 30, 'x')].join(';'),
  )
  return Buffer.from(['BMK;Menge;Bestellnummer;Bezeichnung', ...rows].join('\r\n'))
}

async function mappedList(person: Person, count: number): Promise<string> {
  const { id: enquiryId } = await person.call(createEnquiry, { body: { title: 'Messung' } })
  const file = { name: 'Liste.csv', bytes: listOf(count) }
  const reading = (await person.upload(uploadBom.path, file, { enquiryId })) as BomReading
  const mapping = reading.suggestedMapping.flatMap(({ importHeader, articleField }) =>
    articleField === null ? [] : [{ importHeader, articleField }],
  )
  await person.call(mapBom, { query: { enquiryId }, fields: { mapping } })
  return enquiryId
}
