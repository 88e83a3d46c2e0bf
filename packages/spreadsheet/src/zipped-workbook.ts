import { SpreadsheetProblem } from './spreadsheet-problem.ts'
import type { Limits, OpenOptions, Reader } from './types.ts'
import { openXls } from './xls/read-xls.ts'
import { openXlsx } from './xlsx/read-xlsx.ts'
import { openZip, type ZipArchive } from './xlsx/zip-archive.ts'

/** What the parser in the thread inflates it holds at once; a workbook of this size has far more rows than are read. */
const inflatedInMemory = 256 * 1024 * 1024

/**
 * Opens what comes as a zip: xlsx as a stream, xlsb and ods by the parser of old files in its thread, after the zip was
 * checked like any other.
 */
export async function openZippedWorkbook(
  path: string,
  options: OpenOptions,
  limits: Limits,
): Promise<Reader> {
  const zip = await openZip(path, limits)
  const format = await formatOf(zip).finally(() => zip.close())
  const isLarge = zip.inflatedSize > inflatedInMemory
  if (format === 'xlsx') return openXlsx(path, options, limits)
  if (isLarge) throw new SpreadsheetProblem('too-large')
  return openXls(path, options, limits, format)
}

async function formatOf(zip: ZipArchive): Promise<'xlsx' | 'xlsb' | 'ods'> {
  if (zip.has('xl/workbook.bin')) return 'xlsb'
  if (!zip.has('mimetype') || !zip.has('content.xml')) return 'xlsx'
  let type = ''
  for await (const chunk of zip.read('mimetype')) type += chunk.toString('latin1')
  // Texts and drawings are refused by name with what else is no table.
  return type.startsWith('application/vnd.oasis.opendocument.spreadsheet') ? 'ods' : 'xlsx'
}
