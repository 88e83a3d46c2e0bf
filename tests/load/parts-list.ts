import { randomUUID } from 'node:crypto'
import { open, stat } from 'node:fs/promises'
import { type BomReading, createEnquiry, mapBom, matchLines } from '@schrankwerk/contracts'
import type { Stack } from '@schrankwerk/infra/start/stack.ts'
import { request } from 'undici'
import { catalogueRows } from './article-import.ts'
import { manufacturerOf, orderNumberOf } from './generated-articles.ts'
import type { LoadContext } from './load-context.ts'
import { begin, median, ms, report } from './report.ts'

const lineCount = 5000
const rounds = 9
const wantedRatio = 3
const wantedMs = 2000

/** A line in ten is in no catalogue, a third of the others are written in another way, every second names a manufacturer. */
const linesOf = (count: number) =>
  Array.from({ length: count }, (_, at) => {
    const article = (at * 193) % catalogueRows
    const number = orderNumberOf(article).replace('-', at % 3 === 0 ? ' ' : '-')
    return {
      orderNumber: at % 10 === 0 ? `FEHLT-${at}` : number,
      manufacturerName: at % 2 === 0 ? manufacturerOf(article) : null,
    }
  })
const lines = linesOf(lineCount)

/** The same lines as a file. */
export function partsListCsv(count: number): Uint8Array<ArrayBuffer> {
  const rows = linesOf(count).map(({ orderNumber, manufacturerName }, at) =>
    ['+S1', `-K${at}`, 1 + (at % 9), 'Stk', `Bauteil ${at}`, manufacturerName ?? '', orderNumber].join(';'),
  )
  const headers = ['Einbauort', 'BMK', 'Menge', 'Einheit', 'Bezeichnung', 'Hersteller', 'Bestellnummer']
  return new TextEncoder().encode([headers.join(';'), ...rows].join('\r\n'))
}

/** Matching inside catalogue beside its statement alone, as PostgreSQL's log tells it, in the same calls. */
export async function matching({ stack, sql }: LoadContext): Promise<void> {
  begin('Matching of 5,000 lines inside catalogue')
  const call = await matchCall(stack, stack.environmentOf('catalogue').CATALOGUE_INTERNAL_URL as string)
  const { matched } = await call()
  const whole: number[] = []
  const statementsOf = await withStatementLog({ stack, sql }, async () => {
    for (let round = 0; round < rounds; round += 1) whole.push((await call()).took)
  })
  const perCall = (beginning: string) => statementsOf(beginning).reduce((sum, took) => sum + took, 0) / rounds
  const matchingMs = perCall(matchingStatement)
  const allMs = statementsOfCall.reduce((sum, beginning) => sum + perCall(beginning), 0)
  const ratio = median(whole) / matchingMs
  report({ what: 'lines matched', value: `${matched} of ${lineCount}` })
  report({
    what: 'call, its matching statement in all its parts, all its statements',
    value: `${ms(median(whole))}, ${ms(matchingMs)}, ${ms(allMs)} (call : all ${(median(whole) / allMs).toFixed(2)})`,
  })
  report({
    what: 'call : statement',
    value: ratio.toFixed(2),
    target: `≤ ${wantedRatio}`,
    met: ratio <= wantedRatio,
  })
}

/** How the statement that finds the articles begins. */
export const matchingStatement = 'with manufacturer as materialized'

/** The same of all that a call asks, now and before the articles came as JSON. */
export const statementsOfCall = [
  matchingStatement,
  'select json_agg(s.id) as ids',
  'select a.id, a.order_number as "orderNumber"',
  'select a.id, t.family, t.attributes',
]

/** Asks one catalogue for the articles of 5,000 lines, as workflow does; to the last byte of its answer. */
export async function matchCall(
  stack: Stack,
  catalogue: string,
): Promise<() => Promise<{ took: number; matched: number }>> {
  const token = await serviceToken(stack)
  const body = JSON.stringify({
    companyId: randomUUID(),
    lines: lines.map((line, key) => ({
      ...line,
      key,
      manufacturerNumber: null,
      wholesalerOrderNumber: null,
    })),
  })
  return async () => {
    const started = performance.now()
    const answer = await request(`${catalogue}${matchLines.path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body,
    })
    const text = await answer.body.text()
    const took = performance.now() - started
    if (answer.statusCode !== 200) throw new Error(`matching answered ${answer.statusCode}: ${text}`)
    const { lines: found } = JSON.parse(text) as { lines: { articleId: string | null }[] }
    return { took, matched: found.filter((line) => line.articleId).length }
  }
}

/** Answers how long the runs of a statement took that `act` caused, by how it begins. */
export async function withStatementLog(
  { stack, sql }: Pick<LoadContext, 'stack' | 'sql'>,
  act: () => Promise<void>,
): Promise<(beginning: string) => number[]> {
  const log = stack.home.logOf('postgres')
  const { size: before } = await stat(log)
  await logStatements(sql, true)
  try {
    await act()
  } finally {
    await logStatements(sql, false)
  }
  const text = await textFrom(log, before)
  return (beginning) => statementTimes(text, beginning)
}

/** A parts list uploaded and mapped through the gateway, by the clock of the one who waits. */
export async function uploadAndMap({ signedIn }: LoadContext): Promise<void> {
  begin('Parts list of 5,000 lines through the gateway')
  const customer = await signedIn('customer')
  const bytes = partsListCsv(lineCount)
  const uploads: number[] = []
  const maps: number[] = []
  let matched = 0
  for (let round = 0; round < 5; round += 1) {
    const { id: enquiryId } = await customer.call(createEnquiry, { body: { title: 'Messung' } })
    let started = performance.now()
    const reading = (await customer.upload(
      '/enquiry/bom/upload',
      { name: 'Liste.csv', bytes },
      { enquiryId },
    )) as BomReading
    uploads.push(performance.now() - started)
    const mapping = reading.suggestedMapping.flatMap(({ importHeader, articleField }) =>
      articleField === null ? [] : [{ importHeader, articleField }],
    )
    started = performance.now()
    const { summary } = await customer.call(mapBom, { query: { enquiryId }, fields: { mapping } })
    maps.push(performance.now() - started)
    matched = summary.matched
  }
  const sums = uploads.map((upload, round) => upload + maps[round]!)
  report({
    what: 'upload, map',
    value: `${ms(median(uploads))}, ${ms(median(maps))}; ${matched} of ${lineCount} matched`,
  })
  report({
    what: 'upload and map together',
    value: `${ms(median(sums))} (first ${ms(sums[0]!)}, worst of ${sums.length} ${ms(Math.max(...sums))})`,
    target: `≤ ${wantedMs} ms`,
    met: median(sums) <= wantedMs,
  })
}

/** A token as services use it among themselves. */
export async function serviceToken(stack: Stack): Promise<string> {
  const environment = stack.environmentOf('catalogue')
  const setting = (name: string) => environment[name] as string
  const answer = await fetch(`${setting('KEYCLOAK_URL')}/realms/schrankwerk/protocol/openid-connect/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: setting('INTERNAL_CLIENT_ID'),
      client_secret: setting('INTERNAL_CLIENT_SECRET'),
    }),
  })
  if (!answer.ok) throw new Error(`there is no service token: ${answer.status}`)
  return ((await answer.json()) as { access_token: string }).access_token
}

async function logStatements(sql: LoadContext['sql'], on: boolean): Promise<void> {
  await sql(`alter system ${on ? 'set log_parameter_max_length = 0' : 'reset log_parameter_max_length'}`)
  await sql(`alter system ${on ? 'set log_min_duration_statement = 0' : 'reset log_min_duration_statement'}`)
  await sql('select pg_reload_conf(), pg_sleep(0.3)')
}

/** Parse, bind and execution of each run of a statement, in ms. */
function statementTimes(log: string, beginning: string): number[] {
  const steps = [...log.matchAll(/duration: ([\d.]+) ms {2}(parse|bind|execute) [^:]*:\s+([^\n]*)/g)]
  const times: number[] = []
  let sum = 0
  for (const [, took, step, text] of steps) {
    if (!text!.startsWith(beginning)) continue
    sum += Number(took)
    if (step !== 'execute') continue
    times.push(sum)
    sum = 0
  }
  return times
}

async function textFrom(path: string, offset: number): Promise<string> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    return (await file.read(Buffer.alloc(size - offset), 0, size - offset, offset)).buffer.toString()
  } finally {
    await file.close()
  }
}
