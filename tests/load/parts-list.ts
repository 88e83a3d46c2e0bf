import { randomUUID } from 'node:crypto'
import { open, stat } from 'node:fs/promises'
import { type BomReading, createEnquiry, mapBom, matchLines } from '@schrankwerk/contracts'
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
const lines = Array.from({ length: lineCount }, (_, at) => {
  const article = (at * 193) % catalogueRows
  const number = orderNumberOf(article).replace('-', at % 3 === 0 ? ' ' : '-')
  return {
    orderNumber: at % 10 === 0 ? `FEHLT-${at}` : number,
    manufacturerName: at % 2 === 0 ? manufacturerOf(article) : null,
  }
})

/** Matching inside catalogue beside its statement alone, as PostgreSQL's log tells it, in the same calls. */
export async function matching({ stack, sql }: LoadContext): Promise<void> {
  begin('Matching of 5,000 lines inside catalogue')
  const environment = stack.environmentOf('catalogue')
  const setting = (name: string) => environment[name] as string
  const token = await serviceToken(setting)
  const body = JSON.stringify({
    companyId: randomUUID(),
    lines: lines.map((line, key) => ({
      ...line,
      key,
      manufacturerNumber: null,
      wholesalerOrderNumber: null,
    })),
  })
  const call = async () => {
    const started = performance.now()
    const answer = await request(`${setting('CATALOGUE_INTERNAL_URL')}${matchLines.path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body,
    })
    const text = await answer.body.text()
    if (answer.statusCode !== 200) throw new Error(`matching answered ${answer.statusCode}: ${text}`)
    return { took: performance.now() - started, text }
  }
  const { text } = await call()
  const found = (JSON.parse(text) as { lines: { articleId: string | null }[] }).lines
  const log = stack.home.logOf('postgres')
  const { size: before } = await stat(log)
  const whole: number[] = []
  await logStatements(sql, true)
  try {
    for (let round = 0; round < rounds; round += 1) whole.push((await call()).took)
  } finally {
    await logStatements(sql, false)
  }
  const statements = statementTimes(await textFrom(log, before), 'with manufacturer as materialized')
  const articles = statementTimes(await textFrom(log, before), 'select a.id, a.order_number as "orderNumber"')
  const ratio = median(whole) / median(statements)
  report({ what: 'lines matched', value: `${found.filter((line) => line.articleId).length} of ${lineCount}` })
  report({
    what: 'call, and its statement alone',
    value: `${ms(median(whole))}, ${ms(median(statements))} (and ${ms(median(articles))} for the articles found); medians of ${rounds}`,
  })
  report({
    what: 'call : statement',
    value: ratio.toFixed(2),
    target: `≤ ${wantedRatio}`,
    met: ratio <= wantedRatio,
  })
}

/** A parts list uploaded and mapped through the gateway, by the clock of the one who waits. */
export async function uploadAndMap({ signedIn }: LoadContext): Promise<void> {
  begin('Parts list of 5,000 lines through the gateway')
  const customer = await signedIn('customer')
  const rows = lines.map(({ orderNumber, manufacturerName }, at) =>
    ['+S1', `-K${at}`, 1 + (at % 9), 'Stk', `Bauteil ${at}`, manufacturerName ?? '', orderNumber].join(';'),
  )
  const headers = ['Einbauort', 'BMK', 'Menge', 'Einheit', 'Bezeichnung', 'Hersteller', 'Bestellnummer']
  const bytes = new TextEncoder().encode([headers.join(';'), ...rows].join('\r\n'))
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
async function serviceToken(setting: (name: string) => string): Promise<string> {
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
