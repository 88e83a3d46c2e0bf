import type { LinkPurpose } from '@schrankwerk/contracts'
import { Forbidden } from '@schrankwerk/service-kit'
import type { Kysely } from 'kysely'
import type { IdentityTables } from '../database/tables.ts'
import { mayStillAsk } from './asker.policy.ts'
import { findRequestByCode, type LinkRequestRow } from './link.queries.ts'
import { linkCodeHash } from './link-code.ts'

interface Checking {
  db: Kysely<IdentityTables>
  now(): Date
}

/**
 * The open request that a code belongs to; changes nothing. Throws `code-expired` for one that ran out, `code-invalid`
 * for everything else: unknown, used, void, for another purpose, of somebody who is deleted or whose company is, or
 * asked for by somebody who may no longer.
 */
export async function checkLink(
  ctx: Checking,
  code: string,
  purposes: readonly LinkPurpose[],
): Promise<LinkRequestRow> {
  const request = await findRequestByCode(ctx.db, linkCodeHash(code))
  if (
    request === undefined ||
    !purposes.includes(request.purpose) ||
    request.used_at !== null ||
    request.voided_at !== null ||
    !request.company_active ||
    !mayStillAsk(request)
  )
    throw new Forbidden('code-invalid')
  if (request.valid_until <= ctx.now()) throw new Forbidden('code-expired')
  return request
}
