import { randomUUID } from 'node:crypto'
import { normaliseName } from '@schrankwerk/domain'
import pg from 'pg'
import { manufacturers } from './manufacturers.ts'
import { allSeries } from './series.ts'

const units: Record<string, string[]> = {
  Stück: ['St', 'Stk', 'Stk.', 'Stck', 'PCE', 'C62', 'Nos', 'Nos.', 'pcs', 'EA'],
  Meter: ['m', 'MTR', 'lfm', 'Mtr.'],
  Satz: ['SET', 'Sets'],
  Paar: ['PAIR', 'Pr'],
  Packung: ['VPE', 'PKT', 'Pack'],
  Kilogramm: ['kg', 'KGM'],
}
const wholesalers = ['Elektrogroßhandel Mitte', 'Industriebedarf Küste', 'Schaltgeräte Zentrallager']
const eclass: Record<string, [text: string, minutes: number]> = {
  '27141901': ['Leitungsschutzschalter', 6],
  '27371003': ['Leistungsschütz', 12],
  '27141120': ['Reihenklemme', 2],
  '27040701': ['Stromversorgung', 15],
  '27061801': ['Steuerleitung', 1],
  '27274001': ['Induktiver Näherungsschalter', 8],
  '27371601': ['Koppelrelais', 5],
  '27180101': ['Schaltschrank', 90],
  '27400902': ['Verdrahtungskanal', 3],
  '27371819': ['Sicherheitsrelais', 14],
  '27242604': ['E/A-Klemme', 7],
  '27023101': ['Frequenzumrichter', 45],
}

/** Discount in percent of a group, spread over 18 to 46. */
const percentOf = (index: number): number => 18 + ((index * 7) % 29)

/**
 * Manufacturers with variants and abbreviations, units, wholesalers, discount groups and E-Class mappings. There are
 * no calls for them yet, so they are written as rows, in one transaction; what exists stays.
 */
export async function writeMasterData(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query('begin')
    const ids = new Map<string, string>()
    for (const [abbreviation, { name, variants }] of Object.entries(manufacturers)) {
      const id = await ensureNamed(client, 'manufacturer', name, [
        [name, 'DISPLAY'],
        [abbreviation, 'ABBREVIATION'],
        ...variants.map((variant) => [variant, 'VARIANT'] as const),
      ])
      await client.query('update manufacturer set abbreviation = $2 where id = $1', [id, abbreviation])
      ids.set(abbreviation, id)
    }
    for (const [name, variants] of Object.entries(units)) {
      await ensureNamed(client, 'unit', name, [
        [name, 'DISPLAY'],
        ...variants.map((variant) => [variant, 'VARIANT'] as const),
      ])
    }
    for (const name of wholesalers) {
      await client.query(
        'insert into wholesaler (id, display_name, name_key) values ($1, $2, $3) on conflict do nothing',
        [randomUUID(), name, normaliseName(name)],
      )
    }
    await writeDiscountGroups(client, ids)
    for (const [number, [text, minutes]] of Object.entries(eclass)) {
      await client.query(
        'insert into eclass_mapping (id, eclass_number, description, work_time) values ($1, $2, $3, $4) on conflict do nothing',
        [randomUUID(), number, text, minutes],
      )
    }
    await client.query('commit')
  } finally {
    await client.end()
  }
}

type Names = readonly (readonly [name: string, kind: 'DISPLAY' | 'ABBREVIATION' | 'VARIANT'])[]

async function ensureNamed(
  client: pg.Client,
  table: 'manufacturer' | 'unit',
  name: string,
  names: Names,
): Promise<string> {
  const found = await client.query(`select ${table}_id as id from ${table}_name where name_key = $1`, [
    normaliseName(name),
  ])
  if (found.rows[0]) return found.rows[0].id
  const id = randomUUID()
  await client.query(`insert into ${table} (id, display_name) values ($1, $2)`, [id, name])
  for (const [one, kind] of names) {
    await client.query(
      `insert into ${table}_name (name_key, ${table}_id, name, kind) values ($1, $2, $3, $4) on conflict do nothing`,
      [normaliseName(one), id, one, kind],
    )
  }
  return id
}

async function writeDiscountGroups(
  client: pg.Client,
  manufacturerIds: ReadonlyMap<string, string>,
): Promise<void> {
  const groups = new Map(allSeries.map((series) => [`${series.manufacturer}|${series.group}`, series]))
  let index = 0
  for (const { manufacturer, group } of groups.values()) {
    index += 1
    const manufacturerId = manufacturerIds.get(manufacturer)
    const id = randomUUID()
    const named = await client.query(
      'select 1 from discount_group_name where manufacturer_id = $1 and name_key = $2',
      [manufacturerId, normaliseName(group)],
    )
    if (named.rowCount) continue
    await client.query(
      'insert into discount_group (id, display_name, percent, manufacturer_id) values ($1, $2, $3, $4)',
      [id, group, percentOf(index), manufacturerId],
    )
    await client.query(
      "insert into discount_group_name (manufacturer_id, name_key, discount_group_id, name, kind) values ($1, $2, $3, $4, 'DISPLAY')",
      [manufacturerId, normaliseName(group), id, group],
    )
  }
}
