import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { formatNumber } from '../formats/formats.ts'

export interface PageProps {
  /** The h1; left out where an `ObjectHeader` inside holds it. */
  title?: ReactNode
  /** Number of things in a list, beside its title. */
  count?: number
  /** Link to the list one came from. */
  back?: ReactNode
  /** Links from the outside in; the last one is the page itself. */
  crumbs?: ReactNode[]
  actions?: ReactNode
  /** Narrow column for running text and small forms. */
  reading?: boolean
  /** No head at all: `ObjectHeader` follows. */
  bare?: boolean
  children?: ReactNode
}

export function Page({ title, count, back, crumbs, actions, reading, bare, children }: PageProps) {
  return (
    <div className={classNames('kit-page', reading && 'kit-page-reading')}>
      {!bare && (
        <div className="kit-page-head">
          {crumbs && crumbs.length > 0 && (
            <nav aria-label="Pfad">
              <ol className="kit-crumbs">
                {crumbs.map((crumb, index) => (
                  <li key={index}>{crumb}</li>
                ))}
              </ol>
            </nav>
          )}
          {back && <div className="kit-back">{back}</div>}
          <div className="kit-page-title">
            <h1 tabIndex={-1}>
              {title}
              {count !== undefined && (
                <span className="kit-page-count"> {formatNumber(count, { decimals: 0 })}</span>
              )}
            </h1>
            {actions && <div className="kit-actions">{actions}</div>}
          </div>
        </div>
      )}
      {children}
    </div>
  )
}

export interface ObjectHeaderProps {
  title: ReactNode
  reference?: ReactNode
  state?: ReactNode
  save?: ReactNode
  back?: ReactNode
  actions?: ReactNode
}

/** Stays at the top of an object's page and says which one it is. */
export function ObjectHeader({ title, reference, state, save, back, actions }: ObjectHeaderProps) {
  return (
    <div className="kit-object-header">
      {back && <div className="kit-back">{back}</div>}
      <div className="kit-page-title">
        <h1 tabIndex={-1}>{title}</h1>
        {reference && <span className="kit-muted kit-tabular">{reference}</span>}
        {state}
        {save}
        {actions && <div className="kit-actions">{actions}</div>}
      </div>
    </div>
  )
}

/** Stays at the bottom; the page keeps room below, so that nothing focused hides under it. */
export function ActionBar({ children, note }: { children: ReactNode; note?: ReactNode }) {
  return (
    <div className="kit-action-bar kit-no-print">
      {note && <div className="kit-action-note">{note}</div>}
      <div className="kit-actions">{children}</div>
    </div>
  )
}
