import { isGated, type PortalSlots, useSession } from '@schrankwerk/shell-api'
import { useLocation } from '@schrankwerk/shell-api/router'
import { Component, type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { useRegistry } from '../federation/registry.ts'

type LoadBadge = NonNullable<PortalSlots['headerBadge']>

/** What the loaded areas have to say in the header of every page. */
export function HeaderBadges() {
  const { user } = useSession()
  const areas = useRegistry((registry) => registry.areas)
  if (isGated(user)) return null
  return Object.values(areas).map(
    ({ id, slots }) =>
      slots?.headerBadge && (
        <OrNothing key={id}>
          <Badge load={slots.headerBadge} />
        </OrNothing>
      ),
  )
}

/** A badge whose code did not come is asked for again on the next page. */
function Badge({ load }: { load: LoadBadge }) {
  const { pathname } = useLocation()
  const [Loaded, setLoaded] = useState<ComponentType>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of page is the next attempt
  useEffect(() => {
    if (Loaded) return
    let isCurrent = true
    load().then(
      ({ default: Fetched }) => isCurrent && setLoaded(() => Fetched),
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [load, pathname, Loaded])
  return Loaded ? <Loaded /> : null
}

/** The header stays whole whatever a remote does in it. */
class OrNothing extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children
  }
}
