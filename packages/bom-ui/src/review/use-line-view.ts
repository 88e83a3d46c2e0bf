import type { SlimLine } from '@schrankwerk/contracts'
import { type RefObject, useMemo, useState } from 'react'
import { passes } from './judge-line.ts'
import { type FilterOfPage, useLineFilter } from './use-line-filter.ts'

export type LineView = ReturnType<typeof useLineView>

/** Which lines of the list are shown, and whether each for itself or equal articles added up. */
export function useLineView(
  all: readonly SlimLine[],
  page: FilterOfPage,
  frame: RefObject<HTMLElement | null>,
) {
  const [isSummed, setSummed] = useState(false)
  const [search, setSearch] = useState('')
  const [filter, setFilter] = useLineFilter({ page, frame, onChosenByPage: () => setSearch('') })
  const rows = useMemo(
    () => (filter === undefined ? all : all.filter((line) => passes(filter, line))),
    [all, filter],
  )
  return {
    /** The lines that the filter passes; the search narrows them further. */
    rows,
    filter,
    setFilter,
    search,
    setSearch,
    isSummed,
    setSummed,
    /** Takes away whatever could hide a line. */
    showAll: () => {
      setFilter(undefined)
      setSummed(false)
      setSearch('')
    },
  }
}
