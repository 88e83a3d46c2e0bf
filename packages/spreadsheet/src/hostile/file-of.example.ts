import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'spreadsheet-'))
let count = 0
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Writes a fixture for one test and returns its path. */
export function fileOf(content: string | Uint8Array): string {
  const path = join(folder, String(++count))
  writeFileSync(path, content)
  return path
}
