import {
  contractVersion,
  type PortalDescriptor,
  type PortalSlots,
  servesRemote,
  shellApiVersion,
} from '@schrankwerk/shell-api'
import { create } from 'zustand'
import type { RemotePlace } from '../start/configuration.ts'
import { fetchJson } from '../start/fetch-json.ts'

/** A part of the portal that a remote brings. */
export interface Area extends RemotePlace {
  descriptor?: PortalDescriptor
  /** What its code puts into the frame; there once that is loaded. */
  slots?: PortalSlots
  /** Why the last attempt to load its code failed. */
  failure?: AreaFailure
}

export interface AreaFailure {
  error: unknown
  attempts: number
}

interface Registry {
  areas: Readonly<Record<string, Area>>
}

export const useRegistry = create<Registry>(() => ({ areas: {} }))

const change = (id: string, part: Partial<Area>): void =>
  useRegistry.setState(({ areas }) => {
    const area = areas[id]
    return area ? { areas: { ...areas, [id]: { ...area, ...part } } } : { areas }
  })

export const areaById = (id: string): Area | undefined => useRegistry.getState().areas[id]

const pending = new Map<string, Promise<PortalDescriptor>>()

const rememberedKey = (id: string) => `schrankwerk:descriptor:${id}`

/** Menu entries of a remote that is down stay where they were. */
const remembered = (id: string): PortalDescriptor | undefined => {
  try {
    const stored = JSON.parse(localStorage.getItem(rememberedKey(id)) ?? 'null') as PortalDescriptor | null
    return stored && isFit(stored, id) ? stored : undefined
  } catch {
    return undefined
  }
}

/** A version of a remote that was built for a newer portal than this one. */
export class PortalTooOld extends Error {
  override name = 'PortalTooOld'
}

const isFit = (descriptor: PortalDescriptor, id: string): boolean =>
  descriptor.id === id &&
  descriptor.contract === contractVersion &&
  typeof descriptor.entry === 'string' &&
  [descriptor.owns, descriptor.nav, descriptor.routes].every(Array.isArray)

/** Reads a remote's descriptor anew. A retry has an address of its own: the browser would join a hanging request. */
const readDescriptor = async ({ id, base }: RemotePlace, isRetry: boolean): Promise<PortalDescriptor> => {
  const address = `${base}portal.json${isRetry ? `?retry=${Date.now()}` : ''}`
  const descriptor = await fetchJson<PortalDescriptor>(address)
  if (!isFit(descriptor, id)) throw new Error(`${address} does not describe a remote that fits this shell.`)
  if (!servesRemote(shellApiVersion, descriptor.shellApi ?? shellApiVersion))
    throw new PortalTooOld(`${id} ${descriptor.version} needs shell-api ${descriptor.shellApi}.`)
  change(id, { descriptor })
  try {
    localStorage.setItem(rememberedKey(id), JSON.stringify(descriptor))
  } catch {
    // Without storage menus of a remote that is down are missing, nothing else.
  }
  return descriptor
}

/** The current descriptor, read at most once unless it failed. */
export const descriptorOf = (place: RemotePlace, isRetry = false): Promise<PortalDescriptor> => {
  const running = pending.get(place.id)
  if (running) return running
  const reading = readDescriptor(place, isRetry)
  pending.set(place.id, reading)
  reading.catch(() => pending.delete(place.id))
  return reading
}

/** The next question for the descriptor reads it again: a new version may have gone live. */
export const forgetDescriptor = (id: string): void => {
  pending.delete(id)
}

/** Makes the areas known and starts to read their descriptors; nothing waits for them. */
export const startRegistry = (places: readonly RemotePlace[]): void => {
  useRegistry.setState({
    areas: Object.fromEntries(
      places.map((place) => {
        const descriptor = remembered(place.id)
        return [place.id, { ...place, ...(descriptor ? { descriptor } : {}) }]
      }),
    ),
  })
  for (const place of places) void descriptorOf(place).catch(() => undefined)
}

const firstSegment = (pathname: string): string => pathname.split('/')[1] ?? ''

/** The area an address belongs to. */
export const areaOf = (
  pathname: string,
  areas: Registry['areas'] = useRegistry.getState().areas,
): Area | undefined => {
  const segment = firstSegment(pathname)
  return Object.values(areas).find(
    ({ owns, descriptor }) => owns.includes(segment) || (descriptor?.owns.includes(segment) ?? false),
  )
}

/** Whether the menu of every area is known, if only from an earlier visit. */
export const isDescribed = (): boolean =>
  Object.values(useRegistry.getState().areas).every(({ descriptor }) => descriptor !== undefined)

/** Resolves once every descriptor has come or failed. */
export const whenDescribed = async (): Promise<void> => {
  await Promise.allSettled(pending.values())
}

/** As `areaOf`, but a descriptor that is still on its way may claim the address. */
export const findArea = async (pathname: string): Promise<Area | undefined> => {
  const known = areaOf(pathname)
  if (known) return known
  await whenDescribed()
  return areaOf(pathname)
}

export const noteFailure = (id: string, error: unknown): void =>
  change(id, { failure: { error, attempts: (areaById(id)?.failure?.attempts ?? 0) + 1 } })

export const noteSuccess = (id: string, slots: PortalSlots = {}): void =>
  change(id, { failure: undefined, slots })
