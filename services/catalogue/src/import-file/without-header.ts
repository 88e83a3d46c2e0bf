import { headerLabels } from '@schrankwerk/domain/bom'
import type { ImportSettings } from '../article-import/import-settings.ts'

const widest = 1024
const letters = headerLabels(Array.from({ length: widest }, () => ''))

/** How the columns of a list without header row are called: „Spalte A“, „Spalte B“ … */
export const columnLabels = (columns: number): string[] => letters.slice(0, columns)

/** Whether headers are those of a list that has none. */
export const isWithoutHeader = (headers: readonly string[]): boolean =>
  headers.length > 0 && headers.every((header, column) => header === letters[column])

/** Names for as many columns as the mapping of a list without header names. */
export function labelsOfHeaderless({ fieldMapping }: Pick<ImportSettings, 'fieldMapping'>): string[] {
  const last = Math.max(...fieldMapping.map(({ importHeader }) => letters.indexOf(importHeader)))
  return columnLabels(last + 1)
}
