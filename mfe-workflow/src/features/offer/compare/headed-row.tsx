import { Stack, useIsNarrow } from '@schrankwerk/ui'
import type { ReactNode } from 'react'
import styles from './comparison.module.css'

export interface HeadedRowProps {
  label: ReactNode
  /** What was asked for, or where the line is. */
  note?: ReactNode
  /** One cell an offer. */
  cells: readonly { key: string; content: ReactNode }[]
}

/** What is compared beside the offers; on a phone above them, so that two of them are in view. */
export function HeadedRow({ label, note, cells }: HeadedRowProps) {
  const isNarrow = useIsNarrow()
  const head = (
    <Stack gap={1} className={styles.head}>
      <span>{label}</span>
      {note && <span className={styles.asked}>{note}</span>}
    </Stack>
  )
  const row = cells.map(({ key, content }) => <td key={key}>{content}</td>)
  if (!isNarrow)
    return (
      <tr>
        <th scope="row">{head}</th>
        {row}
      </tr>
    )
  return (
    <>
      <tr>
        <th className={styles.above} scope="rowgroup" colSpan={cells.length}>
          {head}
        </th>
      </tr>
      <tr>{row}</tr>
    </>
  )
}
