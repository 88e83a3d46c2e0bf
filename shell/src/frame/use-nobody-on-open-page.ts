import {
  flushDrafts,
  queryClient,
  setSession,
  useSessionState,
  whenReloadLosesNothing,
} from '@schrankwerk/shell-api'
import { useLayoutEffect } from 'react'
import { pageAt } from '../routing/access.ts'

const becomeNobody = (): void => {
  // Drafts stay for whoever signs in again; another person does not get them.
  flushDrafts()
  setSession({ status: 'signed-out' })
  queryClient.clear()
}

/**
 * Where a session ends on an open page, the page goes on as anybody finds it: no dialog asks for a sign-in, unless
 * something would be lost.
 */
export function useNobodyOnOpenPage(pathname: string): void {
  const hasEnded = useSessionState(({ status }) => status === 'ended')
  useLayoutEffect(() => {
    if (hasEnded && pageAt(pathname)?.open) return whenReloadLosesNothing(becomeNobody)
  }, [hasEnded, pathname])
}
