import { findDuplicates, hasNumber, lineIssue } from '@schrankwerk/domain/bom'
import type { LineRow } from '../keeper/bom-tables.ts'
import { unitNamesOf } from '../list/line-price.ts'

const textOf = (value: string | null): string => value ?? ''

const identified = (line: LineRow) => ({
  rowIndex: line.row_index,
  orderNumber: textOf(line.order_number),
  manufacturerNumber: textOf(line.manufacturer_number),
  manufacturerName: textOf(line.manufacturer_name),
  wholesalerOrderNumber: textOf(line.wholesaler_order_number),
  eanNumber: textOf(line.ean_number),
  description: textOf(line.description),
  installationLocation: textOf(line.installation_location),
  locationIdentifier: textOf(line.location_identifier),
  bmk: textOf(line.bmk),
  functionDesignation: textOf(line.function_designation),
  functionalAssignment: textOf(line.functional_assignment),
  quantity: line.quantity,
  quantityUnitName: textOf(line.quantity_unit_name),
  unitCode: null,
})

/**
 * Every line with the issue it has among the others: a duplicate is one only beside its equal, and where no line of the
 * list has a number, none misses it.
 */
export function judgeLines(lines: readonly LineRow[]): LineRow[] {
  const read = lines.map(identified)
  const duplicates = findDuplicates(read)
  // A number found in a text is none that the list has a place for.
  const isFound = ({ notes }: LineRow) => notes.some(({ code }) => code === 'NUMBER_FROM_TEXT')
  const isWithoutNumbers = !read.some((line, index) => hasNumber(line) && !isFound(lines[index]!))
  return lines.map((line, index) => {
    const own = read[index] as ReturnType<typeof identified>
    const judged = { ...own, isSuppliedPart: line.is_supplied_part }
    const issue = lineIssue(judged, {
      matched: line.matched_article_id !== null,
      articleUnit: unitNamesOf(line.article),
      isDuplicate: duplicates.has(line.row_index),
      // What stays without an article is named by its description.
      isWithoutNumbers: isWithoutNumbers || line.by_hand.withoutArticle === true,
    })
    return issue === line.bom_error ? line : { ...line, bom_error: issue }
  })
}
