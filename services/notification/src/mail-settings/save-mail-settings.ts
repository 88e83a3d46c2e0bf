import type { MailSettings } from '@schrankwerk/contracts'
import { type Ctx, inTransaction } from '@schrankwerk/service-kit'
import type { NotificationTables } from '../database/tables.ts'
import { lastSentTimes, moveMail, waitingMailsOf } from '../mail/bundled-mail.queries.ts'
import { messagesUnreadMail } from '../mail/mails/messages-unread.mail.ts'
import { messageMailDue } from '../mail/message-mail-due.ts'
import { keepChoice } from './mail-choice.queries.ts'

/** Keeps what one chose, and moves what waits for oneself to when it is due then. */
export async function saveMailSettings(
  ctx: Ctx<NotificationTables>,
  { messages: choice }: MailSettings,
): Promise<MailSettings> {
  const { kind } = messagesUnreadMail
  const { userId } = ctx.actor
  await inTransaction(ctx, async (tx) => {
    await keepChoice(tx, userId, choice)
    for (const mail of await waitingMailsOf(tx, kind, userId)) {
      const sentAt = await lastSentTimes(tx, { kind, topicId: mail.subject_id }, [userId])
      const until = messageMailDue({ choice, lastSentAt: sentAt.get(userId), now: ctx.now() })
      // Who wants none any more may change his mind until it is due.
      if (until) await moveMail(tx, mail.id, until)
    }
  })
  return { messages: choice }
}
