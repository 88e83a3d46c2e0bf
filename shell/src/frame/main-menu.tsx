import { includes, type NavEntry, useSession } from '@schrankwerk/shell-api'
import { Link, useLocation } from '@schrankwerk/shell-api/router'
import { NavItem } from '@schrankwerk/ui'
import { useTranslation } from 'react-i18next'
import { useRegistry } from '../federation/registry.ts'
import { isGated } from '../routing/access.ts'

/** The areas' entries that the person may see. */
export function useMenuEntries(): NavEntry[] {
  const { user } = useSession()
  const areas = useRegistry((registry) => registry.areas)
  if (isGated(user)) return []
  return Object.values(areas)
    .flatMap(({ descriptor }) => descriptor?.nav ?? [])
    .filter(({ permission }) => includes(permission, user))
    .sort((one, other) => one.order - other.order)
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
