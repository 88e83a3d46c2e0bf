import type { EventDefinition, EventPayload, MailSettings } from '@schrankwerk/contracts'
import { type AskedFor, findRecipients, type Recipient, type Whom } from '../neighbours.ts'
import { type Addressee, addressed, type MailContent } from './mail-content.ts'

export interface Attachment {
  filename: string
  content: Buffer
}

/** Who reads the mail and when; what it may say depends on both. */
export interface Reader {
  userId: string
  companyId: string
  now: Date
}

/** What decides when a bundled mail is due. */
export interface Timing {
  choice: MailSettings['messages']
  /** When the last one about the same went to the same reader. */
  lastSentAt: Date | undefined
  now: Date
}
/** Undefined where the reader wants none. */
export type DueAt = (timing: Timing) => Date | undefined

export interface MailDefinition<Kind extends string, E extends EventDefinition, Topic> {
  /** Stands in the rows of planned mails and, as `on-<kind>`, names the consumer: once live, it stays. */
  kind: Kind
  event: E
  /** The id of what the mail is about, by which `load` finds it when the mail is sent. */
  topicId(payload: EventPayload<E>): string
  /** The event says what no neighbour could be asked for later: its payload is kept with the mail, ids and switches alone. */
  keepsPayload?: true
  /** Whoever of these is active and not gated gets one mail. */
  recipients(payload: EventPayload<E>, neighbours: AskedFor): Whom | Promise<Whom>
  /**
   * Bundles: one mail waits for a reader and topic at a time, until this, and tells of every event up to then. The
   * database keeps that by an index that names the kind.
   */
  dueAt?: DueAt
  /** What the mail is about, as it is now; undefined when it is gone. */
  load(
    neighbours: AskedFor,
    topicId: string,
    reader: Reader & { payload: EventPayload<E> | undefined },
  ): Promise<Topic | undefined>
  /** Why this reader no longer gets the mail; undefined where nothing speaks against it. */
  obstacle?(topic: Topic, reader: Reader): string | undefined
  /** Left out when the mail server refuses them for their size: the content then says where they are. */
  attachments?(topic: Topic, neighbours: AskedFor): Promise<Attachment[]>
  /** `attached`: how many files go along. */
  content(topic: Topic, reader: Reader & { attached: number }): MailContent
}

/** A planned mail when its time has come. */
export interface DueMail {
  topicId: string
  userId: string
  companyId: string
  now: Date
  /** What was kept of the event. */
  payload?: unknown
}

export interface ComposedMail {
  to: Addressee
  content: MailContent
  attachments?: Attachment[]
}
/** What there is to say now, or why nothing is said any more. */
export type Composition = ComposedMail | { dropped: string }

/** What a mail is planned with. */
export interface PlannedFor {
  topicId: string
  recipients: Recipient[]
  /** What is kept of the event. */
  payload?: object
}

/** A mail as the consumer and the sender use it, whatever it is about. */
export interface Mail<Kind extends string = string> {
  kind: Kind
  event: EventDefinition
  dueAt?: DueAt
  plan(neighbours: AskedFor, payload: unknown): Promise<PlannedFor>
  /** Reads the state again and writes the mail from it. Throws `Unavailable` while a neighbour is down. */
  compose(neighbours: AskedFor, due: DueMail, options: { attach: boolean }): Promise<Composition>
}

/** Declares a mail once: what it tells of, who gets it, when it no longer applies, and what it says. */
export const defineMail = <const Kind extends string, E extends EventDefinition, Topic>(
  definition: MailDefinition<Kind, E, Topic>,
): Mail<Kind> => ({
  kind: definition.kind,
  event: definition.event,
  ...(definition.dueAt && { dueAt: definition.dueAt }),
  async plan(neighbours, received) {
    const payload = received as EventPayload<E>
    const whom = await definition.recipients(payload, neighbours)
    const recipients = await findRecipients(neighbours, whom)
    return {
      topicId: definition.topicId(payload),
      recipients,
      ...(definition.keepsPayload && { payload: payload as object }),
    }
  },
  async compose(neighbours, { topicId, userId, companyId, now, payload }, { attach }) {
    const [recipient] = await findRecipients(neighbours, { userIds: [userId] })
    if (recipient?.companyId !== companyId)
      return { dropped: 'the recipient is not of that company any more' }
    const reader = { userId, companyId, now }
    const said = payload as EventPayload<E> | undefined
    const topic = await definition.load(neighbours, topicId, { ...reader, payload: said })
    if (topic === undefined) return { dropped: 'what it is about is gone' }
    const obstacle = definition.obstacle?.(topic, reader)
    if (obstacle !== undefined) return { dropped: obstacle }
    const attachments = attach ? ((await definition.attachments?.(topic, neighbours)) ?? []) : []
    const content = definition.content(topic, { ...reader, attached: attachments.length })
    return { to: addressed(recipient, recipient.mail), content, attachments }
  },
})
