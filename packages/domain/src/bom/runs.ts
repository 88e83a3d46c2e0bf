import type { BomLine, Notice } from './bom-line.ts'
import { placeOfRow } from './further-sheets.ts'
import { exactNumber } from './number-forms.ts'

type Identified = Pick<
  BomLine,
  | 'rowIndex'
  | 'orderNumber'
  | 'manufacturerNumber'
  | 'manufacturerName'
  | 'installationLocation'
  | 'locationIdentifier'
  | 'functionalAssignment'
  | 'bmk'
> & { wholesalerOrderNumber?: string; eanNumber?: string; matchedArticleId?: string | null }

const numberOf = (line: Identified): string =>
  line.orderNumber || line.manufacturerNumber || line.wholesalerOrderNumber || line.eanNumber || ''

function articleKey(line: Identified): string {
  if (line.matchedArticleId) return `id:${line.matchedArticleId}`
  const number = exactNumber(numberOf(line))
  return number === '' ? '' : `${line.manufacturerName.trim().toLowerCase()}|${number}`
}

/** Same article at the same place, or '' where there is no number, or neither location nor BMK. */
function placeKey(line: Identified): string {
  const article = articleKey(line)
  if (article === '' || (line.installationLocation === '' && line.bmk === '')) return ''
  const place = [line.functionalAssignment, line.locationIdentifier, line.installationLocation, line.bmk]
  return [article, ...place.map((part) => part.trim().toLowerCase())].join('\u0000')
}

/** Equal lines directly below each other on the same designation, told in one notice a run. */
export function bundleRuns(lines: readonly Identified[]): Notice[] {
  const notices: Notice[] = []
  let run: Identified[] = []
  const close = () => {
    if (run.length > 1) {
      const first = run[0]!
      const number = numberOf(first)
      const place = first.bmk || first.installationLocation
      notices.push({
        code: 'RUN_BUNDLED',
        text: `${run.length} gleiche Zeilen hintereinander: „${number}“ an „${place}“ gilt nicht als doppelt`,
        rowIndexes: run.map((line) => line.rowIndex),
      })
    }
    run = []
  }
  for (const line of lines) {
    const key = placeKey(line)
    if (run.length > 0 && key !== '' && key === placeKey(run[0]!)) run.push(line)
    else {
      close()
      run = key === '' ? [] : [line]
    }
  }
  close()
  return notices
}

/**
 * Rows that repeat an article with the same location and BMK (at least one of the two filled) elsewhere in their sheet:
 * each cabinet's sheet begins its designations anew. Directly below its equal is no duplicate.
 */
export function findDuplicates(lines: readonly Identified[]): Set<number> {
  const seen = new Set<string>()
  const duplicates = new Set<number>()
  let before = ''
  for (const line of lines) {
    const place = placeKey(line)
    const key = place === '' ? '' : `${placeOfRow(line.rowIndex).sheetNumber}\u0000${place}`
    if (key !== '' && key !== before && seen.has(key)) duplicates.add(line.rowIndex)
    if (key !== '') seen.add(key)
    before = key
  }
  return duplicates
}
