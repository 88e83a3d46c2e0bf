import type { CompanyType } from '@schrankwerk/contracts'
import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router-dom'

/** Version of what shell and remotes have agreed on. A shell loads remotes of exactly this version. */
export const contractVersion = 1

/** Who sees a menu entry or route: per company type every user (`true`) or only the company's admins. */
export type Permission = Readonly<Partial<Record<CompanyType, true | 'admin'>>>

export interface NavEntry {
  to: string
  /** Per language; menus must not wait for a remote's translations. */
  label: Readonly<Record<string, string>>
  permission: Permission
  /** Lower stands further left; remotes share one scale. */
  order: number
}

export interface RoutePermission {
  /** Pattern of react-router, absolute: `/offer/:id`. The first that matches decides. */
  path: string
  permission: Permission
}

/** `/mfe/<id>/portal.json`: enough for menus, access and a named fallback while no code of the remote loads. */
export interface PortalDescriptor {
  id: string
  contract: number
  version: string
  /** Federation manifest, relative to the descriptor. */
  entry: string
  /** Top-level path segments that belong to this remote. */
  owns: readonly string[]
  nav: readonly NavEntry[]
  routes: readonly RoutePermission[]
}

/**
 * Places in the frame that a remote may fill, for those whose menu leads to it. The code of each comes on its own,
 * after the page's; where it cannot be fetched or fails, the place stays empty.
 */
export interface PortalSlots {
  /** Something small in the header of every page, such as what runs in the background. */
  headerBadge?: () => Promise<{ default: ComponentType }>
}

/** What a remote exposes as `./portal`. */
export interface PortalModule {
  contract: number
  id: string
  /** Relative to the portal's root: `{ path: 'offer/:id', … }`. The shell owns router, layout and boundaries. */
  routes: RouteObject[]
  slots?: PortalSlots
  /** Texts of the namespace `id`; rejecting is fine, the shell asks again. */
  loadTranslations(language: string): Promise<Readonly<Record<string, unknown>>>
}

/** Types a remote's one export. */
export const definePortalModule = (module: Omit<PortalModule, 'contract'>): PortalModule => ({
  contract: contractVersion,
  ...module,
})
