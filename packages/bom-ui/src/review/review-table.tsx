import { useCallback } from 'react'
import { LineTable, type LineTableProps } from './line-table.tsx'
import { SummedTable } from './summed-table.tsx'
import type { LineView } from './use-line-view.ts'

interface ReviewTableProps extends Pick<LineTableProps, 'ref' | 'all' | 'columns' | 'isLeft' | 'marks'> {
  view: LineView
  onOpen: (line: { id: string }) => void
}

/** Low enough that the last row, led to between the bars of the page, leaves the steps above the table in sight. */
const height = 'max(300px, min(70vh, 100vh - 260px, 720px))'

/** The lines that are shown, each for itself or equal articles added up. */
export function ReviewTable({ view, all, onOpen, ...ofLines }: ReviewTableProps) {
  const { rows, filter, search, isSummed } = view
  const openById = useCallback((id: string) => onOpen({ id }), [onOpen])
  if (isSummed)
    return (
      <SummedTable
        lines={filter === 'issue' ? all : rows}
        all={all}
        onlyErrors={filter === 'issue'}
        search={search}
        height={height}
        onOpen={openById}
      />
    )
  return (
    <LineTable
      {...ofLines}
      rows={rows}
      all={all}
      filter={filter}
      search={search}
      height={height}
      onOpen={onOpen}
    />
  )
}
