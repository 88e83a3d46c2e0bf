import { companyChanged } from '@schrankwerk/contracts'
import { publish } from '@schrankwerk/service-kit'
import type { Transaction } from 'kysely'
import type { IdentityTables } from '../database/tables.ts'

/** What the others keep of a company: its name, and whether it takes part. */
export const publishCompany = (
  tx: Transaction<IdentityTables>,
  { id, name, active }: { id: string; name: string; active: boolean },
  editVersion: number,
) =>
  publish(
    tx,
    companyChanged,
    { companyId: id, name, active },
    { aggregateId: id, aggregateVersion: editVersion },
  )
