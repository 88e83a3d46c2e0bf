import { eclassImportFields } from '@schrankwerk/contracts'
import { attachmentHeaders, type Ctx, sendStream } from '@schrankwerk/service-kit'
import { writeCsv } from '@schrankwerk/spreadsheet'
import type { CatalogueTables } from '../database/tables.ts'
import { selectEclassMappings } from './eclass.queries.ts'
import { eclassHeaders } from './eclass-csv.ts'

const germanDate = new Intl.DateTimeFormat('de-DE', { timeZone: 'Europe/Berlin' })

/** All E-Class mappings as a csv whose columns the import knows. */
export async function exportEclassMappings(ctx: Ctx<CatalogueTables>): Promise<Response> {
  const mappings = await selectEclassMappings(ctx.db)
  const header = eclassImportFields.map((field) => eclassHeaders[field])
  const rows = mappings.map((mapping) => eclassImportFields.map((field) => mapping[field]))
  const csv = writeCsv([header, ...rows])
  const name = `eclass-id-${germanDate.format(ctx.now())}.csv`
  return sendStream(csv, { headers: attachmentHeaders(name) })
}
