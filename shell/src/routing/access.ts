import {
  includes,
  isGated,
  type NavEntry,
  type RoutePermission,
  type SessionUser,
} from '@schrankwerk/shell-api'
import { matchPath } from '@schrankwerk/shell-api/router'
import { type Area, areaOf, useRegistry } from '../federation/registry.ts'
import { isOutside } from '../outside/outside-paths.ts'

export const profilePath = '/profile'

/** The areas' menu entries that the person may see, in their order. */
export const menuEntries = (
  user: SessionUser,
  areas: Readonly<Record<string, Area>> = useRegistry.getState().areas,
): NavEntry[] =>
  isGated(user)
    ? []
    : Object.values(areas)
        .flatMap(({ descriptor }) => descriptor?.nav ?? [])
        .filter(({ permission }) => includes(permission, user))
        .sort((one, other) => one.order - other.order)

const startOrder = ({ startOrder, order }: NavEntry): number => startOrder ?? order

/** Where the portal begins for somebody: at the first page of the menu that says so, or without a menu at the profile. */
export const startPage = (user: SessionUser): string =>
  menuEntries(user).toSorted((one, other) => startOrder(one) - startOrder(other))[0]?.to ?? profilePath

/** What the descriptors say of an address; undefined where none lists it. */
export const pageAt = (pathname: string): RoutePermission | undefined =>
  areaOf(pathname)?.descriptor?.routes.find(({ path }) => matchPath(path, pathname))

/**
 * What a person finds at an address: the page, the way to the profile, or nothing. An address that no
 * descriptor lists is the remote's own affair. For display only: the services decide.
 */
export const accessTo = (pathname: string, user: SessionUser): 'page' | 'profile-first' | 'nothing' => {
  if (isGated(user) && pathname !== profilePath && !isOutside(pathname)) return 'profile-first'
  const page = pageAt(pathname)
  return page && !page.open && !includes(page.permission, user) ? 'nothing' : 'page'
}
