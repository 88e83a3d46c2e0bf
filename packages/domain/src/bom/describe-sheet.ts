import { detectHeaderRow } from './detect-header-row.ts'
import { headerNames } from './header-names.ts'
import { matchHeaderWords } from './match-header-words.ts'
import { cellText, filledColumns, type Sheet } from './rows.ts'
import { isNamedList } from './sheet-names.ts'
import { suggestMapping } from './suggest-mapping.ts'

/** What was made of one sheet before it is compared with the others. */
export interface DescribedSheet {
  sheet: Sheet
  /** Names of its columns, '' where it has no header. */
  header: string
  /** It sums another sheet up. */
  isPivot: boolean
  /** It has no header. */
  isNameless: boolean
  /** Rows below the header that hold more than one cell. */
  lines: number
  /** What its columns were taken for. */
  fields: ReadonlySet<string>
  /** A column names parts. */
  namesParts: boolean
  /** Several rows fill three columns. */
  isTable: boolean
  /** What stands in the columns that name them. */
  parts: ReadonlySet<string>
}

/** Numbers that may be quantities, under a name that does not say so. */
export const guessedQuantity = 'guessedQuantity'

/** Rows of a sheet that is one table. */
export const fewestTableRows = 3

/** So many rows tell what the columns are. */
const headRows = 60

/** What spreadsheet programs write over the first column of a table that sums another sheet up. */
const pivotName =
  /^(?:row labels|zeilenbeschriftungen|étiquettes de lignes|etiquetas de fila|etichette di riga|rijlabels|etykiety wierszy|rótulos de linha)$/i

/** A list that is understood names its parts; one that only counts them says too little to come first. */
const partFields = ['orderNumber', 'manufacturerNumber', 'wholesalerOrderNumber', 'description']

/** Whether a list is only read here because values overrule the name. */
const isOtherwiseUnneeded = (header: string) => matchHeaderWords(header)[0]?.meaning === 'none'

/** Whether a column counts pieces by its values alone, under a name that says something else: „Kanäle“, „Pins“. */
const countsByChance = (header: string, field: string) =>
  field === 'quantity' && header !== '' && matchHeaderWords(header)[0]?.meaning !== 'quantity'

const shortestPart = 3
const partsIn = (rows: Sheet['rows'], column: number): string[] =>
  rows.map(({ cells }) => cellText(cells[column]).toLowerCase()).filter((text) => text.length >= shortestPart)

type Columns = Pick<DescribedSheet, 'fields' | 'namesParts' | 'parts'>

const noColumns: Columns = { fields: new Set(), namesParts: false, parts: new Set() }

/** What the columns are, by names and values. `below` are the rows below the header. */
function understandColumns(
  sheet: Sheet,
  below: Sheet['rows'],
  headers: readonly string[],
  isNameless: boolean,
): Columns {
  const fields = new Set<string>()
  const parts = new Set<string>()
  let namesParts = false
  const head = below.slice(0, headRows)
  suggestMapping(headers, head).forEach(({ articleField }, column) => {
    const isFilled = head.some((row) => cellText(row.cells[column]) !== '')
    // Under a header that names the others, what only the values tell is too little to choose by.
    const isGuessed = headers[column] === '' && !isNameless && !isNamedList(sheet)
    if (!articleField || !isFilled || isGuessed) return
    if (countsByChance(headers[column]!, articleField)) {
      fields.add(guessedQuantity)
      return
    }
    fields.add(articleField)
    if (!partFields.includes(articleField)) return
    for (const part of partsIn(below, column)) parts.add(part)
    if (!isOtherwiseUnneeded(headers[column]!)) namesParts = true
  })
  // Without a header only the values speak, and any table has numbers: it has to count pieces.
  return isNameless && !fields.has('quantity')
    ? { fields: new Set(), namesParts: false, parts }
    : { fields, namesParts, parts }
}

/** Reads the header of a sheet and what its columns are. */
export function describeSheet(sheet: Sheet): DescribedSheet {
  const { headerRowIndex, certainty } = detectHeaderRow(sheet.rows)
  const isNameless = headerRowIndex === 0
  const below = sheet.rows.filter((row) => row.rowIndex > headerRowIndex && filledColumns(row).length > 1)
  const isRead = below.length > 0 && (certainty !== 'OPEN' || isNameless)
  const headers = isRead ? headerNames(sheet.rows, headerRowIndex) : []
  return {
    sheet,
    header: isNameless ? '' : headers.join('\n').trim().toLowerCase(),
    isPivot: headers.some((name) => pivotName.test(name.trim())),
    isNameless,
    lines: below.length,
    ...(isRead ? understandColumns(sheet, below, headers, isNameless) : noColumns),
    isTable: below.filter((row) => filledColumns(row).length >= 3).length >= fewestTableRows,
  }
}
