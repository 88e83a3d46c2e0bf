import { sql, type Transaction } from 'kysely'
import { type CatalogueTables, nobody } from '../database/tables.ts'
import { masterDataTables, type NamedKind, nameTables } from './master-data-tables.ts'

type Tx = Transaction<CatalogueTables>

export interface OwnName {
  /** Of the form's field that holds it: `nameVariants.2`. */
  path: string
  name: string
  key: string
  kind: 'DISPLAY' | 'ABBREVIATION' | 'VARIANT'
}

/** Whose names they are; of a discount group, among the groups of which manufacturer. */
export interface NameOwner {
  id: string
  manufacturerId?: string | null
}

const among = (kind: NamedKind, { manufacturerId }: NameOwner) =>
  kind === 'discountgroup' ? sql`n.manufacturer_id = ${manufacturerId ?? nobody}` : sql`true`

/** Which of the keys belong to another one, and to whom. */
export async function selectTakenNames(
  tx: Tx,
  kind: NamedKind,
  owner: NameOwner,
  keys: string[],
): Promise<Map<string, string>> {
  const { names, owner: column } = nameTables[kind]
  const { rows } = await sql<{ key: string; displayName: string }>`
    select n.name_key as key, x.display_name as "displayName"
    from ${sql.table(names)} n join ${sql.table(masterDataTables[kind].table)} x on x.id = n.${sql.ref(column)}
    where ${among(kind, owner)} and n.name_key = any(${keys}::text[]) and x.id <> ${owner.id}`.execute(tx)
  return new Map(rows.map((row) => [row.key, row.displayName]))
}

/** Makes these its names. */
export async function replaceNames(tx: Tx, kind: NamedKind, owner: NameOwner, own: OwnName[]): Promise<void> {
  const { names, owner: column } = nameTables[kind]
  await sql`delete from ${sql.table(names)} where ${sql.ref(column)} = ${owner.id}`.execute(tx)
  const [extra, value] =
    kind === 'discountgroup'
      ? [sql`, manufacturer_id`, sql`, ${owner.manufacturerId ?? nobody}::uuid`]
      : [sql``, sql``]
  await sql`insert into ${sql.table(names)} (name_key, name, kind, ${sql.ref(column)} ${extra})
    select w.key, w.name, w.kind, ${owner.id}::uuid ${value}
    from jsonb_to_recordset(${JSON.stringify(own)}::jsonb) as w (key text, name text, kind text)`.execute(tx)
}
