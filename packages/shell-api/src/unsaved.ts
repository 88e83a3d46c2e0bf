import { useCallback, useEffect, useRef } from 'react'
import { create } from 'zustand'

/** Whoever holds something that a reload or a change of page would lose. */
const useUnsavedStore = create<{ holders: ReadonlySet<object> }>(() => ({ holders: new Set() }))

const change = (edit: (holders: Set<object>) => void): void => {
  const holders = new Set(useUnsavedStore.getState().holders)
  edit(holders)
  useUnsavedStore.setState({ holders })
}

/** Marks work as unsaved until the returned function is called. */
export const holdUnsaved = (): (() => void) => {
  const holder = {}
  change((holders) => holders.add(holder))
  return () => change((holders) => holders.delete(holder))
}

export const hasUnsaved = (): boolean => useUnsavedStore.getState().holders.size > 0

/** Runs once nothing is unsaved, at once if that is now. The returned function withdraws it. */
export const whenNothingUnsaved = (run: () => void): (() => void) => {
  if (!hasUnsaved()) {
    run()
    return () => undefined
  }
  const stop = useUnsavedStore.subscribe(() => {
    if (hasUnsaved()) return
    stop()
    run()
  })
  return stop
}

/**
 * While `dirty`, leaving the page asks first (links, back, closing the tab; the shell shows the dialog).
 * Call `release` before navigating away after a successful save: the next render would come too late.
 */
export function useUnsavedGuard(dirty: boolean): { release: () => void } {
  const letGo = useRef<(() => void) | undefined>(undefined)
  const release = useCallback(() => {
    letGo.current?.()
    letGo.current = undefined
  }, [])
  useEffect(() => {
    if (!dirty) return
    letGo.current = holdUnsaved()
    return release
  }, [dirty, release])
  return { release }
}
