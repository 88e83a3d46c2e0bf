import { type Logger, Unavailable } from '@schrankwerk/service-kit'
import type { Kysely, Transaction } from 'kysely'
import type { NotificationTables } from '../database/tables.ts'
import { choiceOf } from '../mail-settings/mail-choice.queries.ts'
import type { Neighbours } from '../neighbours.ts'
import type { MailFrame } from './mail-content.ts'
import { mailKinds, mailOfKind } from './mails.ts'
import { renderMail } from './render-mail.ts'
import { claimDueMail, delayMail, markDone, type SentMailRow } from './sent-mail.queries.ts'
import { type SmtpVerdict, smtpVerdict } from './smtp-verdict.ts'
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
/** Where neither mail server nor neighbour is at fault, the mail waits for a person after so many attempts. */
const mostFaults = 12
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
    const { attachments = [] } = composed
    const written = {
      ...renderMail(composed.content, frame),
      messageId: mail.message_id,
      to: composed.to,
      attachments,
    }
    try {
      return { state: 'SENT', note: withoutAddresses(await transport.send(written)) }
    } catch (error) {
      const verdict = smtpVerdict(error)
      if (attachments.length > 0 && verdict === 'too-large') return deliver(mail, false)
      throw new NotSent(verdict, { cause: error })
    }
  }

  async function putOff(tx: Tx, mail: SentMailRow, error: unknown): Promise<void> {
    const isFault = !(error instanceof Unavailable || error instanceof NotSent)
    const note = describe(error instanceof NotSent ? error.cause : error)
    const verdict = error instanceof NotSent ? error.verdict : 'later'
    if (isFault)
      log.error(
        { mailId: mail.id, kind: mail.kind, err: error },
        'a mail failed before the mail server had it',
      )
    if (isFault && mail.attempts + 1 >= mostFaults) {
      await markDone(tx, mail.id, { state: 'FAILED', note, at: now() })
      return
    }
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

  let running: Promise<void> | undefined
  return {
    sendDue() {
      running ??= drainAll().finally(() => {
        running = undefined
      })
      return running
    },
  }

  /** Ends when all hands are empty: one that fails leaves none behind that goes on beside those of the next call. */
  async function drainAll(): Promise<void> {
    const ends = await Promise.allSettled(Array.from({ length: hands }, drain))
    const failed = ends.find((end) => end.status === 'rejected')
    if (failed) throw failed.reason
  }
}

/** What the mail server, or the way to it, said. */
class NotSent extends Error {
  readonly verdict: SmtpVerdict
  constructor(verdict: SmtpVerdict, options: { cause: unknown }) {
    super('The mail was not sent.', options)
    this.verdict = verdict
  }
}

/** What a mail server says names the address at times; ids alone are kept. */
const withoutAddresses = (said: string) =>
  said.replaceAll(/[^\s<>"',;:]+/g, (word) => (word.includes('@') ? '…' : word)).slice(0, 1000)
const describe = (error: unknown) =>
  withoutAddresses(error instanceof Error ? `${error.name}: ${error.message}` : String(error))
