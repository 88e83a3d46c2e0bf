import { useRouteError } from '@schrankwerk/shell-api/router'
import { Frame } from '../frame/portal-frame.tsx'
import { ErrorPage } from './error-page.tsx'

/** Boundary of everything outside an area. */
export function PortalFailed() {
  const error = useRouteError()
  return (
    <Frame>
      <ErrorPage error={error} />
    </Frame>
  )
}
