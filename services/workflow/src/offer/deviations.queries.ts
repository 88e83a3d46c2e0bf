import { type ComparedLine, deviationsBetween } from '@schrankwerk/domain'
import { type Kysely, sql } from 'kysely'
import type { WorkflowTables } from '../database/tables.ts'

type Db = Kysely<WorkflowTables>

const comparedLines = (db: Db) =>
  db
    .selectFrom('bom_line')
    .innerJoin('bom', 'bom.id', 'bom_line.bom_id')
    .select([
      'bom_line.id',
      'bom_line.position',
      'bom_line.quantity',
      'bom_line.quantity_unit_name as unitName',
      'bom_line.copied_from as copiedFrom',
      sql<string | null>`coalesce(article->>'orderNumber', article->>'manufacturerNumber')`.as(
        'articleLabel',
      ),
      sql<string>`coalesce(bom_line.order_number, bom_line.manufacturer_number, bom_line.description, '')`.as(
        'label',
      ),
      sql<string>`coalesce(bom_line.order_number, bom_line.manufacturer_number, article->>'description', '')`.as(
        'labelWithoutOwn',
      ),
    ])
    .orderBy('bom_line.position')

/**
 * What an offer's lines change against its enquiry's; a thousand at most, in the order of the positions. With
 * `hidesOwn` a line of the supplier's own list is not called by that list's description.
 */
export async function findDeviations(db: Db, offer: { id: string; enquiry_id: string }, hidesOwn: boolean) {
  const [before, after] = await Promise.all([
    comparedLines(db).where('bom.enquiry_id', '=', offer.enquiry_id).execute(),
    comparedLines(db).where('bom.offer_id', '=', offer.id).execute(),
  ])
  const shown = after.map(({ labelWithoutOwn, ...line }) =>
    hidesOwn && line.copiedFrom === null ? { ...line, shownLabel: labelWithoutOwn } : line,
  )
  return deviationsBetween(before as ComparedLine[], shown as ComparedLine[]).slice(0, 1000)
}
