import type { BusinessData, BusinessDataItem } from '@schrankwerk/contracts'
import { problemText, useSingleMutation } from '@schrankwerk/shell-api'
import { Button, Dialog, Inline, Notice, notify, Stack } from '@schrankwerk/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FolderCalls } from '../../folder/folder.api.ts'
import { restoreVersion } from './folder-changes.api.ts'
import { VersionList } from './version-list.tsx'

export interface VersionsDialogProps {
  folder: BusinessData
  item: BusinessDataItem
  calls: FolderCalls
  onClose: () => void
}

/** What stood under a file's name: who put it there and when, to download or to make it current again. */
export function VersionsDialog({ folder, item, calls, onClose }: VersionsDialogProps) {
  const { t } = useTranslation('businessdata')
  const cache = useQueryClient()
  const [wanted, setWanted] = useState<number>()
  const restoring = useSingleMutation({
    mutationFn: (version: number) => restoreVersion(folder.offerId, item, version),
    onSettled: () => cache.invalidateQueries({ queryKey: ['businessData'] }),
    onSuccess: (restored, version) => {
      setWanted(undefined)
      notify.success(t('versions.restored', { version, next: restored.version }))
    },
  })
  return (
    <Dialog
      open
      size="large"
      onClose={onClose}
      closable={!restoring.isPending}
      title={t('versions.title', { name: item.filename })}
      actions={
        <Button variant="primary" onClick={onClose} disabled={restoring.isPending}>
          {t('close')}
        </Button>
      }
    >
      <Stack gap={3}>
        {wanted !== undefined && (
          <RestoreNotice
            version={wanted}
            current={item.version}
            error={restoring.error}
            isRestoring={restoring.isPending}
            onCancel={() => setWanted(undefined)}
            onRestore={() => restoring.mutate(wanted)}
          />
        )}
        <VersionList
          folder={folder}
          item={item}
          calls={calls}
          onRestore={(version) => {
            restoring.reset()
            setWanted(version)
          }}
        />
      </Stack>
    </Dialog>
  )
}

interface RestoreNoticeProps {
  version: number
  current: number
  error: Error | null
  isRestoring: boolean
  onCancel: () => void
  onRestore: () => void
}

/** Says what happens if this version is restored, and asks for it; where that failed, says why. */
function RestoreNotice({ version, current, error, isRestoring, onCancel, onRestore }: RestoreNoticeProps) {
  const { t } = useTranslation('businessdata')
  return (
    <Notice
      tone={error ? 'error' : 'warning'}
      title={t('versions.restoreTitle', { version })}
      action={
        <Inline gap={2}>
          <Button small disabled={isRestoring} onClick={onCancel}>
            {t('cancel')}
          </Button>
          <Button small variant="primary" loading={isRestoring} onClick={onRestore}>
            {t('versions.restore')}
          </Button>
        </Inline>
      }
    >
      {error ? problemText(error) : t('versions.restoreEffect', { version, next: current + 1, current })}
    </Notice>
  )
}
