import { includes, type SessionUser } from '@schrankwerk/shell-api'
import { loadLanding } from '../landing/load-landing.ts'
import { loadArea } from './load-remote.ts'
import { useRegistry } from './registry.ts'

/**
 * Doors of the kit that remotes take from the shell although the shell itself has no use for them:
 * naming them here puts them into the build.
 */
const kitDoors = {
  table: () => import('@schrankwerk/ui/table'),
  virtualTable: () => import('@schrankwerk/ui/virtual-table'),
  forms: () => import('@schrankwerk/ui/forms'),
  multiSelect: () => import('@schrankwerk/ui/multi-select'),
  pdf: () => import('@schrankwerk/ui/pdf'),
}

const areasOf = (user: SessionUser): string[] =>
  Object.values(useRegistry.getState().areas)
    .filter(({ descriptor }) => descriptor?.nav.some(({ permission }) => includes(permission, user)))
    .map(({ id }) => id)

const whenIdle = (run: () => void): void => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: 4000 })
  else setTimeout(run, 1000)
}

/** Once nothing else is to be done, fetches what the person's menu leads to, so that a first visit does not wait. */
export const warmUp = (user: SessionUser): void =>
  whenIdle(() => {
    // What fails here is tried again, and shown, when somebody goes there.
    const quietly = (loading: Promise<unknown>) => void loading.catch(() => undefined)
    quietly(kitDoors.table())
    quietly(kitDoors.forms())
    // What a sign-out in another tab shows here must not wait for the network.
    quietly(loadLanding())
    for (const id of areasOf(user)) quietly(loadArea(id))
  })
