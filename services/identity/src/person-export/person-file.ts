import { Readable } from 'node:stream'
import type { ZipEntry } from '@schrankwerk/service-kit'
import { type CsvRow, writeCsv } from '@schrankwerk/spreadsheet'

/** One file of what is handed out about a person. */
export type PersonFile = ZipEntry

export const jsonFile = (name: string, content: unknown): PersonFile => ({
  name,
  open: async () => Readable.from([Buffer.from(`${JSON.stringify(content, null, 2)}\n`)]),
})

/** As German programs read it; what they would run as a formula is marked. */
export const csvFile = (name: string, header: CsvRow, rows: readonly CsvRow[]): PersonFile => ({
  name,
  open: async () => writeCsv([header, ...rows], { separator: ';' }),
})
