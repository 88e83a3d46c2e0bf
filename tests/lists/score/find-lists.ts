import { existsSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'

export interface ListFile {
  path: string
  truthPath: string
  /** By its folder's name. */
  isPriceList: boolean
}

/** Every file below a folder that has its truth beside it: `NAME.expected.json` or `NAME.ext.expected.json`. */
export function findLists(folder: string): ListFile[] {
  const entries = readdirSync(folder, { withFileTypes: true }).sort((a, b) => a.name.localeCompare(b.name))
  return entries.flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return findLists(path)
    if (entry.name.endsWith('.expected.json')) return []
    const truthPath = [`${path}.expected.json`, `${path.replace(/\.\w+$/, '')}.expected.json`].find(
      existsSync,
    )
    if (truthPath === undefined) return []
    return [{ path, truthPath, isPriceList: /prices|catalogue/i.test(basename(folder)) }]
  })
}
