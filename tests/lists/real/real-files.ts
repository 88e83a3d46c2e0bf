import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Where the real files are: `npm test -- lists --from <folder>`. Most have no licence to be copied into the project. */
export const realFolder = process.env.REAL_LISTS ?? ''
if (realFolder === '') throw new Error('These tests need real files: npm test -- lists --from <folder>.')

export interface Expected {
  file: string
  sheet?: string
  sheets?: string[]
  encoding?: string
  separator?: string
  headerRowIndex: number
  headers: string[]
  mapping: Record<string, string>
  nonEmptyRowsBelowHeader: number
  mappingIsSavable: boolean
  firstLineRow?: number
  lastLineRow?: number
  firstLine?: Record<string, string | number>
  /** Of a price list. */
  rowsWithOrderNumber: number
  distinctOrderNumbers: number
  errorCells?: number
  /** Of a parts list. */
  lineCount: number
}

type Kind = 'bom' | 'catalogue' | 'hostile'

/** Names of the files of a kind, in order, without what was written down about them. */
export const filesOf = (kind: Kind, endings: RegExp): string[] =>
  readdirSync(join(realFolder, kind))
    .filter((name) => endings.test(name) && !name.endsWith('.json'))
    .sort()

export const pathOf = (kind: Kind, name: string): string => join(realFolder, kind, name)
export const bytesOf = (kind: Kind, name: string): Uint8Array => readFileSync(pathOf(kind, name))

/** What was written down about a file, or undefined. */
export const expectedOf = (kind: Kind, name: string): Expected | undefined => {
  const path = pathOf(kind, name.replace(/\.\w+$/, '.expected.json'))
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Expected) : undefined
}

/** Everything written down about files of a kind. */
export const expectationsOf = (kind: Kind): Expected[] =>
  filesOf(kind, /\.(xlsx|xls|csv)$/).flatMap((name) => expectedOf(kind, name) ?? [])
