import { exactNumber } from '@schrankwerk/domain/bom'
import type { Transaction } from 'kysely'
import type { CatalogueTables } from '../database/tables.ts'
import { insertShifts, selectPlaced } from './anchors.queries.ts'

/** Says before articles change or go that they leave their places in the list, and once they are written that they take some. */
export async function noteShift(
  tx: Transaction<CatalogueTables>,
  ids: readonly string[],
  change: 'leave' | 'take',
): Promise<void> {
  const placed = await selectPlaced(tx, ids)
  if (placed.length === 0) return
  await insertShifts(
    tx,
    change === 'take' ? 1 : -1,
    placed.map(({ id, order_number, manufacturer_number }) => ({
      id,
      order: exact(order_number),
      type: exact(manufacturer_number),
    })),
  )
}

const exact = (number: string | null) => (number === null ? null : exactNumber(number) || null)
