import type { Kysely, Updateable } from 'kysely'
import type { NotificationTables, SentMailTable } from '../database/tables.ts'
import type { MailKind } from './mails.ts'
import type { SentMailRow } from './sent-mail.queries.ts'
import type { Tries } from './tries.ts'

type Db = Kysely<NotificationTables>
/** A mail that a sender has in its hands, until `next_try_at`. */
export type HeldMail = SentMailRow & { held_by: string }

/** Who takes a mail, and until when no other does. Each turn has an id of its own. */
export interface Hold {
  by: string
  now: Date
  until: Date
}

/**
 * Takes the next mail of these kinds that is due and that no other copy has in its hands. One that is still held was
 * not marked by whoever held it: nobody knows whether it went out. A kind that only a newer copy knows waits for that
 * one.
 */
export const claimDueMail = (
  db: Db,
  kinds: readonly MailKind[],
  { by: holder, now, until }: Hold,
): Promise<HeldMail | undefined> =>
  db
    .updateTable('sent_mail')
    .set((by) => {
      const lost = by.case().when('held_by', 'is', null).then(0).else(1).end()
      return {
        held_by: holder,
        next_try_at: until,
        attempts: by('attempts', '+', lost),
        unknown_outcomes: by('unknown_outcomes', '+', lost),
      }
    })
    .where('id', '=', (by) =>
      by
        .selectFrom('sent_mail')
        .select('id')
        .where('state', '=', 'PLANNED')
        .where('kind', 'in', kinds)
        .where('next_try_at', '<=', now)
        .orderBy('next_try_at')
        .orderBy('id')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .$narrowType<{ held_by: string }>()
    .executeTakeFirst()

/** Writes what became of a mail. False where it is not in these hands any more: what became of it stands already. */
export const markDone = (db: Db, mail: HeldMail, { tries, at, ...done }: Done): Promise<boolean> =>
  letGo(db, mail, { attempts: mail.attempts + 1, ...tries, ...done, done_at: at })

/** Lets a mail wait for its next try. False as for `markDone`. */
export const delayMail = (
  db: Db,
  mail: HeldMail,
  { until, note, tries }: { until: Date; note: string; tries: Tries },
): Promise<boolean> => letGo(db, mail, { next_try_at: until, note, ...tries })

interface Done {
  state: 'SENT' | 'DROPPED' | 'FAILED'
  note: string
  at: Date
  /** Where it is not just one more. */
  tries?: Partial<Tries>
}

async function letGo(db: Db, { id, held_by }: HeldMail, what: Updateable<SentMailTable>): Promise<boolean> {
  const updated = await db
    .updateTable('sent_mail')
    .set({ ...what, held_by: null })
    .where('id', '=', id)
    .where('held_by', '=', held_by)
    .where('state', '=', 'PLANNED')
    .executeTakeFirst()
  return updated.numUpdatedRows > 0n
}
