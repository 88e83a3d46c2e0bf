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
import { chatPeople } from './chat-people.ts'
import type { LoadContext } from './load-context.ts'
import type { Answered } from './other-company-worker.ts'
import {
  matchCall,
  matchingStatement,
  partsListCsv,
  statementsOfCall,
  withStatementLog,
} from './parts-list.ts'
import { processorSecondsOf } from './processor-time.ts'
import { begin, median, ms, percentile, report } from './report.ts'
import { type Side, startBeside, thisSide } from './sides.ts'

const rounds = 8
const longRounds = 3
const callsOfTurn = 3
const lineCount = 5000
/** As many rows as a table may have, less the header. */
const longCount = 49_900
const readersAtOnce = 10
const readMs = 15_000
const idleRounds = 60
/** Between two tries of a reader who was told to wait. */
const restMs = 250

type Step = 'matching' | 'lists' | 'long lists' | 'others'

/**
 * Parts lists read by this checkout and by the one in `SCHRANKWERK_LOAD_BESIDE`, by turns, so that what else the
 * machine does meanwhile falls on both. Only this one without it.
 */
export async function partsListsByTurns(
  context: LoadContext,
  steps: readonly Step[] = ['matching', 'lists', 'long lists', 'others'],
): Promise<void> {
  begin('Parts lists, by turns with another checkout')
  const folder = process.env.SCHRANKWERK_LOAD_BESIDE
  const beside = folder ? await startBeside(context.stack, folder) : undefined
  const sides = [...(beside ? [beside.side] : []), thisSide(context)]
  try {
    if (steps.includes('matching')) await matchingByTurns(context, sides)
    if (steps.includes('lists')) await listsByTurns(context, sides, steps.includes('long lists'))
    if (steps.includes('others')) await othersByTurns(context, sides)
  } finally {
    await beside?.stop()
  }
}

async function listsByTurns(context: LoadContext, sides: readonly Side[], hasLong: boolean): Promise<void> {
  const short = await readByTurns(context, sides, lineCount, rounds)
  if (!hasLong) return
  const long = await readByTurns(context, sides, longCount, longRounds)
  tell(
    `${longCount} : ${lineCount} lines`,
    sides.map((_, at) => sumOf(long[at]!) / sumOf(short[at]!)),
    (ratio) => ratio.toFixed(1),
  )
}

/** One figure of each side, and this one's share of the other's. */
function tell(what: string, figures: readonly number[], shown: (figure: number) => string = ms): void {
  const [first, second] = figures
  const share = second === undefined ? '' : ` = ${(first! / second).toFixed(2)} : 1`
  report({ what, value: `${figures.map(shown).join(' : ')}${share}` })
}

/** Every side once a round, the first one in turn. */
async function byTurns(
  sides: readonly Side[],
  count: number,
  act: (side: Side, at: number) => Promise<void>,
) {
  for (let round = 0; round < count; round += 1) {
    const order = sides.map((side, at) => ({ side, at }))
    if (round % 2 === 1) order.reverse()
    for (const { side, at } of order) await act(side, at)
  }
}

async function matchingByTurns(context: LoadContext, sides: readonly Side[]): Promise<void> {
  const calls = await Promise.all(sides.map((side) => matchCall(context.stack, side.catalogue)))
  for (const call of calls) await call()
  const whole = sides.map((): number[] => [])
  const statements = sides.map((): number[] => [])
  const all = sides.map((): number[] => [])
  const processor = sides.map((): number[] => [])
  await byTurns(sides, rounds, async (side, at) => {
    const before = await processorSecondsOf([side.pids.catalogue])
    const timesOf = await withStatementLog(context, async () => {
      for (let call = 0; call < callsOfTurn; call += 1) whole[at]!.push((await calls[at]!()).took)
    })
    processor[at]!.push(((await processorSecondsOf([side.pids.catalogue])) - before) * 1000)
    const perCall = (beginning: string) => sum(timesOf(beginning)) / callsOfTurn
    statements[at]!.push(perCall(matchingStatement))
    all[at]!.push(statementsOfCall.reduce((took, beginning) => took + perCall(beginning), 0))
  })
  tell('match call', whole.map(median))
  tell('… the matching statement, its parts added up', statements.map(median))
  tell('… all its statements, added up', all.map(median))
  for (const [what, times] of [
    ['matching statement', statements],
    ['all its statements', all],
  ] as const)
    tell(
      `… call : ${what}`,
      whole.map((took, at) => median(took) / median(times[at]!)),
      (ratio) => ratio.toFixed(2),
    )
  tell(
    "… catalogue's processor time",
    processor.map((times) => mean(times) / callsOfTurn),
  )
}

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0)
const mean = (values: readonly number[]): number => sum(values) / values.length

interface Read {
  upload: number[]
  map: number[]
}
const sumOf = ({ upload, map }: Read): number => median(upload) + median(map)

async function readByTurns(
  context: LoadContext,
  sides: readonly Side[],
  count: number,
  turns: number,
): Promise<Read[]> {
  const bytes = partsListCsv(count)
  const read = sides.map((): Read => ({ upload: [], map: [] }))
  const processor = sides.map(() => ({ workflow: 0, catalogue: 0, database: 0 }))
  const postgres = context.stack.processes.get('postgres')!.pid
  const used = async ({ pids }: Side) => ({
    workflow: await processorSecondsOf([pids.workflow]),
    catalogue: await processorSecondsOf([pids.catalogue]),
    database: await processorSecondsOf([postgres]),
  })
  // The first list of a process is read by code that is not compiled yet.
  for (const side of sides) await readList(side, await context.tokenOf('customer'), bytes)
  await byTurns(sides, turns, async (side, at) => {
    const token = await context.tokenOf('customer')
    const before = await used(side)
    const { upload, map } = await readList(side, token, bytes)
    const after = await used(side)
    read[at]!.upload.push(upload)
    read[at]!.map.push(map)
    for (const part of ['workflow', 'catalogue', 'database'] as const)
      processor[at]![part] += ((after[part] - before[part]) * 1000) / turns
  })
  tell(
    `${count} lines, upload`,
    read.map(({ upload }) => median(upload)),
  )
  tell(
    '… map',
    read.map(({ map }) => median(map)),
  )
  tell('… together', read.map(sumOf))
  for (const part of ['workflow', 'catalogue', 'database'] as const)
    tell(
      `… processor time of ${part}`,
      processor.map((one) => one[part]),
    )
  return read
}

/** A new enquiry's list, uploaded and mapped as it is proposed. */
async function readList(side: Side, token: string, bytes: Uint8Array<ArrayBuffer>) {
  const post = (path: string, body: FormData | string) => posted(`${side.gateway}/api${path}`, token, body)
  const { id: enquiryId } = await post(createEnquiry.path, JSON.stringify({ title: 'Messung' }))
  const list = new FormData()
  list.append('enquiryId', enquiryId)
  list.append('file', new Blob([bytes]), 'Liste.csv')
  let started = performance.now()
  const { suggestedMapping }: BomReading = await post(uploadBom.path, list)
  const upload = performance.now() - started
  const mapping = new FormData()
  const chosen = suggestedMapping.flatMap(({ importHeader, articleField }) =>
    articleField === null ? [] : [{ importHeader, articleField }],
  )
  mapping.append('mapping', JSON.stringify(chosen))
  started = performance.now()
  await post(addressOf(mapBom, { enquiryId }), mapping)
  return { enquiryId, upload, map: performance.now() - started }
}

/** Without the contract, for an older checkout answers by an older one. Tries again where there is too much to do. */
// biome-ignore lint/suspicious/noExplicitAny: whatever either checkout answers
async function posted(address: string, token: string, body: FormData | string): Promise<any> {
  for (;;) {
    const answer = await fetch(address, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        ...(typeof body === 'string' && { 'content-type': 'application/json' }),
      },
      body,
    })
    if (answer.ok) return answer.json()
    if (answer.status !== 429) throw new Error(`${address} answered ${answer.status}: ${await answer.text()}`)
    await answer.text()
    await pause(restMs)
  }
}

/** Ten people of five companies who read one list after the other, and what somebody else notices of it. */
async function othersByTurns(context: LoadContext, sides: readonly Side[]): Promise<void> {
  const people = (await chatPeople(context, { companies: readersAtOnce / 2, usersOfEach: 2 })).filter(
    ({ type }) => type === 'CUSTOMER',
  )
  const bytes = partsListCsv(lineCount)
  const idle = sides.map((): number[] => [])
  const during = sides.map((): number[] => [])
  const lists = sides.map(() => 0)
  await byTurns(sides, 2, async (side, at) => {
    const token = await context.tokenOf('other')
    const { enquiryId } = await readList(side, token, partsListCsv(20))
    const addresses = [
      addressOf(filterEnquiries, { page: 0, paginationSize: 20 }),
      addressOf(getEnquiry, { id: enquiryId }),
      addressOf(getBomEstimate, { enquiryId }),
    ].map((address) => `${side.gateway}/api${address}`)
    idle[at]!.push(...(await other(addresses, token, idleRounds).times))
    const watching = other(addresses, token, Number.POSITIVE_INFINITY)
    const until = performance.now() + readMs
    await Promise.all(
      people.slice(0, readersAtOnce).map(async (person) => {
        while (performance.now() < until) {
          await readList(side, await person.token(), bytes)
          lists[at]! += 1
        }
      }),
    ).finally(watching.stop)
    during[at]!.push(...(await watching.times))
  })
  const p95 = (times: readonly number[]) => percentile(times, 0.95)
  tell('others, p95 idle', idle.map(p95))
  tell(`others, p95 while ${readersAtOnce} lists are read`, during.map(p95))
  tell(
    '… during : idle',
    sides.map((_, at) => p95(during[at]!) / p95(idle[at]!)),
    (ratio) => ratio.toFixed(2),
  )
  tell('lists read meanwhile', lists, String)
}

/** Somebody of another company who asks for these addresses, one after the other, from a thread. */
function other(addresses: readonly string[], token: string, count: number) {
  const worker = new Worker(new URL('./other-company-worker.ts', import.meta.url), {
    workerData: { addresses, token, rounds: count },
  })
  return {
    times: once(worker, 'message').then(([answers]) => (answers as Answered[]).map(({ took }) => took)),
    stop: () => worker.postMessage('stop'),
  }
}
