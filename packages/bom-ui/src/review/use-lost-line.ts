import { useCallback, useEffect, useRef, useState } from 'react'

/** The line that somebody has open. */
export interface OpenLine {
  lineId: string
  position: number
  /** What was typed there and is not saved, as „Menge 99“; empty for nothing. */
  typed: string
}

/** Remembers an open line past the review that showed it: a list that is replaced takes the review with it. */
export function useLostLine(isMapped: boolean) {
  const openLine = useRef<OpenLine>(undefined)
  const [lost, setLost] = useState<OpenLine>()
  const lose = useCallback(() => {
    if (openLine.current !== undefined) setLost(openLine.current)
    openLine.current = undefined
  }, [])
  useEffect(() => {
    if (!isMapped) lose()
  }, [isMapped, lose])
  return { openLine, lost, lose, forgetLost: () => setLost(undefined) }
}
