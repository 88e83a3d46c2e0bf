import { useDeferredValue, useMemo } from 'react'
import { foldText } from '../formats/fold-text.ts'
import type { VirtualTableProps } from './virtual-table.tsx'

/** The rows that the table's own filters pass: every word of the text, and errors alone where only they are asked for. */
export function useShownRows<Row>(props: VirtualTableProps<Row>): readonly Row[] {
  const { rows, columns, onlyErrors, filter = '' } = props
  const isError = onlyErrors ? props.isError : undefined
  const search = useDeferredValue(filter.trim())
  // Folding ten thousand texts takes longer than searching them; it is done once, at the first search.
  const foldedTexts = useMemo(() => {
    const parts = columns.flatMap(({ filterText }) => filterText ?? [])
    let folded: string[] | undefined
    return () => {
      folded ??= rows.map((row) => foldText(parts.map((part) => part(row)).join(' ')))
      return folded
    }
  }, [rows, columns])
  return useMemo(() => {
    if (search === '' && !onlyErrors) return rows
    const words = search === '' ? [] : foldText(search).split(/\s+/)
    const texts = words.length > 0 ? foldedTexts() : []
    return rows.filter(
      (row, at) =>
        (!onlyErrors || isError?.(row) === true) && words.every((word) => texts[at]?.includes(word)),
    )
  }, [rows, isError, onlyErrors, search, foldedTexts])
}
