import { attachmentHeaders, berlinDate, type Ctx, sendStream } from '@schrankwerk/service-kit'
import { writeCsv } from '@schrankwerk/spreadsheet'
import type { CatalogueTables } from '../database/tables.ts'
import { selectDiscountGroups } from './discount-group.queries.ts'
import { discountGroupHeaders, writeDiscountGroupCells } from './discount-group-csv.ts'

/** All discount groups in the form that their import takes. */
export async function exportDiscountGroups(ctx: Ctx<CatalogueTables>): Promise<Response> {
  const groups = await selectDiscountGroups(ctx.db)
  const csv = writeCsv([[...discountGroupHeaders], ...groups.map(writeDiscountGroupCells)])
  return sendStream(csv, { headers: attachmentHeaders(`rabattgruppen-${berlinDate(ctx.now())}.csv`) })
}
