import { countUnreadMessages, createConversation, getMessages, sendMessage } from '@schrankwerk/contracts'
import { ProblemError } from '@schrankwerk/contracts/client'
import { type FaultContext, pause, same, until } from './fault-context.ts'

/** A conversation on an enquiry of its own, and how to write in it as the supplier. */
async function aConversation({ supplier, releasedEnquiry }: FaultContext, title: string) {
  const enquiryId = await releasedEnquiry(title)
  const { id: conversationId } = await supplier.call(createConversation, { query: { enquiryId } })
  const send = (content: string, idempotencyKey: string) =>
    supplier.call(sendMessage, { fields: { conversationId, content }, idempotencyKey })
  return { conversationId, send }
}

const mailsOfOneEach = async ({ mailsNaming }: FaultContext, title: string): Promise<number> => {
  const mails = (await mailsNaming(title)).filter(({ subject }) => subject.includes('Nachricht'))
  same('mails and recipients', mails.length, new Set(mails.flatMap(({ to }) => to)).size)
  return mails.length
}

/** Sending and counting do not wait for NATS; the mail comes once each after NATS is back. */
export async function natsDownWhileWriting(context: FaultContext): Promise<string> {
  const { customer, holdDown } = context
  const title = `Gespräch ohne NATS ${Date.now()}`
  const { send } = await aConversation(context, title)
  const before = (await customer.call(countUnreadMessages)).unread
  let after = before
  await holdDown('nats', 20, async () => {
    for (let number = 1; number <= 5; number += 1) await send(`Frage ${number}`, crypto.randomUUID())
    after = (await customer.call(countUnreadMessages)).unread
  })
  same('unread while NATS was down', after, before + 5)
  const told = await until(
    'the customer has his mail',
    90,
    async () => (await mailsOfOneEach(context, title)) > 0,
  )
  const mails = await mailsOfOneEach(context, title)
  return `5 messages counted at once while NATS was down 20 s, ${mails} mails ${told} ms after, one each`
}

const messages = 40

/** Every message that was sent again and again until its answer came is there once, and counted once. */
export async function workflowKilledWhileWriting(context: FaultContext): Promise<string> {
  const { customer, supplier, kill } = context
  const title = `Gespräch mit Abbrüchen ${Date.now()}`
  const { conversationId, send } = await aConversation(context, title)
  const before = (await customer.call(countUnreadMessages)).unread
  let repeats = 0
  const untilSent = async (number: number): Promise<void> => {
    const key = crypto.randomUUID()
    for (;;) {
      const isSent = await send(`Nachricht ${number}`, key).then(
        () => true,
        (error: unknown) => {
          // Carried out before the service was killed, and its answer was lost with it.
          if (error instanceof ProblemError && error.code === 'changed-meanwhile') return true
          if (error instanceof ProblemError && (error.isUndecided || error.status === 429)) return false
          throw error
        },
      )
      if (isSent) return
      repeats += 1
      await pause(200)
    }
  }
  const sending = Promise.all(Array.from({ length: messages }, (_, number) => untilSent(number + 1)))
  for (let times = 0; times < 3; times += 1) {
    kill('workflow')
    await pause(300)
  }
  await sending
  const found = await supplier.call(getMessages, { query: { conversationId, paginationSize: 200 } })
  same('messages', new Set(found.map(({ content }) => content)).size, messages)
  same(
    'places',
    found.map(({ position }) => position),
    found.map((_, index) => index + 1),
  )
  same('rows', found.length, messages)
  same('unread', (await customer.call(countUnreadMessages)).unread, before + messages)
  await until('the customer has his mail', 60, async () => (await mailsOfOneEach(context, title)) > 0)
  return `${messages} messages there once each after 3 kills and ${repeats} repeats, one mail a reader`
}
