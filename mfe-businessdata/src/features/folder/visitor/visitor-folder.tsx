import { usePageTitle } from '@schrankwerk/shell-api'
import { Button, formatTime, Page } from '@schrankwerk/ui'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FolderAbsence } from '../folder-absence.tsx'
import { OutsiderFolder } from '../outsider-folder.tsx'
import { useFolder } from '../use-folder.ts'
import type { ShareToken } from './share-token.ts'
import { visitorCalls } from './visitor.api.ts'

interface VisitorFolderProps {
  offerId: string
  token: ShareToken
  /** The form was here a moment ago, and the focus went with it. */
  hasEntered: boolean
  onEnded: () => void
  onClose: () => void
}

/** The folder for whoever has its password, until the token ends. */
export function VisitorFolder({ offerId, token, hasEntered, onEnded, onClose }: VisitorFolderProps) {
  const { t } = useTranslation('businessdata')
  const [calls] = useState(() => visitorCalls(token.shareToken, onEnded))
  useEffect(() => {
    const timer = setTimeout(onEnded, Date.parse(token.expiresAt) - Date.now())
    return () => clearTimeout(timer)
  }, [token, onEnded])
  useEffect(() => {
    if (hasEntered) document.querySelector<HTMLElement>('main h1')?.focus()
  }, [hasEntered])
  const opened = useFolder(offerId, calls)
  const { folder } = opened
  usePageTitle(folder ? undefined : t('folder.titlePlain'))
  if (!folder)
    return (
      <Page title={t('folder.titlePlain')}>
        <FolderAbsence {...opened} />
      </Page>
    )
  return (
    <OutsiderFolder
      folder={folder}
      opened={opened}
      calls={calls}
      access={t('visitor.access', { time: formatTime(token.expiresAt) })}
      actions={<Button onClick={onClose}>{t('visitor.close')}</Button>}
    />
  )
}
