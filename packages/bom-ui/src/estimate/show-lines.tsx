import type { ReactNode } from 'react'
import type { LineFilter } from '../review/judge-line.ts'
import classes from './estimate.module.css'

export interface ShowLinesProps {
  filter: LineFilter | undefined
  /** What a screen reader is told that the button shows. */
  label: string
  onShowLines: ((filter: LineFilter) => void) | undefined
  children: ReactNode
}

/** A figure that leads to the lines behind it, where there are some and the page shows them. */
export function ShowLines({ filter, label, onShowLines, children }: ShowLinesProps) {
  if (filter === undefined || onShowLines === undefined) return <>{children}</>
  return (
    <button type="button" className={classes.jump} aria-label={label} onClick={() => onShowLines(filter)}>
      {children}
    </button>
  )
}
