import { type Kysely, type SqlBool, sql, type Transaction } from 'kysely'
import type { WorkflowTables } from '../database/tables.ts'
import type { WorkflowCtx } from '../workflow-ctx.ts'
import { type Reader, unreadOf } from './conversation.queries.ts'

type Db = Kysely<WorkflowTables>
type Tx = Transaction<WorkflowTables>

/** The conversations in which the asker himself has something unread. */
export const unreadConversationIds = async (db: Db, reader: Reader): Promise<string[]> => {
  const rows = await db
    .selectFrom('unread_message')
    .select('conversation_id')
    .distinct()
    .where(unreadOf(reader))
    .execute()
  return rows.map(({ conversation_id }) => conversation_id)
}

/** What becomes read: all of these conversations, or of them one message. */
export interface ToRead {
  conversationIds: readonly string[]
  messageId?: string | undefined
}

/** Turns the asker's unread rows into read marks. Answers what was unread. */
export async function markRowsRead(
  tx: Tx,
  ctx: Pick<WorkflowCtx, 'actor' | 'now'>,
  { conversationIds, messageId }: ToRead,
): Promise<{ message_id: string; conversation_id: string }[]> {
  let unread = tx
    .deleteFrom('unread_message')
    .where(unreadOf(ctx))
    .where(sql<SqlBool>`conversation_id = any(${[...conversationIds]}::uuid[])`)
  if (messageId !== undefined) unread = unread.where('message_id', '=', messageId)
  const gone = await unread.returning(['message_id', 'conversation_id']).execute()
  if (gone.length > 0)
    await tx
      .insertInto('message_read')
      .columns(['message_id', 'user_id', 'company_id', 'read_at'])
      .expression(
        sql`select id, ${ctx.actor.userId}::uuid, ${ctx.actor.companyId}::uuid, ${ctx.now()}::timestamptz
          from unnest(${gone.map((row) => row.message_id)}::uuid[]) as marked (id)` as never,
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  return gone
}

/** Turns the asker's read marks on these messages into unread rows again. Answers those that had one. */
export async function markRowsUnread(
  tx: Tx,
  { actor }: Reader,
  messageIds: readonly string[],
): Promise<{ message_id: string; conversation_id: string }[]> {
  const taken = await sql<{ message_id: string; conversation_id: string }>`
    with taken as (
      delete from message_read where user_id = ${actor.userId} and company_id = ${actor.companyId}
        and message_id = any(${[...messageIds]}::uuid[])
      returning message_id)
    insert into unread_message (user_id, company_id, message_id, conversation_id)
    select ${actor.userId}::uuid, ${actor.companyId}::uuid, message.id, message.conversation_id
    from taken join message on message.id = taken.message_id
    on conflict do nothing
    returning message_id, conversation_id`.execute(tx)
  return taken.rows
}

/** Nothing waits for someone who was erased; what he read stays marked, by his id alone. */
export const forgetUnreadOf = async (tx: Tx, userId: string): Promise<void> => {
  await tx.deleteFrom('unread_message').where('user_id', '=', userId).execute()
}
