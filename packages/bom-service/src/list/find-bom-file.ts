import { NotFound } from '@schrankwerk/service-kit'
import type { BomDb, BomFile, BomOwner } from '../keeper/bom-owner.ts'
import { findBom } from './find-bom.queries.ts'

/** The uploaded table of an owner the asker may see. */
export async function findBomFile(
  db: BomDb,
  owner: Pick<BomOwner, 'ofOwner' | 'requireVisible' | 'findFile'>,
): Promise<BomFile> {
  await owner.requireVisible()
  const bom = await findBom(db, owner.ofOwner)
  const file = bom?.file_id ? await owner.findFile(bom.file_id) : undefined
  if (file === undefined) throw new NotFound('bom-missing')
  return file
}
