import { csvEncodingFiles } from './csv-encoding-files.example.ts'
import { csvRecordFiles } from './csv-record-files.example.ts'
import type { HostileFile } from './hostile-file.example.ts'
import { xlsContainerFiles } from './xls-container-files.example.ts'
import { xlsRecordFiles } from './xls-record-files.example.ts'
import { xlsVersionFiles } from './xls-version-files.example.ts'
import { xlsxAttackFiles } from './xlsx-attack-files.example.ts'
import { xlsxCellFiles } from './xlsx-cell-files.example.ts'
import { xlsxStructureFiles } from './xlsx-structure-files.example.ts'
import { xlsxTextFiles } from './xlsx-text-files.example.ts'

export type { HostileFile, HostileReading } from './hostile-file.example.ts'

/**
 * Files made to break a reader of tables: each is written anew, with what is in it, or why it must be refused, beside
 * it. For the tests of the reader and of everything that takes uploads.
 */
export const hostileFiles: readonly HostileFile[] = [
  ...csvEncodingFiles,
  ...csvRecordFiles,
  ...xlsxStructureFiles,
  ...xlsxAttackFiles,
  ...xlsxCellFiles,
  ...xlsxTextFiles,
  ...xlsVersionFiles,
  ...xlsRecordFiles,
  ...xlsContainerFiles,
]
