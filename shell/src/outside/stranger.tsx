import type { WayIn } from '@schrankwerk/shell-api'
import { LazyLanding } from '../landing/lazy-landing.tsx'
import type { RemotePlace } from '../start/configuration.ts'
import { LazyPages } from './lazy-pages.tsx'
import { isOutside, openPlace } from './outside-paths.ts'

const loadOutside = () => import(/* webpackChunkName: "outside" */ './outside.tsx')
const loadOpenPages = () => import(/* webpackChunkName: "open-pages" */ './open-pages.tsx')

export interface StrangerProps {
  remotes: readonly RemotePlace[]
  /** Goes to the sign-in once that is known to be needed, or fails. */
  onSignIn: (way?: WayIn) => Promise<void>
  /** Whether somebody is signed in is not known yet, or cannot be found out. */
  isAsking?: boolean
  isAway?: boolean
}

/** What somebody who is not signed in finds at an address: its page, or else the landing page. */
export function Stranger({ remotes, onSignIn, isAsking = false, isAway = false }: StrangerProps) {
  if (isOutside(location.pathname))
    return <LazyPages load={loadOutside}>{({ Outside }) => <Outside />}</LazyPages>
  const place = openPlace(location.pathname, remotes)
  if (place)
    return (
      <LazyPages load={loadOpenPages}>
        {({ OpenPages }) => <OpenPages place={place} onSignIn={onSignIn} />}
      </LazyPages>
    )
  return <LazyLanding isAway={isAway} {...(isAsking ? {} : { onSignIn })} />
}
