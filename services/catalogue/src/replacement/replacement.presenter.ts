import { getNames, type Replacement } from '@schrankwerk/contracts'
import type { Ctx } from '@schrankwerk/service-kit'
import type { CatalogueTables } from '../database/tables.ts'
import type { IdentityClient } from '../identity-client.ts'
import type { ReplacementRow } from './replacement.queries.ts'

/** What is remembered as the company sees it: of its own people the names as they are now, of the operator's none. */
export async function presentReplacements(
  { requestId, signal }: Ctx<CatalogueTables>,
  identity: IdentityClient,
  rows: readonly ReplacementRow[],
): Promise<Replacement[]> {
  const userIds = [...new Set(rows.flatMap((row) => (row.companyId === null ? [] : row.userId)))]
  const people =
    userIds.length === 0 ? [] : await identity.call(getNames, { body: { userIds }, requestId, signal })
  const names = new Map(people.map(({ userId, name, lastname }) => [userId, `${name} ${lastname}`.trim()]))
  return rows.map(({ companyId, userId, at, ...row }) => ({
    ...row,
    byOperator: companyId === null,
    userName: companyId === null ? null : (names.get(userId) ?? null),
    at: at.toISOString(),
  }))
}
