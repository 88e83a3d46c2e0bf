import { type ReactNode, useRef } from 'react'
import { useIsNarrow } from '../theme/use-is-narrow.ts'
import { useMeasuredHeight } from './use-measured-height.ts'

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

/** Stays at the top of an object's page and says which one it is; on a phone the facts scroll away with the page. */
export function ObjectHeader({ title, state, save, action, back, facts = [] }: ObjectHeaderProps) {
  const header = useRef<HTMLDivElement>(null)
  const isNarrow = useIsNarrow()
  useMeasuredHeight(header, '--kit-object-header-height')
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
      <div ref={header} className="kit-object-header">
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
