import {
  createEnquiry,
  createOffer,
  getEnquiry,
  getOffer,
  updateEnquiry,
  updateOffer,
} from '@schrankwerk/contracts'
import { type Person, personOf } from '@schrankwerk/infra/demo/people.ts'
import { smallPdf } from '@schrankwerk/infra/demo/small-pdf.ts'
import type { Stack } from '@schrankwerk/infra/start/stack.ts'

export interface FaultContext {
  stack: Stack
  customer: Person
  supplier: Person
  admin: Person
  /** A released enquiry with its two files. */
  releasedEnquiry(title: string): Promise<string>
  /** A draft with everything it needs for its release. */
  readyEnquiry(title: string): Promise<{ id: string; editVersion: number }>
  releasedOffer(enquiryId: string): Promise<string>
  /** Mails in the inbox whose subject or text names this. */
  mailsNaming(text: string): Promise<{ id: string; to: string[]; subject: string; messageId: string }[]>
  /** Ends the process by force, again and again, until the time is over and `meanwhile` has come to its end. */
  holdDown(name: string, seconds: number, meanwhile: () => Promise<void>): Promise<void>
  /** Ends the process by force once; it comes back by itself. */
  kill(name: string): void
}

const password = 'schrankwerk-demo'

export async function openFaultContext(stack: Stack): Promise<FaultContext> {
  const { portal, inbox } = stack.ready
  const [customer, supplier, admin] = await Promise.all([
    personOf(portal, 'einkauf@nordhafen.example', password),
    personOf(portal, 'vertrieb@suedtal.example', password),
    personOf(portal, 'betrieb@schrankwerk.example', password),
  ])
  const context: FaultContext = {
    stack,
    customer,
    supplier,
    admin,
    async readyEnquiry(title) {
      const { id } = await customer.call(createEnquiry, {
        body: { title, referenceNumber: title, deliveryCondition: 'EXW', desiredDeliveryDate: '2030-01-15' },
      })
      const path = `enquiry/${id}`
      const list = new TextEncoder().encode('Menge;Typ\n1;A1\n')
      await customer.upload(
        '/file/',
        { name: 'Liste.csv', bytes: list },
        { path, fileType: 'BILL_OF_MATERIAL' },
      )
      await customer.upload(
        '/file/',
        { name: 'Plan.pdf', bytes: smallPdf('Plan') },
        { path, fileType: 'CIRCUIT_DIAGRAM' },
      )
      const { editVersion } = await customer.call(getEnquiry, { query: { id } })
      return { id, editVersion }
    },
    async releasedEnquiry(title) {
      const { id, editVersion } = await context.readyEnquiry(title)
      await customer.call(updateEnquiry, { body: { id, editVersion, released: true } })
      return id
    },
    async releasedOffer(enquiryId) {
      const { id } = await supplier.call(createOffer, {
        body: {
          enquiryId,
          offerNumber: 'F-1',
          price: 100,
          deliveryCondition: 'EXW',
          desiredDeliveryDate: '2030-01-15',
        },
      })
      const file = { name: 'Angebot.pdf', bytes: smallPdf('Angebot') }
      await supplier.upload('/file/', file, { path: `offer/${id}`, fileType: 'OFFER' })
      const { editVersion } = await supplier.call(getOffer, { query: { id } })
      await supplier.call(updateOffer, { body: { id, editVersion, released: true } })
      return id
    },
    async mailsNaming(text) {
      const mails = (await (await fetch(`${inbox}/api/mails`)).json()) as {
        id: string
        to: string[]
        subject: string
        text: string
        messageId: string
      }[]
      return mails.filter((mail) => mail.subject.includes(text) || mail.text?.includes(text))
    },
    async holdDown(name, seconds, meanwhile) {
      let isOver = false
      const keepDown = (async () => {
        while (!isOver) {
          context.kill(name)
          await pause(100)
        }
      })()
      try {
        await Promise.all([meanwhile(), pause(seconds * 1000)])
      } finally {
        isOver = true
        await keepDown
      }
    },
    kill(name) {
      const pid = stack.processes.get(name)?.pid
      if (pid === undefined) throw new Error(`There is no process ${name}.`)
      try {
        process.kill(pid, 'SIGKILL')
      } catch {
        // Between its end and its new start there is none.
      }
    },
  }
  return context
}

export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Waits for a condition; throws with its name when the time is over. What the condition throws counts as not yet. */
export async function until(what: string, seconds: number, holds: () => Promise<boolean>): Promise<number> {
  const started = Date.now()
  for (;;) {
    if (await holds().catch(() => false)) return Date.now() - started
    if (Date.now() - started > seconds * 1000) throw new Error(`${what}: not within ${seconds} s`)
    await pause(100)
  }
}

/** Throws with both values when they differ. */
export function same<T>(what: string, is: T, expected: T): void {
  if (JSON.stringify(is) !== JSON.stringify(expected)) {
    throw new Error(`${what}: ${JSON.stringify(is)} instead of ${JSON.stringify(expected)}`)
  }
}
