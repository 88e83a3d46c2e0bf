import { useLocation } from '@schrankwerk/shell-api/router'
import { areaOf, useRegistry } from '../federation/registry.ts'
import { AreaDown } from './area-down.tsx'
import { NotFound } from './not-found.tsx'

/** Every address that no loaded route knows: an area that could not be loaded, or nothing at all. */
export function Slot() {
  const { pathname } = useLocation()
  const areas = useRegistry((registry) => registry.areas)
  const area = areaOf(pathname, areas)
  return area?.failure ? <AreaDown id={area.id} {...area.failure} /> : <NotFound />
}
