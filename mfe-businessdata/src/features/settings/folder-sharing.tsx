import type { BusinessData } from '@schrankwerk/contracts'
import { absenceOf } from '@schrankwerk/shell-api'
import { Disclosure, Failed, FormSkeleton, LazyPart, Loading, lazyCode } from '@schrankwerk/ui'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { folderQuery } from '../../folder/folder.api.ts'
import type { FolderSettingsPanelProps } from './folder-settings-panel.tsx'

const panel = lazyCode(() => import('./folder-settings-panel.tsx'))

/** Who may open a folder, for the admins of its two companies; nothing for anybody else. */
export function FolderSharing({ folder }: { folder: BusinessData }) {
  if (!folder.settings) return null
  return (
    <WhenOpened>
      <Panel folder={folder} level={2} />
    </WhenOpened>
  )
}

/** The same beside an offer: its folder is asked for when somebody wants to see it. */
export function SharingOfOffer({ offerId }: { offerId: string }) {
  return (
    <WhenOpened>
      <PanelOfOffer offerId={offerId} />
    </WhenOpened>
  )
}

function WhenOpened({ children }: { children: ReactNode }) {
  const { t } = useTranslation('businessdata')
  const [isOpen, setOpen] = useState(false)
  return (
    <Disclosure summary={t('sharing.title')} onToggle={setOpen}>
      {isOpen && children}
    </Disclosure>
  )
}

function PanelOfOffer({ offerId }: { offerId: string }) {
  const { t } = useTranslation('businessdata')
  const folder = useQuery(folderQuery(offerId))
  if (folder.data?.settings) return <Panel folder={folder.data} level={3} />
  if (folder.data) return <p>{t('sharing.adminsOnly')}</p>
  const failure = absenceOf(folder.error)
  if (failure) return <Failed what={t('sharing.what')} {...failure} onRetry={() => void folder.refetch()} />
  return (
    <Loading>
      <FormSkeleton fields={3} />
    </Loading>
  )
}

function Panel(props: FolderSettingsPanelProps) {
  const { t } = useTranslation('businessdata')
  return (
    <LazyPart part={panel} what={t('sharing.what')} skeleton={<FormSkeleton fields={3} />}>
      {({ FolderSettingsPanel }) => <FolderSettingsPanel {...props} />}
    </LazyPart>
  )
}
