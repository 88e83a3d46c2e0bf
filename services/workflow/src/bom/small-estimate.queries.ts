import { type Actor, berlinDay } from '@schrankwerk/service-kit'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { WorkflowTables } from '../database/tables.ts'

type Db = Kysely<WorkflowTables>

/** Counts one more for the actor's company today. */
export const countOne = (
  tx: Transaction<WorkflowTables>,
  { id, actor, now }: { id: string; actor: Actor; now: Date },
): Promise<{ id: string; asked: number }> =>
  tx
    .insertInto('small_estimate_count')
    .values({
      id,
      company_id: actor.companyId,
      company_name: actor.companyName,
      day: berlinDay(now),
      asked: 1,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['company_id', 'day'])
        .doUpdateSet({ asked: sql<number>`small_estimate_count.asked + 1` }),
    )
    .returning(['id', 'asked'])
    .executeTakeFirstOrThrow()

export const findSmallEstimateCount = (db: Db, id: string) =>
  db
    .selectFrom('small_estimate_count')
    .select(['company_id', 'company_name', sql<string>`to_char(day, 'YYYY-MM-DD')`.as('day'), 'asked'])
    .where('id', '=', id)
    .executeTakeFirst()
export type SmallEstimateCountRow = NonNullable<Awaited<ReturnType<typeof findSmallEstimateCount>>>

const keptDays = 30

/** Forgets counts that nobody asks about any more. */
export async function forgetSmallEstimateCounts(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('small_estimate_count')
    .where('day', '<', sql<string>`${berlinDay(now)} - ${sql.lit(keptDays)}`)
    .execute()
}
