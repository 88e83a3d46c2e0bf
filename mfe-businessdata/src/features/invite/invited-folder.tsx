import { DescriptionList, formatDate } from '@schrankwerk/ui'
import { useTranslation } from 'react-i18next'
import type { InvitedFolder as Folder } from './invite.api.ts'

/** What one is invited to. */
export function InvitedFolder({ folder }: { folder: Folder }) {
  const { t } = useTranslation('businessdata')
  return (
    <DescriptionList
      items={[
        { term: t('invite.project'), value: folder.enquiryTitle ?? '–' },
        { term: t('field.referenceNumberOfCustomer'), value: folder.referenceNumber ?? '–' },
        { term: t('invite.invitedBy'), value: folder.companyName },
        { term: t('field.rights'), value: t(folder.permissions.write ? 'rights.write' : 'rights.read') },
        {
          term: t('field.endDate'),
          value: folder.endDate === null ? t('unlimited') : formatDate(folder.endDate),
        },
      ]}
    />
  )
}
