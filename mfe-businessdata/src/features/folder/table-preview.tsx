import { absenceOf, ProblemError, problemText } from '@schrankwerk/shell-api'
import { Empty, Failed, Loading, Muted, Notice, Stack, TableSkeleton, Tabs } from '@schrankwerk/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PreviewedTable } from '../../folder/folder.api.ts'
import styles from './folder.module.css'

export interface TablePreviewProps {
  name: string
  /** Of the query, without the sheet: changes with the content. */
  queryKey: readonly unknown[]
  read: (sheet: number, signal: AbortSignal) => Promise<PreviewedTable>
}

function Rows({ name, table }: { name: string; table: PreviewedTable }) {
  const { t } = useTranslation('businessdata')
  if (table.rows.length === 0) return <Empty text={t('preview.sheetEmpty')} />
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by key
    <section className={styles.sheet} aria-label={name} tabIndex={0}>
      <table className="kit-table">
        <caption className="kit-hidden">{name}</caption>
        <tbody>
          {table.rows.map((cells, row) => (
            <tr key={row}>
              {cells.map((cell, column) => (
                <td key={column}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** The first rows of a table file, its sheets as tabs. */
export function TablePreview({ name, queryKey, read }: TablePreviewProps) {
  const { t } = useTranslation('businessdata')
  const [sheet, setSheet] = useState(0)
  const table = useQuery({
    queryKey: [...queryKey, sheet],
    queryFn: ({ signal }) => read(sheet, signal),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  if (table.error) {
    const isOfFile = table.error instanceof ProblemError && table.error.code.startsWith('file-')
    if (isOfFile) return <Notice>{problemText(table.error)}</Notice>
    return (
      <Failed what={t('preview.failed')} {...absenceOf(table.error)} onRetry={() => void table.refetch()} />
    )
  }
  if (!table.data)
    return (
      <Loading>
        <TableSkeleton rows={6} columns={4} />
      </Loading>
    )
  const { sheets, isCut } = table.data
  const rows = <Rows name={sheets[sheet] ?? name} table={table.data} />
  return (
    <Stack gap={2}>
      {isCut && <Muted>{t('preview.tableCut')}</Muted>}
      {sheets.length > 1 ? (
        <Tabs
          label={t('preview.sheets')}
          items={sheets.map((label, at) => ({ key: String(at), label, content: rows }))}
          value={String(sheet)}
          onChange={(key) => setSheet(Number(key))}
        />
      ) : (
        rows
      )}
    </Stack>
  )
}
