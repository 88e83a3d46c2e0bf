import { holdUnsaved } from '@schrankwerk/shell-api'
import { useNavigate } from '@schrankwerk/shell-api/router'
import { useCallback, useEffect, useRef } from 'react'

/**
 * Asks before the page is left while something is unsaved. The returned function moves a new object to its own
 * address without asking.
 */
export function useLeaveGuard(isUnsaved: boolean, id: string | undefined): (address: string) => void {
  const navigate = useNavigate()
  const release = useRef<() => void>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address is held anew
  useEffect(() => {
    if (!isUnsaved) return
    release.current = holdUnsaved()
    return () => release.current?.()
  }, [isUnsaved, id])
  return useCallback(
    (address) => {
      release.current?.()
      void navigate(address, { replace: true, preventScrollReset: true })
    },
    [navigate],
  )
}
