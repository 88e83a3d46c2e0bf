import { Dialog, Stack } from '@schrankwerk/ui'
import { useTranslation } from 'react-i18next'
import { ExportList } from './export-list.tsx'
import { StartExport } from './start-export.tsx'

/** The way to start an export, and below it the latest ones with their files. */
export function ExportDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('catalogue')
  return (
    <Dialog open onClose={onClose} size="large" title={t('export.title')}>
      <Stack gap={6}>
        <StartExport />
        <ExportList />
      </Stack>
    </Dialog>
  )
}
