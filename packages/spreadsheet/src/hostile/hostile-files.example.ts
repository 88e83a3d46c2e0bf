import { csvFiles } from './csv-files.example.ts'
import type { HostileFile } from './hostile-file.example.ts'
import { xlsFiles } from './xls-files.example.ts'
import { xlsxFiles } from './xlsx-files.example.ts'

export type { HostileFile, HostileReading } from './hostile-file.example.ts'

/**
 * Files made to break a reader of tables: each is written anew, with what is in it, or why it must be refused, beside
 * it. For the tests of the reader and of everything that takes uploads.
 */
export const hostileFiles: readonly HostileFile[] = [...csvFiles, ...xlsxFiles, ...xlsFiles]
