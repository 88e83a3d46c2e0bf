import { useCallback, useEffect, useRef } from 'react'
import { create } from 'zustand'
import { onRunningUploads, runningUploads } from './running-uploads.ts'

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

/** Whether anything on the page holds what was not saved yet. */
export const hasUnsaved = (): boolean => useUnsavedStore.getState().holders.size > 0

/** Whether a reload would lose something: unsaved work, or a file on its way. A change of page ends no upload. */
export const wouldReloadLose = (): boolean => hasUnsaved() || runningUploads().length > 0

/** Runs once a reload would lose nothing, at once if that is now. The returned function withdraws it. */
export const whenReloadLosesNothing = (run: () => void): (() => void) => {
  if (!wouldReloadLose()) {
    run()
    return () => undefined
  }
  const stops = [useUnsavedStore.subscribe, onRunningUploads].map((subscribe) =>
    subscribe(() => {
      if (wouldReloadLose()) return
      withdraw()
      run()
    }),
  )
  const withdraw = () => {
    for (const stop of stops) stop()
  }
  return withdraw
}

/**
 * While `dirty`, leaving the page asks first (links, back, closing the tab; the shell shows the dialog).
 * Call `release` before navigating away after a successful save: the next render would come too late. Work that is
 * still unsaved under another `address` is held anew.
 */
export function useUnsavedGuard(dirty: boolean, address?: string): { release: () => void } {
  const letGo = useRef<(() => void) | undefined>(undefined)
  const release = useCallback(() => {
    letGo.current?.()
    letGo.current = undefined
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is held anew
  useEffect(() => {
    if (!dirty) return
    letGo.current = holdUnsaved()
    return release
  }, [dirty, address, release])
  return { release }
}
