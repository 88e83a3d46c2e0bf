import { createHash } from 'node:crypto'
import type { Dirent } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'

const leftOut = new Set(['node_modules', 'dist', '.cache', '.turbo', 'test-results'])

async function filesBelow(path: string): Promise<string[]> {
  let entries: Dirent[]
  try {
    entries = await readdir(path, { withFileTypes: true })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOTDIR') return [path]
    return []
  }
  const found = await Promise.all(
    entries
      .filter((entry) => !leftOut.has(entry.name) && !/\.test\.tsx?$/.test(entry.name))
      .map((entry) => (entry.isDirectory() ? filesBelow(join(path, entry.name)) : [join(path, entry.name)])),
  )
  return found.flat()
}

/** A hash over the content of files and folders, the same on every machine; tests and builds do not count. */
export async function fingerprint(root: string, paths: string[]): Promise<string> {
  const files = (await Promise.all(paths.map((path) => filesBelow(join(root, path))))).flat().sort()
  const hash = createHash('sha256')
  for (const file of files)
    hash
      .update(`${relative(root, file)}\0`)
      .update(await readFile(file))
      .update('\0')
  return hash.digest('hex')
}
