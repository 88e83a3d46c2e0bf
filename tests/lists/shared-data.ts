import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Real files lie beside the repository, where there are any: most have no licence to be copied into it. */
const folder = join(import.meta.dirname, '..', '..', '..', 'shared', 'data')
export const hasSharedData = existsSync(folder)

export interface Expected {
  file: string
  sheet?: string
  headerRowIndex: number
  headers: string[]
  mapping: Record<string, string>
  lineCount: number
  mappingIsSavable: boolean
  rowsWithOrderNumber: number
  distinctOrderNumbers: number
}

/** Names of the files of a kind, without their expectations. */
export const filesOf = (kind: 'bom' | 'catalogue' | 'hostile', endings: RegExp): string[] =>
  hasSharedData ? readdirSync(join(folder, kind)).filter((name) => endings.test(name)) : []

export const bytesOf = (kind: string, name: string): Uint8Array => readFileSync(join(folder, kind, name))

/** What was written down about a file, or undefined. */
export const expectedOf = (kind: string, name: string): Expected | undefined => {
  const path = join(folder, kind, name.replace(/\.\w+$/, '.expected.json'))
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Expected) : undefined
}
