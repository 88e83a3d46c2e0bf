import type { CSSProperties, ReactNode } from 'react'
import { classNames } from '../class-names.ts'

/** Steps of 4 px. */
export type Gap = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8

interface Arrangement {
  gap?: Gap
  align?: CSSProperties['alignItems']
  justify?: CSSProperties['justifyContent']
  className?: string
  children?: ReactNode
}

const styleOf = ({ gap, align, justify }: Arrangement): CSSProperties => ({
  gap: gap && `var(--kit-space-${gap})`,
  alignItems: align,
  justifyContent: justify,
})

/** One below the other. */
export function Stack(props: Arrangement) {
  return (
    <div className={classNames('kit-stack', props.className)} style={styleOf(props)}>
      {props.children}
    </div>
  )
}

/** Side by side, wrapping unless told otherwise. */
export function Inline({ wrap = true, ...props }: Arrangement & { wrap?: boolean }) {
  return (
    <div
      className={classNames('kit-inline', !wrap && 'kit-inline-unwrapped', props.className)}
      style={styleOf(props)}
    >
      {props.children}
    </div>
  )
}

export interface ColumnsProps {
  ratio?: 'equal' | 'wide-narrow' | 'narrow-wide' | 'thirds'
  children: ReactNode
}

/** Columns from 768 px on, below each other on narrow windows. */
export function Columns({ ratio = 'equal', children }: ColumnsProps) {
  return <div className={`kit-columns kit-columns-${ratio}`}>{children}</div>
}

export function Muted({ children }: { children: ReactNode }) {
  return <span className="kit-muted">{children}</span>
}

/** Text whose figures are all equally wide, so that they stand below each other. */
export function Tabular({ children }: { children: ReactNode }) {
  return <span className="kit-tabular">{children}</span>
}

export interface DescriptionListProps {
  items: { term: ReactNode; value: ReactNode }[]
  columns?: 1 | 2 | 3
}

/** Facts as text, for what can no longer be edited. */
export function DescriptionList({ items, columns = 1 }: DescriptionListProps) {
  return (
    <dl className={`kit-facts kit-facts-${columns}`}>
      {items.map((item, index) => (
        <div key={index}>
          <dt>{item.term}</dt>
          <dd>{item.value ?? '–'}</dd>
        </div>
      ))}
    </dl>
  )
}
