import type { BusinessData } from '@schrankwerk/contracts'
import { Link } from '@schrankwerk/shell-api/router'
import { Inline, LinkButton, Notice, Section, Stack } from '@schrankwerk/ui'
import { IconHistory } from '@tabler/icons-react'
import { folderLogPath } from '../../paths.ts'
import { AccessSwitches } from './access-switches.tsx'
import { CopyLink } from './copy-link.tsx'
import { Entries } from './entries.tsx'
import { useSettingsText } from './settings-text.ts'
import { isShared } from './shared-folder.ts'
import { TypeRights } from './type-rights.tsx'
import { WhoCanOpen } from './who-can-open.tsx'

export interface FolderSettingsPanelProps {
  folder: BusinessData
  /** Of its headings, one below what it stands under. */
  level: 2 | 3
}

/** Who may open a folder: the switches, the password, the rights, the entries, and what all of it comes to now. */
export function FolderSettingsPanel({ folder, level }: FolderSettingsPanelProps) {
  const t = useSettingsText()
  if (!isShared(folder)) return null
  return (
    <Stack gap={5}>
      {folder.state !== 'open' && <Notice>{t(`state.${folder.state}`)}</Notice>}
      <Section level={level} title={t('opens.title')}>
        <WhoCanOpen folder={folder} />
      </Section>
      <Section level={level} title={t('switches.title')}>
        <AccessSwitches folder={folder} />
        <CopyLink offerId={folder.offerId} />
      </Section>
      <Entries folder={folder} level={level} />
      <Section level={level} title={t('types.title')} description={t('types.text')}>
        <TypeRights folder={folder} />
      </Section>
      <Inline>
        <LinkButton
          small
          component={Link}
          to={folderLogPath(folder.offerId)}
          icon={<IconHistory size={16} stroke={1.75} aria-hidden="true" />}
        >
          {t('log')}
        </LinkButton>
      </Inline>
    </Stack>
  )
}
