import { useEffect, useRef, useState } from 'react'
import { formatCount } from '../formats/formats.ts'
import { findError } from './find-error.ts'
import { showBetweenBars } from './show-between-bars.ts'
import type { VirtualTableProps } from './virtual-table.tsx'

type Shared<Row> = Pick<
  VirtualTableProps<Row>,
  'activeKey' | 'onActive' | 'isError' | 'describeRow' | 'onlyErrors' | 'filter'
>

interface ActiveRowOptions<Row> extends Shared<Row> {
  /** As they are shown. */
  rows: readonly { id: string; original: Row }[]
  /** The id of the element of a row. */
  idOf: (index: number) => string
  scrollToIndex: (index: number) => void
}

/** The row that keys act on, the ways to another one, and what is said of where they led. */
export function useActiveRow<Row>(options: ActiveRowOptions<Row>) {
  const { rows, isError, idOf } = options
  const [ownActive, setOwnActive] = useState<string>()
  const activeKey = options.activeKey ?? ownActive
  const activeIndex = rows.findIndex(({ id }) => id === activeKey)
  const activate = (index: number): string | undefined => {
    const row = rows[index]
    if (!row) return undefined
    setOwnActive(row.id)
    options.onActive?.(row.id)
    return row.id
  }
  const [said, setSaid] = useState<{ ofRow: string } | { text: string }>()
  const toShow = useRef<number>(undefined)
  // The row may come into being only once the table has scrolled.
  useEffect(() => {
    const row = toShow.current === undefined ? null : document.getElementById(idOf(toShow.current))
    if (!row) return
    toShow.current = undefined
    showBetweenBars(row)
  })
  const goTo = (index: number): string | undefined => {
    const key = activate(index)
    if (key === undefined) return undefined
    toShow.current = index
    options.scrollToIndex(index)
    setSaid({ ofRow: key })
    return key
  }
  const goToError = (step: 1 | -1): string | undefined =>
    isError && goTo(findError(rows, ({ original }) => isError(original), activeIndex, step))
  const nextErrors = (most: number): string[] => {
    const around = [...rows.slice(activeIndex + 1), ...rows.slice(0, Math.max(0, activeIndex))]
    const keys: string[] = []
    for (const { id: key, original } of around) {
      if (keys.length === most) break
      if (isError?.(original)) keys.push(key)
    }
    return keys
  }
  const awaited = useRef<string>(undefined)
  const goToKey = (key: string) => {
    const index = rows.findIndex(({ id }) => id === key)
    awaited.current = index < 0 ? key : undefined
    goTo(index)
  }
  // Rows that a filter hid come back a moment after it was taken away.
  useEffect(() => {
    if (awaited.current !== undefined) goToKey(awaited.current)
  })
  const narrowing = `${options.onlyErrors} ${options.filter?.trim()}`
  const lastNarrowing = useRef(narrowing)
  useEffect(() => {
    if (lastNarrowing.current === narrowing) return
    lastNarrowing.current = narrowing
    setSaid({ text: formatCount(rows.length, 'Zeile', 'Zeilen') })
  }, [narrowing, rows.length])
  // As the row is now, also after it was changed.
  const describe = (key: string) => {
    const row = rows.find(({ id }) => id === key)
    return row && options.describeRow?.(row.original)
  }
  return {
    activeIndex,
    /** For a live region. */
    said: said && ('text' in said ? said.text : describe(said.ofRow)),
    activate,
    goTo,
    goToError,
    nextErrors,
    goToKey,
  }
}
