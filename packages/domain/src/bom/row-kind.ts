import { countlessRow, emptyRow, filledDownForm, loneCell, nothingAtAll } from './empty-row-rules.ts'
import type { FieldColumns } from './fields.ts'
import {
  chapter,
  countedHeading,
  groupInCapitals,
  headingBeforeHeader,
  headingInSeveralColumns,
  markedHeading,
  numberedHeading,
  placeHeading,
  titleAcross,
} from './heading-rules.ts'
import {
  countOfColumns,
  dateForNumber,
  describedWithColon,
  droppedPart,
  endOfWholeList,
  footnote,
  headerOfBlock,
  labelledFigure,
  moreOfRowAbove,
  namesOfColumns,
  noteOnList,
  placeToSign,
  questionsOnList,
  repeatedHeader,
  textOfProgram,
  unitsOfColumns,
} from './note-rules.ts'
import { factsOf, type RowKind, type RowRule } from './row-facts.ts'
import { cellText, filledColumns, type SheetRow } from './rows.ts'
import {
  amountTakenOff,
  changeOfSum,
  headingWithAmount,
  labourCosts,
  namedSum,
  priceOfAmount,
  shippingCosts,
  total,
} from './sum-rules.ts'

/** The first that says something of a row decides. */
const rules: readonly RowRule[] = [
  repeatedHeader,
  headerOfBlock,
  nothingAtAll,
  total,
  changeOfSum,
  amountTakenOff,
  priceOfAmount,
  namedSum,
  headingInSeveralColumns,
  headingWithAmount,
  shippingCosts,
  endOfWholeList,
  droppedPart,
  labourCosts,
  moreOfRowAbove,
  namesOfColumns,
  unitsOfColumns,
  countOfColumns,
  textOfProgram,
  chapter,
  markedHeading,
  numberedHeading,
  noteOnList,
  placeToSign,
  questionsOnList,
  dateForNumber,
  describedWithColon,
  labelledFigure,
  titleAcross,
  loneCell,
  headingBeforeHeader,
  placeHeading,
  countedHeading,
  groupInCapitals,
  emptyRow,
  footnote,
  countlessRow,
  filledDownForm,
]

/**
 * Why a row below the header is no line, or null where it is one. `next` is the next row that
 * holds something.
 */
export function leftOutKind(
  row: SheetRow,
  headers: readonly string[],
  columns: FieldColumns,
  next: SheetRow | undefined,
): RowKind | null {
  const facts = factsOf(row, headers, columns, next)
  for (const rule of rules) {
    const said = rule(facts)
    if (said !== null) return said === 'LINE' ? null : said
  }
  return null
}

/** Short text of a row for the list of rows left out. */
export function previewRow(row: SheetRow): string {
  const text = filledColumns(row)
    .map((column) => cellText(row.cells[column]))
    .join(' | ')
  return text.length > 120 ? `${text.slice(0, 119)}…` : text
}
