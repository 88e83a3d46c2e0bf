import { createWriteStream } from 'node:fs'
import { chmod, mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { type Entry, openPromise } from 'yauzl'

/** Where zips of Unix keep an entry's permissions. */
const permissionsOf = ({ externalFileAttributes }: Entry): number => (externalFileAttributes >>> 16) & 0o777

/**
 * Unpacks an archive with its file modes, because a bare machine may have no unzip. A name that leads outside of
 * `target` is an error of yauzl's.
 */
export async function unzip(file: string, target: string): Promise<void> {
  const archive = await openPromise(file, { lazyEntries: true, autoClose: false })
  try {
    for await (const entry of archive.eachEntry()) {
      const path = join(target, entry.fileName)
      if (entry.fileName.endsWith('/')) {
        await mkdir(path, { recursive: true })
        continue
      }
      await mkdir(dirname(path), { recursive: true })
      await pipeline(await archive.openReadStreamPromise(entry), createWriteStream(path))
      const permissions = permissionsOf(entry)
      if (permissions) await chmod(path, permissions)
    }
  } finally {
    archive.close()
  }
}
