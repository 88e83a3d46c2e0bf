import { type NavEntry, useSession } from '@schrankwerk/shell-api'
import { Link, useLocation } from '@schrankwerk/shell-api/router'
import type { NavLink } from '@schrankwerk/ui'
import { useTranslation } from 'react-i18next'
import { useRegistry } from '../federation/registry.ts'
import { menuEntries } from '../routing/access.ts'

/** The areas' entries that the person may see. */
function useMenuEntries(): NavEntry[] {
  const { user } = useSession()
  const areas = useRegistry((registry) => registry.areas)
  return menuEntries(user, areas)
}

/** The main menu as the frame shows it. */
export function useMainMenu(): NavLink[] {
  const entries = useMenuEntries()
  const { pathname } = useLocation()
  const { i18n } = useTranslation('shell')
  return entries.map(({ to, label }) => ({
    key: to,
    label: label[i18n.language] ?? label.de,
    active: pathname === to || pathname.startsWith(`${to}/`),
    component: Link,
    linkProps: { to },
  }))
}
