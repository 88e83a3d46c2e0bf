import type { ReactNode } from 'react'
import { unusualMs, useElapsed } from './use-elapsed.ts'

/**
 * Nothing to see for 200 ms, so that quick answers do not flicker; then the skeleton or a spinner, and after eight
 * seconds a word that this is not usual.
 */
export function Loading({ label = 'Wird geladen …', children }: { label?: string; children?: ReactNode }) {
  const isLate = useElapsed(200)
  const isUnusual = useElapsed(unusualMs)
  return (
    <div className="kit-loading" role="status" aria-live="polite">
      {isLate && (
        <span className={children ? 'kit-hidden' : undefined}>
          {!children && <span className="kit-spinner" aria-hidden="true" />} {label}
        </span>
      )}
      {isUnusual && <p className="kit-loading-unusual">Das dauert länger als üblich.</p>}
      {/* Its place is taken from the start, so that nothing below jumps when it shows. */}
      {children && <div style={{ visibility: isLate ? 'visible' : 'hidden' }}>{children}</div>}
    </div>
  )
}

export function SkeletonLine({ width = '100%', height = 14 }: { width?: string | number; height?: number }) {
  return <span className="kit-skeleton" aria-hidden="true" style={{ width, height }} />
}

/** As many bars as the table will have rows. */
export function TableSkeleton({ rows = 8, columns = 5 }: { rows?: number; columns?: number }) {
  return (
    <div className="kit-table-skeleton" aria-hidden="true">
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className="kit-table-skeleton-row">
          {Array.from({ length: columns }, (_, column) => (
            <SkeletonLine key={column} width={`${55 + ((row * 7 + column * 13) % 40)}%`} />
          ))}
        </div>
      ))}
    </div>
  )
}

/** Label and box per field. */
export function FormSkeleton({ fields = 5 }: { fields?: number }) {
  return (
    <div className="kit-form-skeleton" aria-hidden="true">
      {Array.from({ length: fields }, (_, field) => (
        <div key={field}>
          <SkeletonLine width={`${18 + ((field * 7) % 18)}%`} height={12} />
          <SkeletonLine height={36} />
        </div>
      ))}
    </div>
  )
}
