import { problemText, useSingleMutation } from '@schrankwerk/shell-api'
import { Button, Menu, notify } from '@schrankwerk/ui'
import { IconDownload } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { downloadUsers, type ExportQuery } from '../../user.api.ts'

const formats = ['xlsx', 'csv'] as const

/** Downloads the people whom the filters of the list find. */
export function ExportUsers({ query }: { query: Omit<ExportQuery, 'format'> }) {
  const { t } = useTranslation('accounts')
  const downloading = useSingleMutation({
    mutationFn: (format: (typeof formats)[number]) => downloadUsers({ ...query, format }),
    onError: (error) => notify.error(t('download.failed', { detail: problemText(error) })),
  })
  return (
    <Menu
      label={t('user.export.verb')}
      trigger={
        <Button
          icon={<IconDownload size={18} stroke={1.75} aria-hidden="true" />}
          loading={downloading.isPending}
        >
          {t('user.export.verb')}
        </Button>
      }
      items={formats.map((format) => ({
        key: format,
        label: t(`user.export.${format}`),
        onSelect: () => downloading.mutate(format),
      }))}
    />
  )
}
