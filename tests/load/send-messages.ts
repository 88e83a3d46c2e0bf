import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { sendMessage } from '@schrankwerk/contracts'
import type { ChatPerson } from './chat-people.ts'
import type { ChatConversation } from './chat-rows.ts'
import type { LiveReader } from './live-reader.ts'

/** When messages were sent, by conversation, in milliseconds of `performance.now()`; in the order of their numbers. */
export type Sent = Map<string, number[]>

/** Writes one message; answers how long that took. */
export async function sendOne(
  gateway: string,
  person: ChatPerson,
  conversationId: string,
  sent: Sent,
): Promise<number> {
  const form = new FormData()
  form.append('conversationId', conversationId)
  form.append('content', 'Passt die Einspeisung von unten auch?')
  const token = await person.token()
  const began = performance.now()
  const times = sent.get(conversationId) ?? []
  sent.set(conversationId, [...times, began])
  const answer = await fetch(`${gateway}/api${sendMessage.path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() },
    body: form,
  })
  const text = await answer.text()
  if (answer.status !== 201) {
    sent.set(
      conversationId,
      (sent.get(conversationId) ?? []).filter((time) => time !== began),
    )
    throw new Error(`a message was answered with ${answer.status}: ${text.slice(0, 200)}`)
  }
  return performance.now() - began
}

/** So many messages a second, in one conversation after the other, in turn from both sides, until the signal. */
export async function sendSteadily(
  gateway: string,
  people: readonly ChatPerson[],
  conversations: readonly ChatConversation[],
  { aSecond, sent, ended }: { aSecond: number; sent: Sent; ended: AbortSignal },
): Promise<{ times: number[]; failures: string[] }> {
  const ofCompany = Map.groupBy(people, ({ companyId }) => companyId)
  const times: number[] = []
  const failures: string[] = []
  const underWay: Promise<void>[] = []
  const began = performance.now()
  for (let at = 0; !ended.aborted; at += 1) {
    const { id, customerCompanyId, supplierCompanyId } = conversations[at % conversations.length]!
    const round = Math.floor(at / conversations.length)
    const senders = ofCompany.get((at + round) % 2 === 0 ? customerCompanyId : supplierCompanyId)!
    underWay.push(
      sendOne(gateway, senders[round % senders.length]!, id, sent).then(
        (took) => void times.push(took),
        (error) => void failures.push(error instanceof Error ? error.message : String(error)),
      ),
    )
    await pause(Math.max(0, began + ((at + 1) * 1000) / aSecond - performance.now()))
  }
  await Promise.all(underWay)
  return { times, failures }
}

/** What these readers had to hear of what was sent: how late each piece came, and how many did not come. */
export function deliveriesOf(
  readers: readonly LiveReader[],
  conversations: readonly ChatConversation[],
  sent: Sent,
): { lateness: number[]; lost: number; twice: number } {
  const lateness: number[] = []
  let [lost, twice] = [0, 0]
  const ofCompany = Map.groupBy(
    conversations.flatMap((conversation) => [
      { companyId: conversation.customerCompanyId, id: conversation.id },
      { companyId: conversation.supplierCompanyId, id: conversation.id },
    ]),
    ({ companyId }) => companyId,
  )
  for (const { person, heard } of readers)
    for (const { id } of ofCompany.get(person.companyId) ?? []) {
      const [wanted, came] = [sent.get(id) ?? [], heard.get(id) ?? []]
      lost += Math.max(0, wanted.length - came.length)
      twice += Math.max(0, came.length - wanted.length)
      for (const [at, time] of came.slice(0, wanted.length).entries()) lateness.push(time - wanted[at]!)
    }
  return { lateness, lost, twice }
}
