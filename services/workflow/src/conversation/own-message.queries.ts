import type { Kysely } from 'kysely'
import type { WorkflowTables } from '../database/tables.ts'

/** Everything that a person wrote, oldest first. */
export const messagesBy = (db: Kysely<WorkflowTables>, userId: string) =>
  db
    .selectFrom('message')
    .select(['id', 'conversation_id', 'create_date', 'content', 'attachment_name'])
    .where('sender_id', '=', userId)
    .orderBy('id')
    .execute()
export type OwnMessageRow = Awaited<ReturnType<typeof messagesBy>>[number]
