import { type NavEntry, useSession } from '@schrankwerk/shell-api'
import { Link, useLocation } from '@schrankwerk/shell-api/router'
import { NavItem } from '@schrankwerk/ui'
import { useTranslation } from 'react-i18next'
import { useRegistry } from '../federation/registry.ts'
import { menuEntries } from '../routing/access.ts'

/** The areas' entries that the person may see. */
export function useMenuEntries(): NavEntry[] {
  const { user } = useSession()
  const areas = useRegistry((registry) => registry.areas)
  return menuEntries(user, areas)
}

export function MainMenu({ entries }: { entries: readonly NavEntry[] }) {
  const { pathname } = useLocation()
  const { i18n } = useTranslation('shell')
  return entries.map(({ to, label }) => (
    <NavItem key={to} component={Link} to={to} active={pathname === to || pathname.startsWith(`${to}/`)}>
      {label[i18n.language] ?? label.de}
    </NavItem>
  ))
}
