import { useUnsavedGuard } from '@schrankwerk/shell-api'
import { useNavigate } from '@schrankwerk/shell-api/router'
import { useCallback } from 'react'

/**
 * Asks before the page is left while something is unsaved. The returned function moves a new object to its own
 * address without asking.
 */
export function useLeaveGuard(isUnsaved: boolean, id: string | undefined): (address: string) => void {
  const navigate = useNavigate()
  const { release } = useUnsavedGuard(isUnsaved, id)
  return useCallback(
    (address) => {
      release()
      void navigate(address, { replace: true, preventScrollReset: true })
    },
    [navigate, release],
  )
}
