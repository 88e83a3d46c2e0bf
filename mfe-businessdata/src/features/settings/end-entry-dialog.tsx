import type { Visibility } from '@schrankwerk/contracts'
import { formatMail } from '@schrankwerk/domain'
import { problemText } from '@schrankwerk/shell-api'
import { ConfirmDialog } from '@schrankwerk/ui'
import { companyOf } from '../../folder/company-of.ts'
import { endEntry } from './settings.api.ts'
import { useSettingsText } from './settings-text.ts'
import type { SharedFolder } from './shared-folder.ts'
import { isOutdated, useSettingsChange } from './use-settings-change.ts'

export interface EndEntryDialogProps {
  folder: SharedFolder
  entry: Visibility
  onClose: () => void
  onDone: () => void
}

/** Asks before somebody's access ends; the other side's entry is ended the same way as an own one. */
export function EndEntryDialog({ folder, entry, onClose, onDone }: EndEntryDialogProps) {
  const t = useSettingsText()
  const email = formatMail(entry.email)
  const ending = useSettingsChange({
    send: () => endEntry(folder.offerId, folder.settings, entry.id),
    done: () => t('end.done', { email }),
    onDone: () => {
      onClose()
      onDone()
    },
  })
  const isForeign = entry.side !== folder.settings.side
  return (
    <ConfirmDialog
      open
      onCancel={onClose}
      onConfirm={() => ending.mutate()}
      busy={ending.isPending}
      title={t('end.title', { email })}
      verb={t('entry.end')}
      error={
        ending.error &&
        (isOutdated(ending.error) ? t('end.changed') : t('end.failed', { detail: problemText(ending.error) }))
      }
    >
      <p>{t('end.effect')}</p>
      {isForeign && <p>{t('end.foreign', { company: companyOf(folder, entry.side) })}</p>}
    </ConfirmDialog>
  )
}
