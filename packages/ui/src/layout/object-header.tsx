import { type CSSProperties, type ReactNode, useRef } from 'react'
import { useIsNarrow } from '../theme/use-is-narrow.ts'
import { useSlimHeader } from './use-slim-header.ts'

export interface ObjectFact {
  label: string
  value: ReactNode
}

export interface ObjectHeaderProps {
  title: ReactNode
  /** Badges: what can be done follows from them. */
  state?: ReactNode
  /** Whether what is shown is saved. */
  save?: ReactNode
  /** A small button that belongs to the object whatever part of it is in view. */
  action?: ReactNode
  /** A `BackLink` to the list. */
  back?: ReactNode
  /** Number, parties and two or three key figures. */
  facts?: readonly ObjectFact[]
}

/**
 * Says which object a page is about. It scrolls away with the page until only its last line would be left; from there on
 * a slim bar stays at the top: the way back, title, state and action.
 */
export function ObjectHeader({ title, state, save, action, back, facts = [] }: ObjectHeaderProps) {
  const header = useRef<HTMLDivElement>(null)
  const start = useRef<HTMLDivElement>(null)
  const isNarrow = useIsNarrow()
  const { isSlim, fullHeight } = useSlimHeader(header, start)
  const list = facts.length > 0 && (
    <dl className="kit-object-facts">
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value || '–'}</dd>
        </div>
      ))}
    </dl>
  )
  return (
    <>
      <div ref={start} className="kit-object-start" style={{ height: fullHeight }} />
      <div
        ref={header}
        className="kit-object-header"
        data-slim={isSlim || undefined}
        style={{ '--kit-object-full-height': `${fullHeight}px` } as CSSProperties}
      >
        {back && <div className="kit-back">{back}</div>}
        <h1 tabIndex={-1}>{title}</h1>
        <div className="kit-object-state">{state}</div>
        <div className="kit-object-action">
          {save}
          {action}
        </div>
        {!isNarrow && list}
      </div>
      {isNarrow && list}
    </>
  )
}
