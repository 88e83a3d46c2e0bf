import type { Offer } from '@schrankwerk/contracts'
import { offerStandingNames, offerStateNames } from '@schrankwerk/domain'
import type { DialogName } from '../page/open-step.ts'
import { useDialogText } from './dialog-text.ts'

/** What became of the offer while it was asked about a step: why that cannot be taken any more, undefined where it can. */
export function useStepObstacle(offer: Offer): (step: DialogName) => string | undefined {
  const say = useDialogText()
  const { allowedActions, releaseObstacle, state, standing, customerName: customer } = offer
  return (step) => {
    if (allowedActions.includes(step)) return undefined
    if (step === 'release' && releaseObstacle) {
      const isClosed = releaseObstacle.code === 'enquiry-closed'
      const kept = say(isClosed ? 'obstacle.keptClosed' : 'obstacle.kept', { customer })
      return say('obstacle.release', { reason: releaseObstacle.detail, kept })
    }
    if (state !== 'OPEN') return say('obstacle.moved', { state: offerStateNames[state] })
    if (standing !== 'RELEASED') return say('obstacle.moved', { state: offerStandingNames[standing] })
    // Held up by something else, such as another offer that was ordered.
    return step === 'release'
      ? say('obstacle.moved', { state: say('obstacle.released') })
      : say('obstacle.gone')
  }
}
