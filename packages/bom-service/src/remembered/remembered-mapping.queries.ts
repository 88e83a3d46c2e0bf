import type { RememberedColumn } from '@schrankwerk/domain/bom'
import { sql } from 'kysely'
import type { BomDb, BomTx } from '../keeper/bom-owner.ts'

export interface RememberedMapping {
  headers: string[]
  mapping: RememberedColumn[]
  /** A person said once that these headers are the header row. */
  isHeaderDecided?: boolean
}

const looked = 100

/** The lists a company mapped, the latest first. */
export const rememberedMappings = (db: BomDb, companyId: string): Promise<RememberedMapping[]> =>
  db
    .selectFrom('remembered_mapping')
    .select(['headers', 'mapping', 'header_decided as isHeaderDecided'])
    .where('company_id', '=', companyId)
    .orderBy('last_used', 'desc')
    .limit(looked)
    .execute()

/**
 * Keeps how a company mapped a table with these headers; the last time counts, one row for each `signature` of
 * headers.
 */
export const rememberMapping = async (
  tx: BomTx,
  companyId: string,
  { headers, mapping, signature, isHeaderDecided }: RememberedMapping & { signature: string },
  now: Date,
): Promise<void> => {
  await tx
    .insertInto('remembered_mapping')
    .values({
      company_id: companyId,
      signature,
      headers: JSON.stringify(headers),
      mapping: JSON.stringify(mapping),
      header_decided: isHeaderDecided,
      last_used: now,
    })
    .onConflict((conflict) =>
      conflict.columns(['company_id', 'signature']).doUpdateSet({
        mapping: sql`excluded.mapping`,
        header_decided: sql`excluded.header_decided`,
        last_used: now,
      }),
    )
    .execute()
}
