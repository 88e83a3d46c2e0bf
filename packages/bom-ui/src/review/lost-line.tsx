import { Notice } from '@schrankwerk/ui'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useBomText } from '../texts.ts'

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

interface LostLineProps {
  line: OpenLine
  isDeleted: boolean
  onClose: () => void
}

/** Why an open line went from under its reader, and what of it is not saved. */
export function LostLine({ line: { position, typed }, isDeleted, onClose }: LostLineProps) {
  const t = useBomText()
  const part = useRef<HTMLDivElement>(null)
  useEffect(() => {
    part.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div ref={part}>
      <Notice
        tone="error"
        title={t(isDeleted ? 'review.lost.deleted' : 'review.lost.replaced')}
        onClose={onClose}
      >
        <p>{t('review.lost.line', { position })}</p>
        {typed !== '' && <p>{t('review.lost.typed', { typed })}</p>}
      </Notice>
    </div>
  )
}
