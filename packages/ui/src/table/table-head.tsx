import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { Sort } from './column.ts'

const directionOf = (sort: Sort | undefined, column: string) => {
  if (sort?.column !== column) return undefined
  return sort.descending ? 'descending' : 'ascending'
}

const icons = { ascending: IconArrowUp, descending: IconArrowDown, none: IconArrowsSort }

export const ariaSort = directionOf

/** A column's title; a button where it can be sorted by. */
export function HeadContent({
  column,
  children,
  sort,
  onSort,
  tip,
}: {
  column: string
  children: ReactNode
  sort?: Sort
  onSort?: () => void
  tip?: string
}) {
  if (!onSort) return <span title={tip}>{children}</span>
  const Icon = icons[directionOf(sort, column) ?? 'none']
  return (
    <button type="button" className="kit-sort" title={tip} onClick={onSort}>
      {children}
      <Icon size={14} stroke={2} aria-hidden="true" />
    </button>
  )
}
