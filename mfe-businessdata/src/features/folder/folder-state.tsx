import type { BusinessData } from '@schrankwerk/contracts'
import { formatBytes, formatNumber, Muted, Notice } from '@schrankwerk/ui'
import { useTranslation } from 'react-i18next'

/** What may be done here and how much room is left, in a sentence each. */
export function FolderState({ folder: { state, view, permissions, room } }: { folder: BusinessData }) {
  const { t } = useTranslation('businessdata')
  const isFull = room !== null && (room.bytes >= room.maximumBytes || room.files >= room.maximumFiles)
  return (
    <>
      {state !== 'open' && <Notice tone="info">{t(`folder.state.${state}`)}</Notice>}
      {state !== 'closed' && !permissions.write && view !== 'visitor' && (
        <Muted>{t('folder.readOnly')}</Muted>
      )}
      {room && permissions.write && (
        <Muted>
          {t('folder.room', {
            used: formatBytes(room.bytes),
            maximum: formatBytes(room.maximumBytes),
            files: formatNumber(room.files),
            maximumFiles: formatNumber(room.maximumFiles),
          })}
        </Muted>
      )}
      {isFull && <Notice tone="warning">{t('folder.full')}</Notice>}
    </>
  )
}
