import { type MatchLine, matchLines, missingNumbersChanged } from '@schrankwerk/contracts'
import { publish } from '@schrankwerk/service-kit'
import type { Transaction } from 'kysely'
import type { CatalogueClient } from '../catalogue-client.ts'
import type { WorkflowTables } from '../database/tables.ts'
import { aboutWorklist } from './count-missing-numbers.ts'
import { type MissingNumberRow, undecidedNumbers, updateFound, updateLost } from './missing-number.queries.ts'

/** Nobody's replacements count, only the operator's for everyone. */
const nobody = '00000000-0000-0000-0000-000000000000'

const atOnce = 2000

export interface NumbersToSettle {
  requestId: string
  /** Only these, in loose form. */
  numbers?: readonly string[] | undefined
  /** Only those after this id. */
  after?: string | undefined
}

/**
 * Takes what the catalogue has since from the worklist and puts what it lost back, a slice at a time: lines of released
 * lists stay as they are, and would keep it there for good. Answers the last id of the slice as long as there may be
 * more.
 */
export async function settleMissingNumbers(
  tx: Transaction<WorkflowTables>,
  catalogue: CatalogueClient,
  { requestId, ...which }: NumbersToSettle,
): Promise<string | undefined> {
  const rows = await undecidedNumbers(tx, { ...which, atMost: atOnce })
  if (rows.length === 0) return undefined
  const body = { companyId: nobody, lines: rows.map(asLine) }
  const { lines } = await catalogue.call(matchLines, { requestId, body })
  const idsOf = (state: MissingNumberRow['state'], isMatched: boolean) =>
    lines.flatMap(({ key, articleId }) => {
      const row = rows[key]!
      return row.state === state && (articleId !== null) === isMatched ? [row.id] : []
    })
  const [found, lost] = [idsOf('OPEN', true), idsOf('FOUND', false)]
  if (found.length > 0) await updateFound(tx, found)
  if (lost.length > 0) await updateLost(tx, lost)
  if (found.length + lost.length > 0)
    await publish(tx, missingNumbersChanged, { userId: null }, aboutWorklist())
  return rows.length < atOnce ? undefined : rows.at(-1)?.id
}

const asLine = (row: MissingNumberRow, key: number): MatchLine => ({
  key,
  orderNumber: row.is_order_number ? row.number : null,
  manufacturerNumber: row.is_order_number ? null : row.number,
  manufacturerName: row.manufacturer_name,
  manufacturerAlternatives: [],
  wholesalerOrderNumber: null,
  eanNumber: null,
  candidates: [],
})
