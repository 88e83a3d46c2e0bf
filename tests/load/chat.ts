import { setTimeout as pause } from 'node:timers/promises'
import { countUnreadMessages } from '@schrankwerk/contracts'
import { type ChatPerson, chatPeople } from './chat-people.ts'
import { type ChatConversation, fillConversations } from './chat-rows.ts'
import { type LiveReader, openLiveReader } from './live-reader.ts'
import { type LoadContext, timesOf } from './load-context.ts'
import { processorSeconds } from './processor-time.ts'
import { begin, count, ms, percentile, report } from './report.ts'
import { megabytesOf } from './resident-memory.ts'
import { deliveriesOf, type Sent, sendOne, sendSteadily } from './send-messages.ts'

const messages = 1_000_000
const conversations = 500
const companies = 50
const usersOfEach = 2
/** As many as the service lets one person have. */
const streamsOfEach = 10
const streams = companies * 2 * usersOfEach * streamsOfEach
const aSecond = 50
const steadyMs = 60_000
const aSecondDuringRestart = 10
const calls = 200
const statementsMeasured = 20
const watched = ['gateway', 'workflow', 'identity', 'notification', 'postgres', 'nats']
const wanted = { badge: 5, sending: 50, seen: 500, delivery: 1000 }

/** Messages and live streams: the number beside the bell, sending, being told, and a restart of notification. */
export async function chat(context: LoadContext): Promise<void> {
  begin(`Chat at ${count(messages)} messages in ${conversations} conversations`)
  const filling = performance.now()
  const people = await chatPeople(context, { companies, usersOfEach })
  report({
    what: `${people.length} people of ${companies * 2} companies signed in`,
    value: `${((performance.now() - filling) / 1000).toFixed(0)} s`,
  })
  const rows = performance.now()
  const all = await fillConversations(context, people, { conversations, messages })
  report({ what: 'rows written', value: `${((performance.now() - rows) / 1000).toFixed(0)} s` })
  await countUnread(context, people)
  await sendQuietly(context, people, all)
  await streamSteadily(context, people, all)
}

async function countUnread({ gateway, sql }: LoadContext, people: readonly ChatPerson[]): Promise<void> {
  const [of] = await sql<{ rows: number; own: number }>(`
    select count(*)::int as rows, count(*) filter (where user_id = '${people[0]!.userId}')::int as own
    from workflow.unread_message`)
  const times = await timesOf(`${gateway}/api${countUnreadMessages.path}`, await people[0]!.token(), {
    calls,
  })
  reportTimes(
    `number beside the bell, ${count(of!.own)} of ${count(of!.rows)} unread rows`,
    times,
    wanted.badge,
  )
  const { userId, companyId } = people[0]!
  const statements: number[] = []
  for (let at = 0; at < statementsMeasured; at += 1) {
    const [plan] = await sql<{ 'QUERY PLAN': [{ 'Execution Time': number }] }>(`
      explain (analyze, format json) select count(*) from workflow.unread_message
      where user_id = '${userId}' and company_id = '${companyId}'`)
    statements.push(plan!['QUERY PLAN'][0]['Execution Time'])
  }
  reportTimes('… of that its statement', statements)
}

/** One message after the other, and when the other side's page hears of it. */
async function sendQuietly(
  { gateway }: LoadContext,
  people: readonly ChatPerson[],
  [conversation]: readonly ChatConversation[],
): Promise<void> {
  const { id, customerCompanyId, supplierCompanyId } = conversation!
  const sender = people.find(({ companyId }) => companyId === customerCompanyId)!
  const other = people.find(({ companyId }) => companyId === supplierCompanyId)!
  const reader = openLiveReader(gateway, other)
  const times: number[] = []
  const sent: Sent = new Map()
  try {
    await until('the stream is open', () => reader.isOpen)
    for (let at = 0; at < calls; at += 1) {
      times.push(await sendOne(gateway, sender, id, sent))
      await until('the message is seen', () => (reader.heard.get(id)?.length ?? 0) > at)
    }
  } finally {
    reader.stop()
  }
  reportTimes('sending a message', times, wanted.sending)
  reportTimes(
    'from sending until the other side’s stream has it',
    deliveriesOf([reader], [conversation!], sent).lateness,
    wanted.seen,
  )
}

async function streamSteadily(
  context: LoadContext,
  people: readonly ChatPerson[],
  all: readonly ChatConversation[],
): Promise<void> {
  const { gateway, stack } = context
  const notification = stack.processes.get('notification')!
  const before = await megabytesOf(notification.pid)
  const readers: LiveReader[] = []
  const opening = performance.now()
  try {
    for (let at = 0; at < streams; at += 1) {
      readers.push(openLiveReader(gateway, people[at % people.length]!))
      if (at % 50 === 49) await until('the streams are open', () => readers.every(({ isOpen }) => isOpen))
    }
    report({
      what: `${count(streams)} live streams opened`,
      value: `${((performance.now() - opening) / 1000).toFixed(1)} s`,
    })
    const begun = await megabytesOf(notification.pid)
    const sent: Sent = new Map()
    const used = () => Promise.all(watched.map((name) => processorSeconds(stack, [name])))
    const usedBefore = await used()
    const steady = await sendSteadily(gateway, people, all, {
      aSecond,
      sent,
      ended: AbortSignal.timeout(steadyMs),
    })
    await arrival(readers, all, sent)
    const after = await megabytesOf(notification.pid)
    const usedAfter = await used()
    const { lateness, lost, twice } = deliveriesOf(readers, all, sent)
    reportTimes(`sending, ${aSecond} a second for ${steadyMs / 1000} s`, steady.times)
    report({
      what: 'processor time a message, its deliveries included',
      value: watched
        .map((name, at) => `${name} ${ms(((usedAfter[at]! - usedBefore[at]!) * 1000) / steady.times.length)}`)
        .join(', '),
    })
    reportFailures(steady.failures)
    reportTimes('from sending until a stream has it', lateness, wanted.delivery)
    reportLost(`lost of ${count(lateness.length + lost)} deliveries`, lost, twice)
    report({
      what: 'memory of notification',
      value: `${before.toFixed(0)} MB without streams, ${begun.toFixed(0)} MB with them, ${after.toFixed(0)} MB at the end`,
    })
    await restart(context, people, all, readers, sent)
  } finally {
    for (const reader of readers) reader.stop()
  }
}

/** Notification is killed and begins anew while messages are written. */
async function restart(
  { gateway, stack }: LoadContext,
  people: readonly ChatPerson[],
  all: readonly ChatConversation[],
  readers: readonly LiveReader[],
  sent: Sent,
): Promise<void> {
  const openedBefore = readers.map(({ opened }) => opened)
  const resetsBefore = readers.reduce((sum, { resets }) => sum + resets, 0)
  const ended = new AbortController()
  const sending = sendSteadily(gateway, people, all, {
    aSecond: aSecondDuringRestart,
    sent,
    ended: ended.signal,
  })
  await pause(1000)
  const killed = performance.now()
  process.kill(stack.processes.get('notification')!.pid, 'SIGKILL')
  await until(
    'all streams are open again',
    () => readers.every(({ isOpen, opened }, at) => isOpen && opened > openedBefore[at]!),
    120_000,
  )
  const seconds = (performance.now() - killed) / 1000
  ended.abort()
  const { failures } = await sending
  await arrival(readers, all, sent)
  const { lost, twice } = deliveriesOf(readers, all, sent)
  const resets = readers.reduce((sum, reader) => sum + reader.resets, 0) - resetsBefore
  report({
    what: `all ${count(readers.length)} streams open again after notification was killed`,
    value: `${seconds.toFixed(1)} s`,
  })
  report({
    what: '… of them had to ask for everything',
    value: count(resets),
    target: '0',
    met: resets === 0,
  })
  reportFailures(failures)
  reportLost('… lost in all', lost, twice)
}

/** Waits until everything has arrived, or nothing more does. */
async function arrival(
  readers: readonly LiveReader[],
  all: readonly ChatConversation[],
  sent: Sent,
): Promise<void> {
  const began = performance.now()
  while (deliveriesOf(readers, all, sent).lost > 0 && performance.now() - began < 30_000) await pause(250)
}

async function until(what: string, isSo: () => boolean, withinMs = 60_000): Promise<void> {
  const began = performance.now()
  while (!isSo()) {
    if (performance.now() - began > withinMs) throw new Error(`in vain: ${what}`)
    await pause(2)
  }
}

function reportTimes(what: string, times: readonly number[], target?: number): void {
  const p95 = percentile(times, 0.95)
  report({
    what,
    value: `p95 ${ms(p95)}, median ${ms(percentile(times, 0.5))}, worst ${ms(percentile(times, 1))}`,
    ...(target !== undefined && { target: `≤ ${target} ms`, met: p95 <= target }),
  })
}

function reportFailures(failures: readonly string[]): void {
  if (failures.length > 0)
    report({
      what: 'messages that were refused',
      value: `${failures.length}, first: ${failures[0]}`,
      target: '0',
      met: false,
    })
}

function reportLost(what: string, lost: number, twice: number): void {
  const value = twice === 0 ? count(lost) : `${count(lost)}, told twice ${count(twice)}`
  report({ what, value, target: '0', met: lost === 0 && twice === 0 })
}
