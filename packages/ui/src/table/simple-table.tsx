import type { ReactNode } from 'react'

export interface SimpleTableProps {
  label: string
  head: readonly ReactNode[]
  rows: readonly (readonly ReactNode[])[]
  align?: readonly ('start' | 'center' | 'end' | undefined)[]
}

/** A small table without anything to do in it. */
export function SimpleTable({ label, head, rows, align = [] }: SimpleTableProps) {
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
