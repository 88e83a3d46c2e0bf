import { Notice } from '@schrankwerk/ui'
import { useEffect, useRef } from 'react'
import { useReviewText } from './review-texts.ts'
import type { OpenLine } from './use-lost-line.ts'

interface LostLineProps {
  line: OpenLine
  isDeleted: boolean
  onClose: () => void
}

/** Why an open line went from under its reader, and what of it is not saved. */
export function LostLine({ line: { position, typed }, isDeleted, onClose }: LostLineProps) {
  const t = useReviewText()
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
