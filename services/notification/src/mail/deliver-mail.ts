import type { Kysely } from 'kysely'
import type { NotificationTables } from '../database/tables.ts'
import { choiceOf } from '../mail-settings/mail-choice.queries.ts'
import type { Neighbours } from '../neighbours.ts'
import type { MailFrame } from './mail-content.ts'
import { mailOfKind } from './mails.ts'
import { renderMail } from './render-mail.ts'
import type { SentMailRow } from './sent-mail.queries.ts'
import { type MailTransport, NotSent } from './transport.ts'
import { withoutAddresses } from './without-addresses.ts'

/** What a mail is written and sent with. */
export interface DeliveryParts {
  db: Kysely<NotificationTables>
  neighbours: Neighbours
  transport: MailTransport
  frame: MailFrame
}

export interface Delivered {
  state: 'SENT' | 'DROPPED'
  note: string
}

/**
 * Writes a mail from the state of now and sends it, without its attachments where they are too large for the server.
 * Throws `NotSent`, `Unavailable` while a neighbour is away, or whatever keeps it from being written.
 */
export async function deliverMail(
  parts: DeliveryParts,
  mail: SentMailRow,
  { now, signal }: { now: Date; signal: AbortSignal },
): Promise<Delivered> {
  if (!(await isWanted(parts, mail, now))) return { state: 'DROPPED', note: 'the recipient wants none' }
  return writeAndSend(parts, mail, { now, signal, attach: true })
}

/** Whoever it waits for may have chosen meanwhile to get no such mail. */
async function isWanted({ db }: DeliveryParts, { kind, user_id }: SentMailRow, now: Date): Promise<boolean> {
  const { dueAt } = mailOfKind(kind)
  if (dueAt === undefined) return true
  return dueAt({ choice: await choiceOf(db, user_id), lastSentAt: undefined, now }) !== undefined
}

async function writeAndSend(
  parts: DeliveryParts,
  mail: SentMailRow,
  { now, signal, attach }: { now: Date; signal: AbortSignal; attach: boolean },
): Promise<Delivered> {
  const asked = { ...parts.neighbours, requestId: mail.id }
  const { subject_id: topicId, user_id: userId, company_id: companyId, payload } = mail
  const due = { topicId, userId, companyId, now, payload: payload ?? undefined }
  const composed = await mailOfKind(mail.kind).compose(asked, due, { attach })
  if ('dropped' in composed) return { state: 'DROPPED', note: composed.dropped }
  const { to, content, attachments = [] } = composed
  const written = { ...renderMail(content, parts.frame), messageId: mail.message_id, to, attachments, signal }
  try {
    return { state: 'SENT', note: withoutAddresses(await parts.transport.send(written)) }
  } catch (error) {
    const isTooLarge = error instanceof NotSent && error.verdict === 'too-large'
    if (isTooLarge && attachments.length > 0) return writeAndSend(parts, mail, { now, signal, attach: false })
    throw error
  }
}
