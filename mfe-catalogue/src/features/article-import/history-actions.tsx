import type { ArticleImport } from '@schrankwerk/contracts'
import { problemText } from '@schrankwerk/shell-api'
import { Link } from '@schrankwerk/shell-api/router'
import { IconButton, Inline, LinkButton } from '@schrankwerk/ui'
import { IconArrowBackUp, IconDownload, IconFileAlert, IconTrash } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import styles from '../../kept-file.module.css'
import { importProposalPath } from '../../paths.ts'
import { download } from './article-import.api.ts'

export interface HistoryActionsProps {
  entry: ArticleImport
  /** Left out where this person may not. */
  onDelete: (() => void) | undefined
  /** Left out where this person may not. */
  onUndo: (() => void) | undefined
}

const iconProps = { size: 16, stroke: 1.75, 'aria-hidden': true } as const

export function HistoryActions({ entry, onDelete, onUndo }: HistoryActionsProps) {
  const { t } = useTranslation('catalogue')
  const { id, filename, state, skipped, notices, undoUntil } = entry
  const downloading = useMutation({
    mutationFn: (what: 'file' | 'skipped') => download(id, what),
  })
  const { error } = downloading
  return (
    <>
      <Inline gap={1} justify="flex-end" wrap={false}>
        {state === 'PROPOSED' && (
          <LinkButton
            small
            component={Link}
            to={importProposalPath(id)}
            aria-label={t('import.history.lookAt', { filename })}
          >
            {t('import.history.look')}
          </LinkButton>
        )}
        {onUndo && state === 'ENDED' && undoUntil !== null && (
          <IconButton small label={t('import.history.undo', { filename })} onClick={onUndo}>
            <IconArrowBackUp {...iconProps} />
          </IconButton>
        )}
        {skipped + notices > 0 && (
          <IconButton
            small
            label={t(skipped > 0 ? 'import.history.downloadSkipped' : 'import.history.downloadNotices', {
              filename,
            })}
            onClick={() => downloading.mutate('skipped')}
          >
            <IconFileAlert {...iconProps} />
          </IconButton>
        )}
        <IconButton
          small
          label={t('import.history.download', { filename })}
          onClick={() => downloading.mutate('file')}
        >
          <IconDownload {...iconProps} />
        </IconButton>
        {onDelete && state !== 'RUNNING' && (
          <IconButton small label={t('import.history.delete', { filename })} onClick={onDelete}>
            <IconTrash {...iconProps} />
          </IconButton>
        )}
      </Inline>
      {error && (
        <p role="alert" className={styles.failure}>
          {problemText(error, t('import.history.downloadFailed'))}
        </p>
      )}
    </>
  )
}
