import type { SlimLine } from '@schrankwerk/contracts'
import { useState } from 'react'
import type { Before } from './decided-before.tsx'

interface Options {
  line: SlimLine
  /** Goes to another line that is worth a look; false where there is none. */
  onStep: (to: 'next' | 'previous') => boolean
  /** Goes at once, or once it was asked whether to give up what is typed. */
  leave: (go: () => void) => void
}

/** Goes on from the open line, and tells what became of the one before. */
export function useGoingOn({ line: { id: lineId, position }, onStep, leave }: Options) {
  const [hasNoMore, setNoMore] = useState(false)
  const [before, setBefore] = useState<Before>()
  /** `decided` says what was decided about the line that is left. */
  const go = (to: 'next' | 'previous', decided?: string) => {
    setNoMore(!onStep(to))
    setBefore(decided === undefined ? undefined : { lineId, position, text: decided })
  }
  return {
    /** The last step led nowhere. */
    hasNoMore,
    before: before?.lineId === lineId ? undefined : before,
    go,
    step: (to: 'next' | 'previous', decided?: string) => leave(() => go(to, decided)),
  }
}
