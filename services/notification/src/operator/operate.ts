import { listDeadLetters, requeueDeadLetter } from '@schrankwerk/service-kit'
import type { Kysely } from 'kysely'
import type { NotificationTables } from '../database/tables.ts'
import { countWaiting, failedMails, resendFailed } from '../mail/sent-mail.queries.ts'

type Db = Kysely<NotificationTables>
type Command = (db: Db, ids: readonly string[]) => Promise<string[]>

/** What an operator can do about what could not be handled; each answers lines to read. */
export const commands: Readonly<Record<string, Command>> = { letters, requeue, mails, resend }

async function letters(db: Db): Promise<string[]> {
  const dead = await listDeadLetters(db)
  const lines = dead.map(({ id, lastAt, consumer, name, attempts, error }) =>
    [id, lastAt.toISOString(), consumer, name, `${attempts}×`, error].join('  '),
  )
  return [...lines, `${dead.length} dead letters`]
}

async function requeue(db: Db, ids: readonly string[]): Promise<string[]> {
  const lines: string[] = []
  for (const id of ids)
    lines.push(`${id}  ${(await requeueDeadLetter(db, id)) ? 'is handled again' : 'is no dead letter'}`)
  return lines
}

async function mails(db: Db): Promise<string[]> {
  const failed = await failedMails(db)
  const lines = failed.map((mail) =>
    [
      mail.id,
      mail.planned_at.toISOString(),
      mail.kind,
      `user ${mail.user_id}`,
      `${mail.attempts}×`,
      mail.note,
    ].join('  '),
  )
  const { waiting, tried } = await countWaiting(db)
  return [...lines, `${failed.length} refused, ${waiting} waiting (${tried} of them tried in vain)`]
}

async function resend(db: Db, ids: readonly string[]): Promise<string[]> {
  const chosen = ids[0] === 'all' ? (await failedMails(db)).map((mail) => mail.id) : ids
  const lines: string[] = []
  for (const id of chosen)
    lines.push(`${id}  ${(await resendFailed(db, id, new Date())) ? 'is sent again' : 'is no refused mail'}`)
  return lines
}
