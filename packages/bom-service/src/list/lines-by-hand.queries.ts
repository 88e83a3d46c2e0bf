import { isRememberedByNumber } from '@schrankwerk/domain/bom'
import { sql } from 'kysely'
import type { BomDb as Db, OfOwner } from '../keeper/bom-owner.ts'
import { type LineRow, type ReplacedLine, tellingColumns } from '../keeper/bom-tables.ts'
import { assigned } from './seen-line.ts'

/** The lines changed by hand: they outlive another mapping of the same table. */
export const linesByHand = (db: Db, bomId: string) =>
  db
    .selectFrom('bom_line')
    .select([
      'row_index',
      'by_hand',
      'matched_article_id',
      'manual_replacement',
      'edited',
      'certainty',
      'article',
    ])
    .where('bom_id', '=', bomId)
    .where('edited', '=', true)
    .execute()
export type LineByHand = Awaited<ReturnType<typeof linesByHand>>[number]

/** What another company chose is nobody's change here. */
const isChosen = sql<boolean>`(manual_replacement and matched_by is distinct from ${assigned})`

/** Nobody changes as many one by one; it bounds what the row of the next list holds. */
const mostReplaced = 10_000

/**
 * Lines changed by hand in the list of an owner that another one takes the place of; of a list that was never mapped those
 * of the one before it. An article that was chosen for a number is remembered with that, and needs no carrying over.
 */
export async function selectReplacedLines(db: Db, ofOwner: OfOwner): Promise<ReplacedLine[]> {
  const bom = await db
    .selectFrom('bom')
    .select(['id', 'mapped_at', 'quantity_basis', 'quantity_count', 'replaced_lines'])
    .where(ofOwner)
    .executeTakeFirst()
  if (!bom?.mapped_at) return bom?.replaced_lines ?? []
  const { quantity_basis, quantity_count } = bom
  const lines = await db
    .selectFrom('bom_line')
    .select(['row_index', 'by_hand', 'matched_article_id', 'edited', 'certainty'])
    .select(isChosen.as('manual_replacement'))
    .select(['quantity_text', 'quantity_unit_name', 'is_supplied_part', ...tellingColumns])
    .select(sql<LineRow['article']>`case when ${isChosen} then article end`.as('article'))
    .where('bom_id', '=', bom.id)
    .where('edited', '=', true)
    .where(sql<boolean>`(by_hand <> '{}' or ${isChosen})`)
    .orderBy('position')
    .limit(mostReplaced)
    .execute()
  return lines.filter(isToCarryOver).map((line) => ({ ...line, quantity_basis, quantity_count }))
}

function isToCarryOver({
  by_hand,
  manual_replacement,
  order_number,
  manufacturer_number,
}: Pick<ReplacedLine, 'by_hand' | 'manual_replacement' | 'order_number' | 'manufacturer_number'>): boolean {
  const hasValues = Object.keys(by_hand.values ?? {}).length > 0
  if (hasValues || by_hand.purchasePrice !== undefined || by_hand.withoutArticle) return true
  return manual_replacement && !isRememberedByNumber(order_number, manufacturer_number)
}
