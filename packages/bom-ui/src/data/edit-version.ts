import { ProblemError } from '@schrankwerk/shell-api'
import { useCallback, useEffect, useMemo, useRef } from 'react'

export interface EditVersions {
  /** The latest version known; undefined where a change's own version is not known yet. */
  current: () => number | undefined
  /** The same, as soon as it is known. */
  known: () => Promise<number>
  saw: (version: number) => void
  /** After a change that does not tell its version; the next one from outside counts. */
  forget: () => void
}

/** Follows the owner's `editVersion`: what the page passes in, and what a change of ours answered since. */
export function useEditVersions(fromPage: number | undefined): EditVersions {
  const known = useRef(fromPage)
  const waiting = useRef<((version: number) => void)[]>([])
  const saw = useCallback((version: number) => {
    known.current = Math.max(version, known.current ?? 0)
    for (const tell of waiting.current.splice(0)) tell(known.current)
  }, [])
  useEffect(() => {
    if (fromPage !== undefined) saw(fromPage)
  }, [fromPage, saw])
  return useMemo(
    () => ({
      current: () => known.current,
      known: async () => known.current ?? new Promise((resolve) => waiting.current.push(resolve)),
      saw,
      forget: () => {
        known.current = undefined
      },
    }),
    [saw],
  )
}

/**
 * Calls with the version that is known, and again where the page has seen a later one by the time of the refusal: what
 * is typed beside the list saves itself.
 */
export async function atLatestVersion<Answer>(
  versions: Pick<EditVersions, 'current'>,
  call: (editVersion: number | undefined) => Promise<Answer>,
): Promise<Answer> {
  for (;;) {
    const version = versions.current()
    try {
      return await call(version)
    } catch (error) {
      const isOutdated = error instanceof ProblemError && error.code === 'changed-meanwhile'
      if (!isOutdated || versions.current() === version) throw error
    }
  }
}
