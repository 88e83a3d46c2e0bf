import type { WayIn } from '@schrankwerk/shell-api'
import { loadLanding } from '../landing/load-landing.ts'
import { PlainFrame } from '../landing/plain-frame.tsx'
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
    return (
      <LazyPages key="outside" load={loadOutside}>
        {({ Outside }) => <Outside />}
      </LazyPages>
    )
  const place = openPlace(location.pathname, remotes)
  if (place)
    return (
      <LazyPages key="open" load={loadOpenPages}>
        {({ OpenPages }) => <OpenPages place={place} onSignIn={onSignIn} />}
      </LazyPages>
    )
  return (
    <LazyPages key="landing" load={loadLanding}>
      {({ Landing }) => (
        <PlainFrame>
          <Landing
            isAway={isAway}
            isDeepLink={location.pathname !== '/'}
            {...(isAsking ? {} : { onSignIn })}
          />
        </PlainFrame>
      )}
    </LazyPages>
  )
}
