import type { BusinessData } from '@schrankwerk/contracts'
import { Button, Empty, Inline, Notice, notify, Stack } from '@schrankwerk/ui'
import { DataTable } from '@schrankwerk/ui/table'
import { IconDownload, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DeleteDialog } from './delete-dialog.tsx'
import styles from './folder.module.css'
import { itemColumns } from './folder-columns.tsx'
import { PreviewPanel } from './preview-panel.tsx'
import { useDownloads } from './use-downloads.ts'

export interface FolderFilesProps {
  folder: BusinessData
  /** Id of the file shown beside the table. */
  previewed: string | undefined
  onPreview: (itemId: string | undefined) => void
}

/** The files, what can be done with the chosen ones, and the preview. */
export function FolderFiles({ folder, previewed, onPreview }: FolderFilesProps) {
  const { t } = useTranslation('businessdata')
  const [selected, setSelected] = useState<string[]>([])
  const [lacksSelection, setLacksSelection] = useState(false)
  const [isDeleting, setDeleting] = useState(false)
  const { items, permissions, offerId } = folder
  const downloads = useDownloads(offerId)
  const chosen = items.filter(({ id }) => selected.includes(id))
  const shown = items.find(({ id, permissions: { read } }) => id === previewed && read)
  const withChosen = (run: () => void) => {
    setLacksSelection(chosen.length === 0)
    if (chosen.length > 0) return run()
    notify.error(t('folder.noneSelected'))
  }
  const canDelete = permissions.write || items.some((item) => item.permissions.write)
  const table = (
    <Stack gap={3}>
      {lacksSelection && chosen.length === 0 && <Notice tone="error">{t('folder.noneSelected')}</Notice>}
      <DataTable
        label={t('folder.table')}
        rows={items}
        rowKey={({ id }) => id}
        rowLabel={({ filename }) => filename}
        empty={<Empty text={t(permissions.write ? 'folder.emptyWritable' : 'folder.empty')} />}
        selection={{ selected: chosen.map(({ id }) => id), onSelect: setSelected }}
        columns={itemColumns({
          t,
          previewed: shown?.id,
          downloading: downloads.one.isPending ? downloads.one.variables : undefined,
          onPreview: ({ id }) => onPreview(id === shown?.id ? undefined : id),
          onDownload: ({ id }) => downloads.one.mutate(id),
        })}
        toolbar={
          items.length > 0 && (
            <Inline gap={2}>
              <Button
                icon={<IconDownload size={18} stroke={1.75} aria-hidden="true" />}
                loading={downloads.several.isPending}
                onClick={() => withChosen(() => downloads.several.mutate(chosen.map(({ id }) => id)))}
              >
                {t('folder.downloadSelected')}
              </Button>
              {canDelete && (
                <Button
                  icon={<IconTrash size={18} stroke={1.75} aria-hidden="true" />}
                  onClick={() => withChosen(() => setDeleting(true))}
                >
                  {t('folder.deleteSelected')}
                </Button>
              )}
            </Inline>
          )
        }
      />
    </Stack>
  )
  return (
    <>
      <div className={styles.split} data-open={shown !== undefined || undefined}>
        {table}
        {shown && <PreviewPanel offerId={offerId} item={shown} onClose={() => onPreview(undefined)} />}
      </div>
      {isDeleting && <DeleteDialog offerId={offerId} items={chosen} onClose={() => setDeleting(false)} />}
    </>
  )
}
