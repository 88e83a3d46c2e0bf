import type { SlimLine } from '@schrankwerk/contracts'
import type { VirtualTableHandle } from '@schrankwerk/ui/virtual-table'
import { type RefObject, useEffect, useRef } from 'react'
import type { LineMarks } from './line-marks.ts'

interface Shown {
  marks: LineMarks | undefined
  /** Undefined until some are there; more may follow while they are being read. */
  lines: readonly SlimLine[] | undefined
  isReading: boolean
  table: RefObject<VirtualTableHandle | null>
  /** Takes away whatever could hide the line. */
  onShowAll: () => void
}

/** Goes to the line that the page wants seen, as soon as it is there. */
export function useShownLine({ marks, lines, isReading, table, onShowAll }: Shown): void {
  const shown = marks?.shown
  const isThere = shown !== undefined && lines?.some(({ id }) => id === shown.lineId) === true
  const isGone = shown !== undefined && lines !== undefined && !isThere && !isReading
  const next = useRef<string>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each wish
  useEffect(() => {
    if (isGone) marks?.onShown(false)
    if (!isThere) return
    onShowAll()
    next.current = shown.lineId
  }, [shown, isThere, isGone])
  // The table of all lines may come into being only now.
  useEffect(() => {
    if (next.current === undefined || table.current === null) return
    table.current.focus()
    table.current.scrollToKey(next.current)
    next.current = undefined
    marks?.onShown(true)
  })
}
