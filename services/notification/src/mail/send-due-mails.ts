import { type Logger, Unavailable } from '@schrankwerk/service-kit'
import type { Kysely, Transaction } from 'kysely'
import type { NotificationTables } from '../database/tables.ts'
import { choiceOf } from '../mail-settings/mail-choice.queries.ts'
import type { Neighbours } from '../neighbours.ts'
import type { MailFrame } from './mail-content.ts'
import { mailKinds, mailOfKind } from './mails.ts'
import { renderMail } from './render-mail.ts'
import { claimDueMail, delayMail, markDone, type SentMailRow } from './sent-mail.queries.ts'
import { smtpVerdict } from './smtp-verdict.ts'
import type { MailTransport } from './transport.ts'

type Tx = Transaction<NotificationTables>
interface Done {
  state: 'SENT' | 'DROPPED'
  note: string
}

export interface SenderParts {
  db: Kysely<NotificationTables>
  neighbours: Neighbours
  transport: MailTransport
  frame: MailFrame
  log: Logger
  now?(): Date
}

const retryDelaysSeconds = [5, 15, 30, 60, 120, 300]
const pausesSeconds = [1, 2, 5, 10, 20, 30]
/** Mails in hand at the same time, each with a connection to the database. */
const hands = 3

const delayAt = (list: readonly number[], failures: number) =>
  list[Math.min(failures, list.length - 1)]! * 1000

/**
 * The sender of planned mails; several copies may run. A mail is locked while it is sent and marked in the same
 * transaction: if the process dies before the mark, it is sent again with the same Message-ID. While the mail server
 * or a neighbour is down, mails wait and are tried again after a growing pause.
 */
export function createMailSender(parts: SenderParts): { sendDue(): Promise<void> } {
  const { db, neighbours, transport, frame, log, now = () => new Date() } = parts
  let pausedUntil = 0
  let outages = 0

  async function drain(): Promise<void> {
    let goesOn = true
    while (goesOn && now().getTime() >= pausedUntil) {
      goesOn = await db.transaction().execute(async (tx) => {
        const mail = await claimDueMail(tx, mailKinds, now())
        if (mail === undefined) return false
        await sendOne(tx, mail)
        return true
      })
    }
  }

  async function sendOne(tx: Tx, mail: SentMailRow): Promise<void> {
    try {
      const done = (await unwanted(tx, mail)) ?? (await deliver(mail, true))
      await markDone(tx, mail.id, { ...done, at: now() })
      if (done.state === 'SENT') outages = 0
      log.info({ mailId: mail.id, kind: mail.kind, state: done.state }, 'mail is done')
    } catch (error) {
      await putOff(tx, mail, error)
    }
  }

  /** Whoever it waits for may have chosen meanwhile to get no such mail. */
  async function unwanted(tx: Tx, { kind, user_id }: SentMailRow): Promise<Done | undefined> {
    const { dueAt } = mailOfKind(kind)
    const due = dueAt?.({ choice: await choiceOf(tx, user_id), lastSentAt: undefined, now: now() })
    return dueAt && due === undefined ? { state: 'DROPPED', note: 'the recipient wants none' } : undefined
  }

  async function deliver(mail: SentMailRow, attach: boolean): Promise<Done> {
    const asked = { ...neighbours, requestId: mail.id }
    const { subject_id: topicId, user_id: userId, company_id: companyId, payload } = mail
    const due = { topicId, userId, companyId, now: now(), payload: payload ?? undefined }
    const composed = await mailOfKind(mail.kind).compose(asked, due, { attach })
    if ('dropped' in composed) return { state: 'DROPPED', note: composed.dropped }
    try {
      const note = await transport.send({
        ...renderMail(composed.content, frame),
        messageId: mail.message_id,
        to: composed.to,
        attachment: composed.attachment,
      })
      return { state: 'SENT', note: withoutAddresses(note) }
    } catch (error) {
      if (composed.attachment && smtpVerdict(error) === 'too-large') return deliver(mail, false)
      throw error
    }
  }

  async function putOff(tx: Tx, mail: SentMailRow, error: unknown): Promise<void> {
    const note = describe(error)
    const verdict = error instanceof Unavailable ? 'later' : smtpVerdict(error)
    if (verdict === 'refused' || verdict === 'too-large') {
      await markDone(tx, mail.id, { state: 'FAILED', note, at: now() })
      log.error({ mailId: mail.id, note }, 'a mail was refused for good')
      return
    }
    let delay = delayAt(retryDelaysSeconds, mail.attempts)
    if (verdict === 'down') {
      delay = delayAt(pausesSeconds, outages)
      outages += 1
      pausedUntil = now().getTime() + delay
    }
    await delayMail(tx, mail.id, { until: new Date(now().getTime() + delay), note })
    log.warn({ mailId: mail.id, note, verdict, delayMs: delay }, 'a mail is tried again')
  }

  let running: Promise<unknown> | undefined
  return {
    sendDue() {
      running ??= Promise.all(Array.from({ length: hands }, drain)).finally(() => {
        running = undefined
      })
      return running.then(() => undefined)
    },
  }
}

/** What a mail server says names the address at times; ids alone are kept. */
const withoutAddresses = (said: string) =>
  said.replaceAll(/[^\s<>"',;:]+/g, (word) => (word.includes('@') ? '…' : word)).slice(0, 1000)
const describe = (error: unknown) =>
  withoutAddresses(error instanceof Error ? `${error.name}: ${error.message}` : String(error))
