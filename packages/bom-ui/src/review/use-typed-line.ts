import type { SlimLine } from '@schrankwerk/contracts'
import { type RefObject, useCallback, useEffect, useState } from 'react'
import type { OpenLine } from './use-lost-line.ts'

interface Options {
  line: SlimLine
  editable: boolean
  /** Tells the page which line is open, and what is typed there. */
  openLine: RefObject<OpenLine | undefined>
}

/** What is typed into the open line. Whoever would leave it behind unsaved is asked first. */
export function useTypedLine({ line: { id: lineId, position }, editable, openLine }: Options) {
  const [leaving, setLeaving] = useState<() => void>()
  const onTyped = useCallback(
    (typed: string) => {
      openLine.current = { lineId, position, typed }
    },
    [openLine, lineId, position],
  )
  useEffect(() => {
    // What is in its fields may have told of itself already.
    if (openLine.current?.lineId !== lineId) onTyped('')
  }, [openLine, lineId, onTyped])
  const isTyped = () => editable && openLine.current?.lineId === lineId && openLine.current.typed !== ''
  return {
    onTyped,
    isTyped,
    /** Goes at once, or after the answer. */
    leave: (go: () => void) => (isTyped() ? setLeaving(() => go) : go()),
    isAsking: leaving !== undefined,
    stay: () => setLeaving(undefined),
    giveUp: () => {
      setLeaving(undefined)
      leaving?.()
    },
  }
}
