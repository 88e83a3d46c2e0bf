import { Button, Empty, Failed, Loading, TableSkeleton } from '@schrankwerk/ui'
import { useTranslation } from 'react-i18next'
import type { OpenedFolder } from './use-folder.ts'

/** What stands in place of the files: they are on their way, not for this person, not any more, or did not load. */
export function FolderAbsence({ absence, problem, askAgain }: OpenedFolder) {
  const { t } = useTranslation('businessdata')
  switch (absence) {
    case 'missing':
      return <Empty text={t('folder.missing')} />
    case 'ended':
      return (
        <div role="alert">
          <Empty text={t('folder.ended')} action={<Button onClick={askAgain}>{t('list.retry')}</Button>} />
        </div>
      )
    case 'failed':
      return (
        <Failed
          what={t('folder.what')}
          onRetry={askAgain}
          detail={problem?.detail}
          code={problem?.code}
          requestId={problem?.requestId}
        />
      )
    case undefined:
      return (
        <Loading>
          <TableSkeleton rows={6} columns={5} />
        </Loading>
      )
  }
}
