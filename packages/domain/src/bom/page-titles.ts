import { looksLikeNumber } from './column-profile.ts'
import { type BomField, numberFields } from './fields.ts'
import { readQuantity } from './quantity.ts'
import { cellText, filledColumns, type SheetRow } from './rows.ts'
import { sectionLocation } from './section-rows.ts'

/** What a row says, whatever its page. */
const textOf = (row: SheetRow): string =>
  filledColumns(row)
    .map((column) => cellText(row.cells[column]))
    .join('|')
    .replace(/\b(seite|blatt|page|sheet)(\D{0,3})\d+/gi, '$1$2#')
    .replace(/(?<!\d)\d{1,5} ?(?:\/|von|of) ?\d{1,5}/gi, '#')

/** „Einbauort: +S1“, in one cell or in two. */
function namesPlace(row: SheetRow): boolean {
  const texts = filledColumns(row).map((column) => cellText(row.cells[column]))
  return [...texts, texts.slice(0, 2).join(' ')].some((text) => sectionLocation(text) !== null)
}

/** „Projektname:“, with which a row of a title block begins. */
const labelOf = (row: SheetRow): string[] => {
  const [first] = filledColumns(row)
  const text = cellText(row.cells[first ?? 0])
  return /^\p{L}[^:]*:$/u.test(text) ? [text] : []
}

/**
 * Rows below the header that also stand above it: the title of a printed form comes again on its every page. `above` are
 * the rows over the header that are no lines. What names a place, a number or a quantity is more than a title.
 */
export function pageTitles(
  above: readonly SheetRow[],
  below: readonly SheetRow[],
  columns: ReadonlyMap<BomField, readonly number[]>,
): Set<number> {
  const titles = new Set(above.map(textOf).filter((text) => /\p{L}{2}/u.test(text)))
  const labels = new Set(above.flatMap(labelOf))
  const textsIn = (row: SheetRow, fields: readonly BomField[]) =>
    fields.flatMap((field) => columns.get(field) ?? []).map((column) => cellText(row.cells[column]))
  const isCounted = (row: SheetRow) =>
    textsIn(row, ['quantity']).some((text) => readQuantity(text).quantity !== null)
  const isTitleBlock = (row: SheetRow) =>
    labelOf(row).some((label) => labels.has(label)) && !isCounted(row) && !namesPlace(row)
  const isMore = (row: SheetRow) =>
    isCounted(row) || textsIn(row, numberFields).some(looksLikeNumber) || namesPlace(row)
  return new Set(
    titles.size === 0
      ? []
      : below
          .filter((row) => isTitleBlock(row) || (titles.has(textOf(row)) && !isMore(row)))
          .map(({ rowIndex }) => rowIndex),
  )
}
