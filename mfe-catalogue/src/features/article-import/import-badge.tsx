import { getArticleImportProgress } from '@schrankwerk/contracts'
import { useMayCall } from '@schrankwerk/shell-api'
import { useLocation } from '@schrankwerk/shell-api/router'
import { Button, formatPercent, LazyPart, lazyCode, notify, useIsNarrow } from '@schrankwerk/ui'
import { IconAlertTriangle, IconProgress } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { progressQuery } from './article-import.api.ts'
import { useImportUpload } from './upload-store.ts'
import { useImportEnding } from './use-import-ending.ts'

const importDialog = lazyCode(() => import('./import-dialog.tsx'))

const iconProps = { size: 18, stroke: 1.75, 'aria-hidden': true } as const

/** In the header of every page: the file on its way and anybody's running import, and the way to both. */
export default function ImportBadge() {
  return useMayCall(getArticleImportProgress) ? <Badge /> : null
}

function Badge() {
  const { t } = useTranslation('catalogue')
  const isNarrow = useIsNarrow()
  const { pathname } = useLocation()
  const { data: progress } = useQuery(progressQuery)
  const upload = useImportUpload()
  const [isOpen, setOpen] = useState(false)
  useImportEnding(progress)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is another matter
  useEffect(() => setOpen(false), [pathname])

  const open = () =>
    importDialog.load().then(
      () => setOpen(true),
      () => notify.error(t('import.dialogFailed')),
    )
  const told = () => {
    if (progress?.importId) return { text: 'import.badge.running', share: (progress.percent ?? 0) / 100 }
    if (upload?.error !== undefined) return { text: 'import.badge.failed' }
    if (upload) return { text: 'import.badge.sending', share: upload.share }
    return undefined
  }
  const badge = told()
  const percent = badge?.share === undefined ? undefined : formatPercent(badge.share)
  const label = badge && t(badge.text, { percent })
  return (
    <>
      {badge && (
        <Button
          variant="quiet"
          small
          icon={percent ? <IconProgress {...iconProps} /> : <IconAlertTriangle {...iconProps} />}
          aria-haspopup="dialog"
          aria-label={label}
          onClick={() => void open()}
        >
          <span className="kit-tabular">{isNarrow ? percent : label}</span>
        </Button>
      )}
      {isOpen && (
        <LazyPart part={importDialog} what={t('import.title')}>
          {({ ImportDialog }) => <ImportDialog onClose={() => setOpen(false)} />}
        </LazyPart>
      )}
    </>
  )
}
