import { type RefObject, useEffect, useRef, useState } from 'react'
import type { LineFilter } from './judge-line.ts'

export interface FilterOfPage {
  /** Where the page says which lines are shown; else the list keeps it. */
  filter?: LineFilter | undefined
  onFilter?: ((filter: LineFilter | undefined) => void) | undefined
}

interface Options {
  page: FilterOfPage
  frame: RefObject<HTMLElement | null>
  /** The page chose which lines are shown: nothing else may narrow them. */
  onChosenByPage: () => void
}

/** Which lines are shown. Chosen elsewhere on the page, they come into sight. */
export function useLineFilter({ page, frame, onChosenByPage }: Options) {
  const [own, setOwn] = useState<LineFilter>()
  const filter = page.onFilter === undefined ? own : page.filter
  const chosenHere = useRef<LineFilter>(undefined)
  const setFilter = (wanted: LineFilter | undefined) => {
    chosenHere.current = wanted
    ;(page.onFilter ?? setOwn)(wanted)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each choice
  useEffect(() => {
    if (filter === chosenHere.current) return
    chosenHere.current = filter
    if (filter === undefined) return
    onChosenByPage()
    frame.current?.scrollIntoView({ block: 'center' })
    frame.current?.focus({ preventScroll: true })
  }, [filter])
  return [filter, setFilter] as const
}
