import { fileOf } from './file-of.example.ts'
import { type XlsxFixture, xlsxParts } from './xlsx-parts.example.ts'
import { zipOf } from './zip-of.example.ts'

/** Writes a workbook for one test and returns its path. */
export function xlsxFile(fixture: XlsxFixture): string {
  return fileOf(zipOf(xlsxParts(fixture)))
}
