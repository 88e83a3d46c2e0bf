import type { LineNoteCode } from '@schrankwerk/domain/bom'
import type { ByHand, LineRow } from '../keeper/bom-tables.ts'

type Column = keyof NonNullable<ByHand['values']> | 'wholesaler_order_number'

const numbers: readonly Column[] = ['order_number', 'manufacturer_number', 'wholesaler_order_number']

/** What a note is about, of all that a person may write; one about numbers does not tell which. */
const aboutColumns: Partial<Record<LineNoteCode, readonly Column[]>> = {
  QUANTITY_UNREAD: ['quantity'],
  QUANTITY_SPLIT: ['quantity'],
  QUANTITY_AMBIGUOUS: ['quantity'],
  QUANTITY_NOT_DIVISIBLE: ['quantity'],
  QUANTITY_DIFFERS_FROM_DESIGNATIONS: ['quantity'],
  CABINETS_DIFFER: ['quantity'],
  UNIT_DIFFERS: ['quantity_unit_name'],
  UNIT_FROM_HEADER: ['quantity_unit_name'],
  NUMBER_PREFIX_REMOVED: numbers,
  NUMBER_FROM_TEXT: numbers,
  NUMBER_BECAME_DATE: numbers,
  NUMBER_CUT: numbers,
  NUMBER_IS_ADDRESS: numbers,
  MAKER_FROM_PREFIX: ['manufacturer_name'],
  MAKER_INHERITED: ['manufacturer_name'],
  MAKER_ALTERNATIVES: ['manufacturer_name'],
  SUPPLIED_BY_MAKER: ['is_supplied_part'],
  SUPPLY_MENTIONED: ['is_supplied_part'],
  EAN_WRONG: ['ean_number'],
}

/** The notes of a line but those about what a person has written since, where nothing of it is left as it was read. */
export function standingNotes(line: Pick<LineRow, Column | 'notes' | 'by_hand'>): LineRow['notes'] {
  const written: Partial<Record<Column, unknown>> = line.by_hand.values ?? {}
  const isWritten = (column: Column) => written[column] !== undefined
  return line.notes.filter(({ code }) => {
    const columns = aboutColumns[code as LineNoteCode] ?? []
    return !columns.some(isWritten) || columns.some((column) => !isWritten(column) && line[column] !== null)
  })
}
