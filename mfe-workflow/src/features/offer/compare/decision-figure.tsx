import type { ReactNode } from 'react'
import styles from './decision-figures.module.css'

export interface DecisionFigureProps {
  label: string
  value: ReactNode
  /** What it means against what was asked, and against the others. */
  children?: ReactNode
}

/** One thing to decide by. */
export function DecisionFigure({ label, value, children }: DecisionFigureProps) {
  return (
    <div className={styles.figure}>
      <h3>{label}</h3>
      <p className={styles.value}>{value}</p>
      {children}
    </div>
  )
}
