import { Dialog, Stack } from '@schrankwerk/ui'
import { useTranslation } from 'react-i18next'
import { ExportList } from './export-list.tsx'
import type { FoundArticles } from './export-values.ts'
import { StartExport } from './start-export.tsx'

export interface ExportDialogProps {
  /** Missing where the list shows all articles. */
  found: FoundArticles | undefined
  onClose: () => void
}

/** The way to start an export, and below it the latest ones with their files. */
export function ExportDialog({ found, onClose }: ExportDialogProps) {
  const { t } = useTranslation('catalogue')
  return (
    <Dialog open onClose={onClose} size="large" title={t('export.title')}>
      <Stack gap={6}>
        <StartExport found={found} />
        <ExportList />
      </Stack>
    </Dialog>
  )
}
