import type { CombinableKind } from '@schrankwerk/contracts'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { CatalogueTables } from '../database/tables.ts'
import { combinableTables, placeOf } from './combine-kinds.ts'
import type { FormerPart } from './combine-master-data.ts'

type Db = Kysely<CatalogueTables>
type Tx = Transaction<CatalogueTables>

/** How long a combination can be undone, and is shown. */
export const undoableHours = 24

export interface CombinationRow {
  id: string
  kind: CombinableKind
  survivor_id: string
  survivor_name: string
  at: Date
  user_id: string
  user_name: string
  former: FormerPart[]
  undone_at: Date | null
  articles: number
}

const rowsOf = async (db: Db, id: string | undefined, now: Date) => {
  const place = sql`case c.kind ${sql.join(
    (Object.keys(combinableTables) as CombinableKind[]).map((kind) => {
      const article = combinableTables[kind].references.find(({ table }) => table === 'article')!
      return sql`when ${kind} then ${placeOf(article)}`
    }),
    sql` `,
  )} end`
  const { rows } = await sql<CombinationRow>`
    select c.*, coalesce((select sum(m.amount) from combination_moved m
      where m.combination_id = c.id and m.place = ${place}), 0)::int as articles
    from combination c
    where c.at > ${now}::timestamptz - make_interval(hours => ${undoableHours}) ${id ? sql`and c.id = ${id}` : sql``}
    order by c.at desc, c.id desc limit 500`.execute(db)
  return rows
}

export const selectCombinations = (db: Db, now: Date): Promise<CombinationRow[]> => rowsOf(db, undefined, now)

export const findCombination = async (db: Db, id: string, now: Date): Promise<CombinationRow | undefined> =>
  (await rowsOf(db, id, now))[0]

/** One person at a time takes it back. */
export const lockCombination = (tx: Tx, id: string) =>
  tx.selectFrom('combination').select('id').where('id', '=', id).forUpdate().executeTakeFirst()

export async function markUndone(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.updateTable('combination').set({ undone_at: now }).where('id', '=', id).execute()
}

/** What can no longer be undone is no longer kept. */
export async function pruneCombinations(db: Db): Promise<void> {
  await sql`delete from combination where at < now() - make_interval(hours => ${undoableHours})`.execute(db)
}

/** Whoever combined these is no more; his id stays. */
export async function forgetCombiner(tx: Tx, userId: string): Promise<void> {
  await tx
    .updateTable('combination')
    .set({ user_name: 'Ehemalige Person' })
    .where('user_id', '=', userId)
    .execute()
}
