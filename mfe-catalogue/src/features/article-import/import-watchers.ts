import { useEffect } from 'react'

let watchers = 0

/** While the dialog is open it tells the end of an import itself. */
export const isImportWatched = (): boolean => watchers > 0

export const useWatchImports = (): void =>
  useEffect(() => {
    watchers += 1
    return () => {
      watchers -= 1
    }
  }, [])
