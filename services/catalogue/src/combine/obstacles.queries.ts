import { sql, type Transaction } from 'kysely'
import type { CatalogueTables } from '../database/tables.ts'
import type { CombinationRow } from './combination.queries.ts'
import { combinableTables } from './combine-kinds.ts'
import type { FormerPart } from './combine-master-data.ts'

type Tx = Transaction<CatalogueTables>

export const findSurvivor = async (tx: Tx, { kind, survivorId }: FormerPart) =>
  (
    await sql<{ name: string; manufacturerId: string | null }>`select display_name as name,
        ${kind === 'discountgroup' ? sql`manufacturer_id` : sql`null::uuid`} as "manufacturerId"
      from ${sql.table(combinableTables[kind].table)} where id = ${survivorId}`.execute(tx)
  ).rows[0]

/** A later combination that made one of what this one would take apart or move. */
export const findLaterCombination = async (tx: Tx, { id, at }: CombinationRow, ids: string[]) =>
  (
    await sql<{ name: string }>`
      select survivor_name as name from combination
      where id <> ${id} and undone_at is null and (at, id) > (${at}, ${id}) and touched && ${ids}::uuid[]
      order by at desc, id desc limit 1`.execute(tx)
  ).rows[0]

/** Groups that changed their manufacturer with it. */
export const selectMovedGroups = async (tx: Tx, combinationId: string): Promise<string[]> =>
  (
    await sql<{ id: string }>`select unnest(ids) as id from combination_moved
      where combination_id = ${combinationId} and place = 'discount_group.manufacturer_id'`.execute(tx)
  ).rows.map((row) => row.id)

export interface TakenName {
  name: string
  owner: string
  isSurvivors: boolean
}

/** A former name that is more than a variant of the survivor now, or that somebody else bears. */
export async function findTakenName(
  tx: Tx,
  { kind, survivorId, rows, gainedNames }: FormerPart,
): Promise<TakenName | undefined> {
  const { table, names, owner } = combinableTables[kind]
  const isFormer =
    kind === 'discountgroup'
      ? sql`n.manufacturer_id = w.manufacturer_id and n.name_key = w.name_key`
      : sql`n.name_key = w.name_key`
  const ownerId = sql.ref(`n.${owner}`)
  const found = await sql<TakenName>`
    select n.name, o.display_name as owner, ${ownerId} = ${survivorId} as "isSurvivors"
    from ${sql.table(names)} n join ${sql.table(table)} o on o.id = ${ownerId}
    where (${ownerId} <> ${survivorId} and exists (
        select from jsonb_to_recordset(${JSON.stringify(rows[names])}::jsonb) as w (manufacturer_id uuid, name_key text)
        where ${isFormer}))
      or (${ownerId} = ${survivorId} and n.kind <> 'VARIANT' and n.name_key = any(${gainedNames}::text[]))
    order by n.name limit 1`.execute(tx)
  return found.rows[0]
}
