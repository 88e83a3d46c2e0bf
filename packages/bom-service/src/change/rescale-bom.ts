import { noteOfOtherDevices, quantityOfAll, quantityOfOne } from '@schrankwerk/domain/bom'
import { sumsOf } from '../estimate/line-sums.ts'
import type { BomTx, OfOwner } from '../keeper/bom-owner.ts'
import type { LineRow } from '../keeper/bom-tables.ts'
import { keepNotices, keepSums, linesInSlices, writeRescaled } from '../list/bom.queries.ts'
import { lockBom } from '../list/find-bom.queries.ts'
import { doubtPieces } from '../matching/doubt-matches.ts'
import { judgeLines } from '../matching/judge-lines.ts'
import { amountChangedNotice, otherAmountNotices } from './amount-notices.ts'
import { chosenArticle } from './keep-by-hand.ts'
import { repriced } from './own-price.ts'

/**
 * The list of an owner whose number of cabinets changes, in the transaction that changes it: quantities that were mapped
 * as totals are shared out anew, from what the list says and not from what was left of it after the last division. What
 * a person wrote stays. Totals that are for a number of cabinets of their own stay as well.
 */
export async function rescaleBom(
  tx: BomTx,
  ofOwner: OfOwner,
  { from, to }: { from: number; to: number },
): Promise<void> {
  if (from === to) return
  const bom = await lockBom(tx, ofOwner)
  if (!bom?.mapped_at || bom.quantity_basis !== 'TOTAL') return
  // Pieces that were assumed row by row are for one cabinet, whatever the list was mapped as.
  if (!bom.field_mapping.some(({ articleField }) => articleField === 'quantity')) return
  const others = bom.notices.filter(({ code }) => code !== 'OTHER_AMOUNT' && code !== 'AMOUNT_CHANGED')
  if (bom.quantity_count !== null) {
    return keepNotices(tx, bom.id, [...otherAmountNotices(bom.quantity_count, to), ...others])
  }
  const lines = await linesInSlices(tx, bom.id)
  const after = judgeLines(lines.map((line) => (isListed(line) ? sharedOut(line, from, to) : line)))
  const changed = after.filter((line, index) => line !== lines[index])
  for (let at = 0; at < changed.length; at += sliceOfLines) {
    await writeRescaled(tx, bom.id, changed.slice(at, at + sliceOfLines).map(written))
  }
  const kept = lines.filter(hasOwnQuantity).map(({ position }) => position)
  const rescaled = lines.filter(isListed).length
  await keepNotices(tx, bom.id, [amountChangedNotice(to, rescaled, kept), ...others])
  await keepSums(tx, bom.id, sumsOf(after))
}

const sliceOfLines = 2000

const hasOwnQuantity = ({ by_hand }: LineRow): boolean => by_hand.values?.quantity !== undefined
const isListed = (line: LineRow): boolean => line.quantity !== null && !hasOwnQuantity(line)

const aboutQuantity = ['QUANTITY_NOT_DIVISIBLE', 'QUANTITY_DIFFERS_FROM_DESIGNATIONS']

function sharedOut(line: LineRow, from: number, to: number): LineRow {
  const total = line.total_quantity ?? quantityOfAll(line.quantity ?? 0, from)
  const unitName = line.quantity_unit_name ?? ''
  const { quantity, note } = quantityOfOne(total, to, unitName)
  const told = [note, noteOfOtherDevices(quantity, line.bmk ?? '', unitName)].filter((one) => one !== null)
  const notes = [...line.notes.filter(({ code }) => !aboutQuantity.includes(code)), ...told]
  const shared = { ...line, quantity, total_quantity: total, notes }
  // What a person chose stays so, nothing of it to be checked.
  return repriced(chosenArticle(line) === null ? doubtPieces(shared) : shared, line)
}

const written = ({
  id,
  quantity,
  total_quantity,
  notes,
  bom_error,
  line_price,
  match_hints,
  certainty,
  reason,
}: LineRow) => ({
  id,
  quantity,
  total_quantity,
  notes,
  bom_error,
  line_price,
  match_hints,
  certainty,
  reason,
})
