import type { AnyEndpoint, Who } from '@schrankwerk/contracts'
import type { ComponentType } from 'react'
import type { LoaderFunction, RouteObject, ShouldRevalidateFunction } from 'react-router-dom'

/** Version of what shell and remotes have agreed on. A shell loads remotes of exactly this version. */
export const contractVersion = 1

/**
 * Version of this package: what it offers more raises the second number, what it offers no longer the first. A remote's
 * descriptor names the version it was built with.
 */
export const shellApiVersion = '1.2.0'

/** Whether a shell that offers one version serves a remote built with another: the same first number, and not older. */
export const servesRemote = (offered: string, needed: string): boolean => {
  const [major, minor, patch] = numbersOf(offered)
  const [neededMajor, neededMinor, neededPatch] = numbersOf(needed)
  if (major !== neededMajor) return false
  return minor > neededMinor || (minor === neededMinor && patch >= neededPatch)
}

const numbersOf = (version: string): [number, number, number] => {
  const [major = Number.NaN, minor = 0, patch = 0] = version.split('.').map(Number)
  return [major, minor, patch]
}

/** A short text per language; menus must not wait for a remote's translations. */
export type Label = Readonly<Record<string, string>>

/** What a page's file exports. */
export interface RouteModule {
  Component: ComponentType
  loader?: LoaderFunction
  shouldRevalidate?: ShouldRevalidateFunction
}

type Contracts = typeof import('@schrankwerk/contracts')

/** A call of the contracts by its name: who may make it is looked up when the descriptor is built. */
export type EndpointName = {
  [Name in keyof Contracts]: Contracts[Name] extends AnyEndpoint ? Name : never
}[keyof Contracts]

/** A page of a remote, declared once: the remote's router and its `portal.json` are made from it. */
export interface PageRoute {
  /** Pattern of react-router, absolute: `/offer/:id`. The first that matches decides. */
  path: string
  /** Names the page until it names itself, and its menu entry. */
  title: Label
  screen: () => Promise<RouteModule>
  /** Path of a page that this one turns into, on the same screen: an object gets its address while one types. */
  becomes?: string
  /** Calls the page cannot do without: whoever may make all of them may open it. */
  calls: readonly [EndpointName, ...EndpointName[]]
  /** Whoever is not signed in finds the page too, and whoever is finds it whatever his company may call. */
  open?: true
  /** Place in the main menu; lower is further left, remotes share one scale. */
  menuOrder?: number
  /** Place among the pages of the menu to begin at; left out, it is the place in the menu. */
  startOrder?: number
}

export interface NavEntry {
  to: string
  label: Label
  permission: Who
  order: number
  /** Left out where the portal begins in the order of the menu. */
  startOrder?: number
}

export interface RoutePermission {
  path: string
  title: Label
  permission: Who
  /** A page for everybody, also without a sign-in. */
  open?: true
}

/** `/mfe/<id>/portal.json`: enough for menus, access and a named fallback while no code of the remote loads. */
export interface PortalDescriptor {
  id: string
  contract: number
  /** Version of `@schrankwerk/shell-api` it was built with; left out by builds from before it was named. */
  shellApi?: string
  version: string
  /** Federation manifest, relative to the descriptor. */
  entry: string
  /** Top-level path segments that belong to this remote. */
  owns: readonly string[]
  nav: readonly NavEntry[]
  routes: readonly RoutePermission[]
  /** Places on pages of other remotes that this one fills; left out where it fills none. */
  slots?: readonly PageSlotName[]
}

/** Places on a remote's page that another one fills, whose `portal.json` names them in `slots`, and what each is given. */
export interface PageSlotProps {
  /** On the page of an offer, order or job: its project folder. */
  offerFolder: { offerId: string }
}
export type PageSlotName = keyof PageSlotProps

export type PageSlots = {
  [Name in PageSlotName]?: () => Promise<{ default: ComponentType<PageSlotProps[Name]> }>
}

/** Places that a remote may fill. The code of each comes on its own, after the page's. */
export interface PortalSlots extends PageSlots {
  /**
   * Something small in the header of every page, such as what runs in the background, for those whose menu leads to the
   * remote. Where it cannot be fetched or fails, the place stays empty.
   */
  headerBadge?: () => Promise<{ default: ComponentType }>
}

/** What a remote exposes as `./portal`. */
export interface PortalModule {
  contract: number
  id: string
  /** The shell owns router, layout and boundaries. */
  routes: RouteObject[]
  slots?: PortalSlots
  /** Texts of the namespace `id`; rejecting is fine, the shell asks again. */
  loadTranslations(language: string): Promise<Readonly<Record<string, unknown>>>
}
