import { useCallback, useEffect, useMemo, useRef } from 'react'

export interface EditVersions {
  /** The latest version known; undefined where a change's own version is not known yet. */
  current: () => number | undefined
  saw: (version: number) => void
  /** After a change that does not tell its version; the next one from outside counts. */
  forget: () => void
}

/** Follows the owner's `editVersion`: what the page passes in, and what a change of ours answered since. */
export function useEditVersions(fromPage: number | undefined): EditVersions {
  const known = useRef(fromPage)
  const saw = useCallback((version: number) => {
    known.current = Math.max(version, known.current ?? 0)
  }, [])
  useEffect(() => {
    if (fromPage !== undefined) saw(fromPage)
  }, [fromPage, saw])
  return useMemo(
    () => ({
      current: () => known.current,
      saw,
      forget: () => {
        known.current = undefined
      },
    }),
    [saw],
  )
}
