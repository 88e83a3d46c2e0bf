import type { Work } from '@schrankwerk/service-kit'
import type { BomDb, BomOwner } from '../keeper/bom-owner.ts'
import { hasLinesBeyond } from './bom.queries.ts'

/** Lists up to here are read, judged and copied in passing. */
const longList = 5000

/**
 * What a call costs that reads or copies the whole list of an owner: with a long one it takes a place. Of an owner
 * that the asker may not see nothing is said here; the call itself refuses.
 */
export async function workOnList(
  db: BomDb,
  owner: Pick<BomOwner, 'ofOwner' | 'requireVisible'>,
): Promise<Work | undefined> {
  if (!(await hasLinesBeyond(db, owner.ofOwner, longList))) return undefined
  const isVisible = await owner.requireVisible().then(
    () => true,
    () => false,
  )
  return isVisible ? 'long-list' : undefined
}
