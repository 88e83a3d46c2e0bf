import { type BomLine, resolveAssemblies } from '@schrankwerk/domain/bom'
import type { LineRow } from '../keeper/bom-tables.ts'
import type { LinesOfTable } from './lines-of-table.ts'

export interface CountedLines {
  lines: LineRow[]
  leftOut: { rowIndex: number; reason: string; reasonText: string; preview: string }[]
  notices: LinesOfTable['notices']
}

/**
 * An assembly and its parts count once. What the other side contains is left out with its reason, unless
 * someone took its row back in.
 */
export function countAssembliesOnce(
  lines: readonly LineRow[],
  { read, leftOut, notices }: Pick<LinesOfTable, 'read' | 'leftOut' | 'notices'>,
  includedRows: readonly number[],
): CountedLines {
  const matched = new Set(
    lines.filter((line) => line.matched_article_id !== null).map((line) => line.row_index),
  )
  const assemblies = resolveAssemblies(read, (rowIndex) => matched.has(rowIndex))
  const contained = new Map<number, string>()
  for (const { parentRow, childRows, counts, text } of assemblies) {
    for (const rowIndex of counts === 'PARENT' ? childRows : [parentRow]) contained.set(rowIndex, text)
  }
  for (const rowIndex of includedRows) contained.delete(rowIndex)
  if (contained.size === 0) return { lines: [...lines], leftOut, notices }
  const texts = new Map(read.map((line) => [line.rowIndex, previewOf(line)]))
  return {
    lines: lines
      .filter((line) => !contained.has(line.row_index))
      .map((line, index) => ({ ...line, position: index + 1 })),
    leftOut: [
      ...leftOut,
      ...[...contained].map(([rowIndex, reasonText]) => ({
        rowIndex,
        reason: 'ASSEMBLY',
        reasonText,
        preview: texts.get(rowIndex) ?? '',
      })),
    ].sort((a, b) => a.rowIndex - b.rowIndex),
    notices: [
      ...notices,
      ...assemblies.map(({ parentRow, childRows, text }) => ({
        code: 'ASSEMBLY' as const,
        text,
        rowIndexes: [parentRow, ...childRows],
      })),
    ],
  }
}

const previewOf = (line: BomLine): string =>
  [line.orderNumber, line.manufacturerNumber, line.description].filter((part) => part !== '').join(' · ')
