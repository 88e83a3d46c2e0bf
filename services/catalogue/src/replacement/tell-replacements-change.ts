import { replacementsChanged } from '@schrankwerk/contracts'
import { publish } from '@schrankwerk/service-kit'
import type { Transaction } from 'kysely'
import type { CatalogueTables } from '../database/tables.ts'

/** The event of what a company, or the operator for all, remembers: of it as a whole. */
export const tellReplacementsChange = (
  tx: Transaction<CatalogueTables>,
  by: { companyId: string | null; userId: string },
): Promise<unknown> =>
  publish(tx, replacementsChanged, by, { aggregateId: by.companyId ?? 'all', aggregateVersion: Date.now() })
