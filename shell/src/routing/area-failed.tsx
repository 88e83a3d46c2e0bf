import { isRouteErrorResponse, useRouteError } from '@schrankwerk/shell-api/router'
import { useRef } from 'react'
import { AreaDown } from './area-down.tsx'
import { ErrorPage } from './error-page.tsx'
import { NotFound } from './not-found.tsx'

/** Code or style sheet of a page could not be fetched: trying again fetches it again. */
export const isLoadFailure = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === 'ChunkLoadError' ||
    ('code' in error && error.code === 'CSS_CHUNK_LOAD_FAILED') ||
    /dynamically imported module|Loading (CSS )?chunk/i.test(error.message))

/** Boundary around each area. */
export function AreaFailed({ id }: { id: string }) {
  const error = useRouteError()
  const seen = useRef({ error: undefined as unknown, attempts: 0 })
  if (seen.current.error !== error) seen.current = { error, attempts: seen.current.attempts + 1 }
  if (isLoadFailure(error)) return <AreaDown id={id} {...seen.current} />
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />
  return <ErrorPage error={error} />
}
