import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useId } from 'react'
import { IconButton } from '../buttons/icon-button.tsx'
import { formatNumber } from '../formats/formats.ts'
import { PAGE_SIZES, pageEntries } from './pages.ts'

export interface PaginationProps {
  /** Counts from 0. */
  page: number
  pageSize: number
  total: number
  /** There are more than `total`; pages lead as far as that. */
  isMore?: boolean | undefined
  onPage: (page: number) => void
  onPageSize?: (pageSize: number) => void
  label?: string
}

const whole = (value: number) => formatNumber(value, { decimals: 0 })

/**
 * Which rows of how many are shown, and the way to others. Pages count from 0; with one page there are no buttons.
 */
export function Pagination(props: PaginationProps) {
  const { page, pageSize, total, isMore, onPage, onPageSize, label = 'Seiten' } = props
  const id = useId()
  const pages = Math.max(1, Math.ceil(total / pageSize))
  const first = total === 0 ? 0 : page * pageSize + 1
  const last = Math.min(total, (page + 1) * pageSize)
  return (
    <div className="kit-pagination kit-no-print">
      <span className="kit-muted kit-tabular">
        {whole(first)}–{whole(last)} von {isMore && 'mehr als '}
        {whole(total)}
      </span>
      {onPageSize && (
        <span className="kit-page-size">
          <label htmlFor={id}>Zeilen je Seite</label>
          <select id={id} value={pageSize} onChange={(event) => onPageSize(Number(event.target.value))}>
            {PAGE_SIZES.map((size) => (
              <option key={size} value={size}>
                {size}
              </option>
            ))}
          </select>
        </span>
      )}
      {pages > 1 && (
        <nav aria-label={label} className="kit-pages">
          <IconButton label="Vorherige Seite" small disabled={page <= 0} onClick={() => onPage(page - 1)}>
            <IconChevronLeft size={18} aria-hidden="true" />
          </IconButton>
          {pageEntries(page, pages).map((entry, index) =>
            entry === 'gap' ? (
              <span key={`gap-${index}`} className="kit-page-gap" aria-hidden="true">
                …
              </span>
            ) : (
              <button
                key={entry}
                type="button"
                className="kit-page-number kit-tabular"
                aria-label={`Seite ${whole(entry + 1)}`}
                aria-current={entry === page ? 'page' : undefined}
                onClick={() => onPage(entry)}
              >
                {whole(entry + 1)}
              </button>
            ),
          )}
          <IconButton
            label="Nächste Seite"
            small
            disabled={page >= pages - 1}
            onClick={() => onPage(page + 1)}
          >
            <IconChevronRight size={18} aria-hidden="true" />
          </IconButton>
        </nav>
      )}
    </div>
  )
}
