import type { ArticleExport } from '@schrankwerk/contracts'
import { problemText } from '@schrankwerk/shell-api'
import { IconButton, Inline } from '@schrankwerk/ui'
import { IconDownload, IconTrash } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import styles from '../../kept-file.module.css'
import { download } from './article-export.api.ts'

const iconProps = { size: 16, stroke: 1.75, 'aria-hidden': true } as const

export function ExportActions({ entry, onDelete }: { entry: ArticleExport; onDelete: () => void }) {
  const { t } = useTranslation('catalogue')
  const name = { filename: entry.filename }
  const downloading = useMutation({ mutationFn: download })
  const { error } = downloading
  return (
    <>
      <Inline gap={1} justify="flex-end" wrap={false}>
        {entry.state === 'ENDED' && (
          <IconButton
            small
            label={t('export.list.download', name)}
            onClick={() => downloading.mutate(entry.id)}
          >
            <IconDownload {...iconProps} />
          </IconButton>
        )}
        <IconButton small label={t('export.list.delete', name)} onClick={onDelete}>
          <IconTrash {...iconProps} />
        </IconButton>
      </Inline>
      {error && (
        <p role="alert" className={styles.failure}>
          {problemText(error, t('export.list.downloadFailed'))}
        </p>
      )}
    </>
  )
}
