import { nameKey } from '@schrankwerk/domain'
import { uuidv7 } from '@schrankwerk/service-kit'
import { type Kysely, sql, type Transaction } from 'kysely'
import { type CatalogueTables, nobody } from '../database/tables.ts'
import type { KnownOwners, PlannedGroup } from './plan-discount-groups.ts'

type Tx = Transaction<CatalogueTables>

/** Everyone else who writes groups waits until the transaction ends; articles name them meanwhile. */
export async function holdDiscountGroups(tx: Tx): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(tx)
  await sql`lock table discount_group, discount_group_name, discount_group_wholesaler
    in share row exclusive mode`.execute(tx)
}

export async function selectKnownOwners(db: Kysely<CatalogueTables>): Promise<KnownOwners> {
  const owned = async (statement: ReturnType<typeof sql<{ key: string; id: string; displayName: string }>>) =>
    new Map((await statement.execute(db)).rows.map(({ key, ...owner }) => [key, owner]))
  const { rows: groups } = await sql<{ key: string; id: string }>`
    select manufacturer_id || ' ' || name_key as key, discount_group_id as id from discount_group_name`.execute(
    db,
  )
  return {
    manufacturers: await owned(sql`select n.name_key as key, m.id, m.display_name as "displayName"
      from manufacturer_name n join manufacturer m on m.id = n.manufacturer_id`),
    wholesalers: await owned(sql`select name_key as key, id, display_name as "displayName" from wholesaler`),
    groups: new Map(groups.map(({ key, id }) => [key, id])),
  }
}

/** Writes them all, each statement for all at once; answers them with their ids. */
export async function writePlannedGroups(
  tx: Tx,
  planned: readonly PlannedGroup[],
  { userId, now }: { userId: string; now: Date },
): Promise<(PlannedGroup & { id: string })[]> {
  const groups = planned.map((group) => ({ ...group, id: group.before?.id ?? uuidv7() }))
  const rows = JSON.stringify(
    groups.map(({ id, before, displayName, percent, manufacturerId }) => ({
      id,
      isNew: before === undefined,
      displayName,
      percent,
      manufacturerId,
    })),
  )
  const recordset = sql`jsonb_to_recordset(${rows}::jsonb)
    as w (id uuid, "isNew" boolean, "displayName" text, percent numeric, "manufacturerId" uuid)`
  await sql`update discount_group d set display_name = w."displayName", percent = w.percent,
      edit_version = edit_version + 1, last_update = ${now}
    from ${recordset} where d.id = w.id and not w."isNew"`.execute(tx)
  await sql`insert into discount_group (id, display_name, percent, manufacturer_id, create_date, last_update)
    select w.id, w."displayName", w.percent, w."manufacturerId", ${now}, ${now} from ${recordset} where w."isNew"`.execute(
    tx,
  )
  const withOther = (...fields: string[]) =>
    groups.filter((one) => !one.before || one.fields.some((field) => fields.includes(field)))
  await writeNames(tx, withOther('displayName', 'nameVariants'))
  await writeDiscounts(tx, withOther('wholesalerDiscounts'))
  await recordGroups(tx, groups, { userId, now })
  return groups
}

type Written = PlannedGroup & { id: string }

async function writeNames(tx: Tx, groups: readonly Written[]): Promise<void> {
  await sql`delete from discount_group_name where discount_group_id = any(${groups.map(({ id }) => id)}::uuid[])`.execute(
    tx,
  )
  const names = groups.flatMap(({ id, manufacturerId, displayName, nameVariants }) =>
    [displayName, ...nameVariants].map((name, at) => ({
      id,
      owner: manufacturerId ?? nobody,
      key: nameKey(name),
      name,
      kind: at === 0 ? 'DISPLAY' : 'VARIANT',
    })),
  )
  await sql`insert into discount_group_name (manufacturer_id, name_key, discount_group_id, name, kind)
    select w.owner, w.key, w.id, w.name, w.kind from jsonb_to_recordset(${JSON.stringify(names)}::jsonb)
      as w (id uuid, owner uuid, key text, name text, kind text)`.execute(tx)
}

async function writeDiscounts(tx: Tx, groups: readonly Written[]): Promise<void> {
  await sql`delete from discount_group_wholesaler
    where discount_group_id = any(${groups.map(({ id }) => id)}::uuid[])`.execute(tx)
  const discounts = groups.flatMap(({ id, wholesalerDiscounts }) =>
    wholesalerDiscounts.map((one) => ({ id, ...one })),
  )
  await sql`insert into discount_group_wholesaler (discount_group_id, wholesaler_id, percent)
    select w.id, w."wholesalerId", w.percent from jsonb_to_recordset(${JSON.stringify(discounts)}::jsonb)
      as w (id uuid, "wholesalerId" uuid, percent numeric)`.execute(tx)
}

/** The change entries of `recordChange`, for all at once. */
async function recordGroups(
  tx: Tx,
  groups: readonly Written[],
  { userId, now }: { userId: string; now: Date },
): Promise<void> {
  const entries = groups.map(({ id, before, fields, percent }) => ({
    id: uuidv7(),
    entityId: id,
    fields: before ? [...fields, ...(percent === before.percent ? [] : ['percent'])] : [],
  }))
  await sql`insert into change_entry (id, entity, entity_id, at, user_id, action, fields)
    select w.id, 'discount-group', w."entityId", ${now}, ${userId}::uuid, 'import',
      array(select jsonb_array_elements_text(w.fields))
    from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as w (id uuid, "entityId" text, fields jsonb)`.execute(
    tx,
  )
}
