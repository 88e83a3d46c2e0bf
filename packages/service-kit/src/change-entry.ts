import type { ChangeAction } from '@schrankwerk/contracts'
import type { Kysely, Transaction } from 'kysely'
import type { KitTables } from './kit-tables.ts'
import { uuidv7 } from './uuidv7.ts'

export interface ChangeEntry {
  at: Date
  userId: string | null
  action: ChangeAction
  fields: string[]
}

/** Words of rows that were written before every act had one word for all things. */
const formerWords: Readonly<Record<string, ChangeAction>> = {
  created: 'create',
  updated: 'update',
  deleted: 'delete',
  imported: 'import',
  upload: 'upload-file',
}

/** One append-only row of who changed what, in the transaction of the change; the user by id only. */
export async function recordChange(
  // biome-ignore lint/suspicious/noExplicitAny: a transaction of any service
  tx: Transaction<any>,
  ctx: { actor?: { userId: string } | undefined; now(): Date },
  change: { entity: string; entityId: string; action: ChangeAction; fields?: string[] },
): Promise<void> {
  await (tx as Transaction<KitTables>)
    .insertInto('change_entry')
    .values({
      id: uuidv7(),
      entity: change.entity,
      entity_id: change.entityId,
      at: ctx.now(),
      user_id: ctx.actor?.userId ?? null,
      action: change.action,
      fields: change.fields ?? [],
    })
    .execute()
}

/** The account of one thing, oldest first. */
export async function changeEntries(
  // biome-ignore lint/suspicious/noExplicitAny: a database of any service
  db: Kysely<any>,
  entity: string,
  entityId: string,
): Promise<ChangeEntry[]> {
  const rows = await (db as Kysely<KitTables>)
    .selectFrom('change_entry')
    .select(['at', 'user_id', 'action', 'fields'])
    .where('entity', '=', entity)
    .where('entity_id', '=', entityId)
    .orderBy('at')
    .orderBy('id')
    .execute()
  return rows.map(({ user_id, action, ...entry }) => ({
    ...entry,
    action: wordOf(action),
    userId: user_id,
  }))
}

const wordOf = (action: string): ChangeAction => formerWords[action] ?? (action as ChangeAction)

/** What someone did in this service, oldest first: ids and times, no contents. */
export async function actsOf(
  // biome-ignore lint/suspicious/noExplicitAny: a database of any service
  db: Kysely<any>,
  userId: string,
): Promise<{ at: Date; entity: string; entityId: string; action: ChangeAction }[]> {
  const rows = await (db as Kysely<KitTables>)
    .selectFrom('change_entry')
    .select(['at', 'entity', 'entity_id', 'action'])
    .where('user_id', '=', userId)
    .orderBy('at')
    .orderBy('id')
    .execute()
  return rows.map(({ at, entity, entity_id, action }) => ({
    at,
    entity,
    entityId: entity_id,
    action: wordOf(action),
  }))
}
