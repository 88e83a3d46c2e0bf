import type { ReactNode } from 'react'
import { useIsNarrow } from '../theme/use-is-narrow.ts'

export interface SimpleTableProps {
  label: string
  /** The first may be empty where its column names the rows. */
  head: readonly ReactNode[]
  rows: readonly (readonly ReactNode[])[]
  align?: readonly ('start' | 'center' | 'end' | undefined)[]
}

/** A small table without anything to do in it; its rows are cards below 768 px. */
export function SimpleTable({ label, head, rows, align = [] }: SimpleTableProps) {
  const isNarrow = useIsNarrow()
  if (isNarrow)
    return (
      <ul className="kit-row-cards" aria-label={label}>
        {rows.map((cells, row) => (
          <li key={row}>
            {head[0] === '' && <div className="kit-row-card-head">{cells[0]}</div>}
            <dl>
              {cells.map(
                (cell, index) =>
                  (index > 0 || head[0] !== '') && (
                    <div key={index}>
                      <dt>{head[index]}</dt>
                      <dd>{cell}</dd>
                    </div>
                  ),
              )}
            </dl>
          </li>
        ))}
      </ul>
    )
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by key
    <section className="kit-table-scroll" aria-label={label} tabIndex={0}>
      <table className="kit-table">
        <caption className="kit-hidden">{label}</caption>
        <thead>
          <tr>
            {head.map((title, index) => (
              <th key={index} scope="col" data-align={align[index]}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row}>
              {cells.map((cell, index) => (
                <td key={index} data-align={align[index]}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
