import type { BusinessData } from '@schrankwerk/contracts'
import { Link } from '@schrankwerk/shell-api/router'
import { BackLink, formatDate } from '@schrankwerk/ui'
import { useTranslation } from 'react-i18next'
import { folderListPath } from '../../../paths.ts'
import { OutsiderFolder } from '../outsider-folder.tsx'
import type { OpenedFolder } from '../use-folder.ts'

/** The last day on which somebody may come in; the access ends with it, at midnight. */
const lastDay = (accessUntil: string): string =>
  formatDate(new Date(Date.parse(accessUntil) - 1).toISOString())

/** The folder for whom an entry names. */
export function GuestFolder({ folder, opened }: { folder: BusinessData; opened: OpenedFolder }) {
  const { t } = useTranslation('businessdata')
  const { accessUntil } = folder
  return (
    <OutsiderFolder
      folder={folder}
      opened={opened}
      access={accessUntil === null ? t('guest.unlimited') : t('guest.until', { date: lastDay(accessUntil) })}
      back={
        <BackLink component={Link} to={folderListPath}>
          {t('folder.back')}
        </BackLink>
      }
    />
  )
}
