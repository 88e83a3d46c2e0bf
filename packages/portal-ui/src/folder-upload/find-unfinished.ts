import type { PlannedFile } from './name-clashes.ts'
import { isSameFile } from './part-hash.ts'
import type { UnfinishedUpload } from './unfinished-upload.ts'

type Wanted = Pick<PlannedFile, 'file' | 'subfolderId'>

/** Of each wanted file the unfinished upload that it goes on with, where there is one. */
export async function unfinishedOf(
  wanted: readonly Wanted[],
  unfinished: readonly UnfinishedUpload[],
): Promise<(UnfinishedUpload | undefined)[]> {
  const left = new Set(unfinished)
  const found: (UnfinishedUpload | undefined)[] = []
  for (const { file, subfolderId } of wanted) {
    let same: UnfinishedUpload | undefined
    for (const upload of left) {
      // At the top nobody chose a place; in a subfolder somebody did, and it may be another one.
      if (subfolderId !== null && upload.subfolderId !== subfolderId) continue
      if (await isSameFile(file, upload).catch(() => false)) same = upload
      if (same) break
    }
    if (same) left.delete(same)
    found.push(same)
  }
  return found
}
