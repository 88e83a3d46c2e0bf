import type { Offer } from '@schrankwerk/contracts'
import { accept, confirm, decline, release, revise } from '../offer.api.ts'

/** What leads an offer on; `archive` has its own dialog, which knows several. */
export type OfferStep =
  | { action: 'release' }
  | { action: 'accept' }
  | { action: 'decline'; reason: string; text?: string }
  | { action: 'confirm' }
  | { action: 'revise' }
export type StepAction = OfferStep['action']

/** Makes the call; answers the offer to show next where the call tells it. */
export const takeStep = async (
  { id, editVersion }: Pick<Offer, 'id' | 'editVersion'>,
  step: OfferStep,
): Promise<Offer | undefined> => {
  if (step.action === 'release') return release(id, editVersion)
  if (step.action === 'revise') return revise(id)
  if (step.action === 'accept') await accept(id)
  if (step.action === 'confirm') await confirm(id)
  if (step.action === 'decline') await decline(id, step.reason, step.text)
  return undefined
}
