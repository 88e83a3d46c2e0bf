import { Link, useLocation } from '@schrankwerk/shell-api/router'
import { ColorSchemeSwitch, NavItem, useIsNarrow } from '@schrankwerk/ui'
import { IconCalendarEvent, IconUserCircle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { profilePath } from '../routing/access.ts'
import { useConfiguration } from '../start/use-configuration.ts'

export function HeaderTools() {
  const { t } = useTranslation('shell')
  const { pathname } = useLocation()
  const appointmentUrl = useConfiguration((configuration) => configuration?.appointmentUrl)
  const isNarrow = useIsNarrow('menu')
  const label = (text: string) => <span className={isNarrow ? 'kit-hidden' : undefined}>{text}</span>
  return (
    <>
      {appointmentUrl && (
        <NavItem
          href={appointmentUrl}
          target="_blank"
          rel="noopener noreferrer"
          icon={<IconCalendarEvent size={18} aria-hidden />}
        >
          {label(t('appointment'))}
        </NavItem>
      )}
      <ColorSchemeSwitch />
      <NavItem
        component={Link}
        to={profilePath}
        active={pathname === profilePath}
        icon={<IconUserCircle size={20} aria-hidden />}
      >
        {label(t('profile.menu'))}
      </NavItem>
    </>
  )
}
