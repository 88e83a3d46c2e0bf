import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const rules = dirname(createRequire(import.meta.url).resolve('@schrankwerk/domain/technical-data'))

/** Of the rules that articles are read by: where one of their files is another one, every article is read anew. */
export const readerVersion = versionOf([
  ...filesOf(rules),
  join(import.meta.dirname, 'read-trait.ts'),
  join(import.meta.dirname, 'figures.ts'),
])

function filesOf(folder: string): string[] {
  const names = readdirSync(folder).filter((name) => /^[a-z-]+\.ts$/.test(name))
  return names.sort().map((name) => join(folder, name))
}

function versionOf(files: string[]): number {
  const hash = createHash('sha256')
  for (const file of files) hash.update(readFileSync(file))
  return hash.digest().readUIntBE(0, 6)
}
