import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { formatNumber } from '../formats/formats.ts'

export interface PageProps {
  /** The h1; left out where an object's header inside holds it. */
  title?: ReactNode
  /** Number of things in a list, beside its title. */
  count?: number
  /** There are more than `count`. */
  isMore?: boolean | undefined
  /** A `BackLink` to the list one came from. */
  back?: ReactNode
  /** Links from the outside in; the last one is the page itself. */
  crumbs?: ReactNode[]
  actions?: ReactNode
  /** Narrow column for running text and small forms. */
  reading?: boolean
  /** No head at all: that of an object follows. */
  bare?: boolean
  children?: ReactNode
}

/** Head and body of a page. Its h1 takes the focus after a change of page (`usePageTitle` of shell-api). */
export function Page(props: PageProps) {
  const { title, count, isMore, back, crumbs, actions, reading, bare, children } = props
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
                <span className="kit-page-count">
                  {isMore ? ' mehr als ' : ' '}
                  {formatNumber(count, { decimals: 0 })}
                </span>
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
