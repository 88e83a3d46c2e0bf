import { setTimeout as pause } from 'node:timers/promises'
import { isConnectionLost, type Logger, Unavailable, uuidv7 } from '@schrankwerk/service-kit'
import { type Delivered, type DeliveryParts, deliverMail } from './deliver-mail.ts'
import { createHands } from './hands.ts'
import { claimDueMail, delayMail, type HeldMail, markDone } from './held-mail.queries.ts'
import { mailKinds } from './mails.ts'
import { NotSent } from './transport.ts'
import { type Hindrance, hasTooManyUnknownOutcomes, isGivenUp, type Tries, triesAfter } from './tries.ts'
import { withoutAddresses } from './without-addresses.ts'

export interface SenderParts extends DeliveryParts {
  log: Logger
  now?(): Date
}

export interface MailSender {
  /** Sends what is due, and ends when nothing more is; once the signal is aborted, with the mails in hand. */
  sendDue(stopping?: AbortSignal): Promise<void>
}

/** A sending that is not over by then is ended: ten minutes to send a large mail, ten for the server's answer. */
const longestSendingMs = 20 * 60_000
const retryDelaysSeconds = [5, 15, 30, 60, 120, 300]
const pausesSeconds = [1, 2, 5, 10, 20, 30]
/** Mails in hand at the same time, each with a connection to the mail server. */
const mostInHand = 3
/** How much longer than the longest sending a mail is held: to write it, and for clocks that differ. */
const holdMarginMs = 5 * 60_000
const unknownOutcome = 'whether the mail server took the mail is unknown'

const delayAt = (list: readonly number[], failures: number) =>
  list[Math.min(failures, list.length - 1)]! * 1000

/**
 * The sender of planned mails; several copies may run. Whoever takes a mail holds it for longer than a sending can
 * last, sends it outside of any transaction, and writes what became of it: if the process dies before that, another
 * takes it then and sends it again with the same Message-ID. While the mail server or a neighbour is down, mails wait
 * and are tried again after a growing pause.
 */
export function createMailSender(parts: SenderParts): MailSender {
  const { db, log, now = () => new Date() } = parts
  let pausedUntil = 0
  let outages = 0
  let isStopping = () => false
  const hands = createHands({ count: mostInHand, work: drain, isStopping: () => isStopping(), log })

  async function drain(): Promise<void> {
    while (!isStopping() && now().getTime() >= pausedUntil) {
      const mail = await takeNext()
      if (mail === undefined) return
      await sendOne(mail)
    }
  }

  function takeNext(): Promise<HeldMail | undefined> {
    const at = now()
    const until = new Date(at.getTime() + longestSendingMs + holdMarginMs)
    return claimDueMail(db, mailKinds, { by: uuidv7(), now: at, until })
  }

  async function sendOne(mail: HeldMail): Promise<void> {
    if (hasTooManyUnknownOutcomes(mail))
      return giveUp(mail, { attempts: mail.attempts }, `${unknownOutcome}: its sender died`)
    let delivered: Delivered
    try {
      const signal = AbortSignal.timeout(longestSendingMs)
      delivered = await deliverMail(parts, mail, { now: now(), signal })
    } catch (error) {
      return putOff(mail, error)
    }
    if (delivered.state === 'SENT') outages = 0
    const done = { ...delivered, at: now() }
    await write(mail, () => markDone(db, mail, done))
    log.info({ mailId: mail.id, kind: mail.kind, state: delivered.state }, 'mail is done')
  }

  async function putOff(mail: HeldMail, error: unknown): Promise<void> {
    const hindrance = hindranceOf(error)
    const note = noteOf(hindrance, error)
    const tries = triesAfter(mail, hindrance, now())
    if (hindrance === 'fault')
      log.error(
        { mailId: mail.id, kind: mail.kind, err: error },
        'a mail failed before the mail server had it',
      )
    if (isGivenUp(tries, hindrance, now())) return giveUp(mail, tries, note)
    const delayMs = hindrance === 'down' ? pauseAll() : delayAt(retryDelaysSeconds, mail.attempts)
    const until = new Date(now().getTime() + delayMs)
    await write(mail, () => delayMail(db, mail, { until, note, tries }))
    log.warn({ mailId: mail.id, note, hindrance, delayMs }, 'a mail is tried again')
  }

  /** How long all mails wait for the mail server. */
  function pauseAll(): number {
    const delayMs = delayAt(pausesSeconds, outages)
    outages += 1
    pausedUntil = now().getTime() + delayMs
    return delayMs
  }

  async function giveUp(mail: HeldMail, tries: Partial<Tries>, note: string): Promise<void> {
    const done = { state: 'FAILED', note, at: now(), tries } as const
    await write(mail, () => markDone(db, mail, done))
    log.error({ mailId: mail.id, note }, 'a mail is given up')
  }

  /** Waits for PostgreSQL while it is away: what is not written is sent again once nobody holds it any more. */
  async function write(mail: HeldMail, work: () => Promise<boolean>): Promise<void> {
    for (;;) {
      try {
        if (!(await work())) log.warn({ mailId: mail.id }, 'a mail was taken out of these hands meanwhile')
        return
      } catch (error) {
        if (!isConnectionLost(error) || now() >= mail.next_try_at) throw error
        log.warn({ mailId: mail.id, err: error }, 'what became of a mail waits for PostgreSQL')
        await pause(1000)
      }
    }
  }

  return {
    sendDue(stopping) {
      if (stopping) isStopping = () => stopping.aborted
      return hands.round()
    },
  }
}

function hindranceOf(error: unknown): Hindrance {
  if (error instanceof NotSent) return error.verdict
  return error instanceof Unavailable || isConnectionLost(error) ? 'absence' : 'fault'
}

function noteOf(hindrance: Hindrance, error: unknown): string {
  const said = describe(error instanceof NotSent ? error.cause : error)
  return hindrance === 'unknown' ? `${unknownOutcome}: ${said}` : said
}

const describe = (error: unknown) =>
  withoutAddresses(error instanceof Error ? `${error.name}: ${error.message}` : String(error))
