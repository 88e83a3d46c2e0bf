import { absenceOf } from '@schrankwerk/shell-api'
import { Failed, formatBytes, Loading, Muted, SkeletonLine, Stack } from '@schrankwerk/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import styles from './folder.module.css'

/** Of a text. */
const mostTextBytes = 200 * 1024

export interface TextPreviewProps {
  name: string
  size: number
  /** Of the query: changes with the content. */
  queryKey: readonly unknown[]
  /** The first bytes. */
  read: (bytes: number, signal: AbortSignal) => Promise<Uint8Array>
}

/** As UTF-8, else as what Windows wrote; a character that was cut is left out. */
const decode = (bytes: Uint8Array): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true })
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** The beginning of a text file. */
export function TextPreview({ name, size, queryKey, read }: TextPreviewProps) {
  const { t } = useTranslation('businessdata')
  const text = useQuery({
    queryKey,
    queryFn: async ({ signal }) => decode(await read(mostTextBytes, signal)),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  if (text.error)
    return (
      <Failed what={t('preview.failed')} {...absenceOf(text.error)} onRetry={() => void text.refetch()} />
    )
  if (text.data === undefined)
    return (
      <Loading>
        <SkeletonLine width="60%" />
      </Loading>
    )
  return (
    <Stack gap={2}>
      {size > mostTextBytes && <Muted>{t('preview.textCut', { size: formatBytes(mostTextBytes) })}</Muted>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long text is scrolled by key */}
      <section className={styles.text} aria-label={name} tabIndex={0}>
        <pre>{text.data}</pre>
      </section>
    </Stack>
  )
}
