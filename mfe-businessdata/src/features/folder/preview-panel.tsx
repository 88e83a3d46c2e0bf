import type { BusinessDataItem } from '@schrankwerk/contracts'
import { Card, Failed, IconButton, LazyPart, Loading, lazyCode, SkeletonLine } from '@schrankwerk/ui'
import { IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { previewQuery } from './folder.api.ts'
import styles from './folder.module.css'

const pdfViewer = lazyCode(() => import('@schrankwerk/ui/pdf'))

export interface PreviewPanelProps {
  offerId: string
  item: BusinessDataItem
  onClose: () => void
}

/** A PDF beside the table; on narrow windows below it, so it is brought into view. */
export function PreviewPanel({ offerId, item, onClose }: PreviewPanelProps) {
  const { t } = useTranslation('businessdata')
  const panel = useRef<HTMLElement>(null)
  const content = useQuery(previewQuery(offerId, item))
  // biome-ignore lint/correctness/useExhaustiveDependencies: another file is brought into view as well
  useEffect(() => {
    panel.current?.focus({ preventScroll: true })
    panel.current?.scrollIntoView({ block: 'nearest' })
  }, [item.id])
  const shape = <SkeletonLine width="60%" />
  return (
    <section ref={panel} tabIndex={-1} aria-label={t('folder.previewOf', { name: item.filename })}>
      <Card
        level={2}
        title={item.filename}
        actions={
          <IconButton small label={t('folder.previewClose')} onClick={onClose}>
            <IconX size={16} stroke={1.75} aria-hidden="true" />
          </IconButton>
        }
      >
        {content.error ? (
          <Failed what={t('folder.previewFailed')} onRetry={() => void content.refetch()} />
        ) : content.data ? (
          <div className={styles.preview}>
            <LazyPart part={pdfViewer} what={t('folder.previewFailed')} skeleton={shape}>
              {({ PdfViewer }) => <PdfViewer file={content.data} label={item.filename} />}
            </LazyPart>
          </div>
        ) : (
          <Loading>{shape}</Loading>
        )}
      </Card>
    </section>
  )
}
