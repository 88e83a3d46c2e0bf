import { setTimeout as pause } from 'node:timers/promises'
import { enquiryColumns, enquiryStates, offerColumns } from '@schrankwerk/contracts'
import { request } from 'undici'
import { changeOne, enquiries, fillEnquiries, offers } from './enquiry-rows.ts'
import { type LoadContext, timesOf } from './load-context.ts'
import { begin, count, ms, percentile, report } from './report.ts'

const calls = 20
const callsAfterChange = 5
const wantedMs = 50
const pageSize = 15

type Query = Record<string, string>
interface List {
  what: string
  path: string
  /** Signs in anew: a token lasts five minutes. */
  token(): Promise<string>
  orders: readonly string[]
  /** What it is filtered by and searched for. */
  filters: Record<string, Query>
  /** The filters that every order is asked with, beside the list without any. */
  ordered: readonly string[]
}

const searches: Record<string, Query> = {
  'title that many have': { title: 'schaltschrank' },
  'title that some have': { title: 'Pumpwerk Halle 7' },
  'title that few have': { title: 'Los 4711' },
  'two signs of a title': { title: 'ha' },
  'title that none has': { title: 'gibt es nicht' },
  'reference that many have': { referenceNumber: 'p-2025' },
  'reference that few have': { referenceNumber: '-47110' },
  'title and reference': { title: 'halle 1', referenceNumber: '2024-1' },
}
const references = (states: string): Record<string, Query> => ({
  'reference that many have': { states, referenceNumber: 'p-2025' },
  'reference that few have': { states, referenceNumber: '-47110' },
  'reference that none has': { states, referenceNumber: 'gibt es nicht' },
})
const words = (states: string): Record<string, Query> => ({
  'word that many have': { states, searchTerm: 'schaltschrank' },
  'word that some have': { states, searchTerm: 'Pumpwerk Halle 7' },
  'number that few have': { states, searchTerm: '-47110' },
  'word that none has': { states, searchTerm: 'gibt es nicht' },
})
const ofStates = (states: readonly string[]): Record<string, Query> =>
  Object.fromEntries(states.map((state) => [state.toLowerCase(), { state }]))

/** The lists of enquiries and offers of one supplier and one customer, through the gateway, one request at a time. */
export async function enquiryList(context: LoadContext): Promise<void> {
  begin(`Lists of ${count(enquiries)} enquiries and ${count(offers)} offers`)
  await fillEnquiries(context)
  for (const who of ['supplier', 'customer'] as const) {
    const states = who === 'customer' ? enquiryStates : enquiryStates.filter((state) => state !== 'DRAFT')
    await measure(context, {
      what: `enquiries of the ${who}`,
      path: '/enquiry/filter',
      token: () => context.tokenOf(who),
      orders: enquiryColumns,
      filters: {
        ...ofStates(states),
        ...searches,
        'open, title that many have': { state: 'RELEASED', title: 'schaltschrank' },
      },
      ordered: ['title that many have', 'closed'],
    })
    for (const [list, chosen] of Object.entries({
      offers: 'OPEN,DECLINED',
      orders: 'ACCEPTED',
      jobs: 'CONFIRMED',
    }))
      await measure(context, {
        what: `${list} of the ${who}`,
        path: '/offer/filter',
        token: () => context.tokenOf(who),
        orders: offerColumns,
        filters: {
          all: { states: chosen },
          ...(list === 'offers' ? { declined: { states: 'DECLINED' } } : {}),
          ...(list === 'orders' ? {} : { archived: { states: chosen, archived: 'true' } }),
          ...references(chosen),
          ...words(chosen),
        },
        ordered: ['all', 'reference that many have', 'word that many have'],
      })
  }
}

async function measure(context: LoadContext, list: List): Promise<void> {
  let token = await list.token()
  const addressOf = (query: Query) =>
    `${context.gateway}/api${list.path}?${new URLSearchParams({ page: '0', paginationSize: String(pageSize), ...query })}`
  const totalOf = async (query: Query) => {
    const answer = await request(addressOf(query), { headers: { authorization: `Bearer ${token}` } })
    return ((await answer.body.json()) as { totalElements: number }).totalElements
  }
  const filters: Record<string, Query> = list.path.startsWith('/enquiry')
    ? { 'no filter': {}, ...list.filters }
    : list.filters
  const totals = new Map<string, number>()
  for (const [name, query] of Object.entries(filters)) totals.set(name, await totalOf(query))
  await pause(1000)
  const other: string[] = []
  for (const [name, query] of Object.entries(filters))
    if ((await totalOf(query)) !== totals.get(name)) other.push(name)
  report({
    what: `${list.what}, totals a second apart`,
    value: other.length === 0 ? `${totals.size} equal` : `different: ${other.join(', ')}`,
    target: 'equal',
    met: other.length === 0,
  })
  for (const [name, query] of Object.entries(filters)) {
    const total = totals.get(name)!
    const isOrdered = name === 'no filter' || list.ordered.includes(name)
    const orders: Query[] = isOrdered
      ? list.orders.flatMap((column) => [
          { column, sortDescending: 'true' },
          { column, sortDescending: 'false' },
        ])
      : [{}]
    const times: Times[] = []
    for (const order of orders) {
      token = await list.token()
      for (const [place, page] of placesOf(total))
        times.push({
          what: [place, order.column, order.sortDescending === 'false' ? 'ascending' : ''].join(' ').trim(),
          times: await timesOf(addressOf({ ...query, ...order, page: String(page) }), token, { calls }),
        })
    }
    reportTimes(`${list.what}, ${name} (${count(total)}), ${times.length} orders and pages`, times)
    const fresh: Times[] = []
    for (const order of orders.filter(({ sortDescending }) => sortDescending !== 'false')) {
      token = await list.token()
      for (const [place, page] of placesOf(total).slice(0, 2)) {
        const each: number[] = []
        for (let call = 0; call < callsAfterChange; call += 1) {
          await changeOne(context)
          const address = addressOf({ ...query, ...order, page: String(page) })
          each.push(...(await timesOf(address, token, { calls: 1 })))
        }
        fresh.push({ what: [place, order.column].join(' ').trim(), times: each })
      }
    }
    reportTimes(`… each call after a change of the list, ${fresh.length} orders and pages`, fresh)
  }
}

interface Times {
  what: string
  times: number[]
}

function reportTimes(what: string, times: Times[]): void {
  const all = times.flatMap((one) => one.times)
  const p95s = times.map((one) => ({ ...one, p95: percentile(one.times, 0.95) }))
  const worst = p95s.reduce((a, b) => (b.p95 > a.p95 ? b : a))
  const slow = p95s.filter(({ p95 }) => p95 > wantedMs)
  report({
    what,
    value: `median ${ms(percentile(all, 0.5))}, worst p95 ${ms(worst.p95)} (${worst.what}, median ${ms(percentile(worst.times, 0.5))}), ${slow.length} over ${wantedMs} ms`,
    target: `≤ ${wantedMs} ms`,
    met: slow.length === 0,
  })
}

/** The first page, the one in the middle and the last, as far as there are so many. */
function placesOf(total: number): [place: string, page: number][] {
  const last = Math.max(0, Math.ceil(total / pageSize) - 1)
  const places: [string, number][] = [
    ['first page', 0],
    ['page in the middle', Math.floor(last / 2)],
    ['last page', last],
  ]
  return places.filter(([, page], at) => at === 0 || page > places[at - 1]![1])
}
