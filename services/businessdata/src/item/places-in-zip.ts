import { uniqueFilename } from '@schrankwerk/domain'
import type { BusinessdataCtx } from '../businessdata-ctx.ts'
import type { OpenFolder } from '../folder/open-folder.ts'
import { subfoldersOf } from '../subfolder/subfolder.queries.ts'
import type { ItemRow } from './item.queries.ts'

/** Where each file goes in a zip: subfolders are directories, in which names are free that are taken elsewhere. */
export async function placesInZip(
  ctx: BusinessdataCtx,
  open: OpenFolder,
  items: readonly ItemRow[],
): Promise<{ path: string; key: string; modifiedAt: Date }[]> {
  const used = new Set(items.map((item) => item.subfolder_id))
  // On a disk a directory and a file beside it cannot have one name.
  const taken = items.filter((item) => item.subfolder_id === null).map(({ filename }) => filename)
  const directories = new Map<string | null, string>([[null, '']])
  for (const { id, name } of await subfoldersOf(ctx.db, ctx, open)) {
    if (!used.has(id)) continue
    const directory = uniqueFilename(name, taken)
    taken.push(directory)
    directories.set(id, `${directory}/`)
  }
  return items.map((item) => ({
    path: `${directories.get(item.subfolder_id) ?? ''}${item.filename}`,
    key: item.storage_key,
    modifiedAt: item.last_update,
  }))
}
