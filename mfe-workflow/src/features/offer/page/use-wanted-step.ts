import type { Offer } from '@schrankwerk/contracts'
import { useLocation, useNavigate } from '@schrankwerk/shell-api/router'
import { useEffect } from 'react'

/** The address carries a step that somebody chose on another page. */
export interface WantedStep {
  step?: 'accept'
}

/** Takes the step that led here, once; what is no longer allowed is not asked. */
export function useWantedStep(offer: Offer, open: (step: 'accept') => void) {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const step = (state as WantedStep | null)?.step
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the address decides; taking it out of there ends it
  useEffect(() => {
    if (step === undefined) return
    void navigate({ pathname, search }, { replace: true, preventScrollReset: true })
    if (offer.allowedActions.includes(step)) open(step)
  }, [step])
}
