import type { FileType, Offer } from '@schrankwerk/contracts'
import { ProblemError, useSingleMutation } from '@schrankwerk/shell-api'
import { useLocation, useNavigate } from '@schrankwerk/shell-api/router'
import { notify } from '@schrankwerk/ui'
import { useQueryClient } from '@tanstack/react-query'
import type { RefObject } from 'react'
import { jumpToField } from '../../../jump.ts'
import { useDialogText } from '../dialogs/dialog-text.ts'
import { useDraftStore } from '../form/offer-draft.ts'
import type { OfferField } from '../form/offer-values.ts'
import type { MadeState } from '../list/just-made.tsx'
import { modeOfState, offerModes } from '../modes.ts'
import { offerQuery, rememberOffer } from '../offer.api.ts'
import { offerName } from '../offer-name.ts'
import { useOfferText } from '../offer-text.ts'
import { fieldId } from '../page-ids.ts'
import { fileTypeOfProblem } from './needed-file.ts'
import { type OfferStep, takeStep } from './offer-steps.ts'
import { tellsRefusal } from './out-of-play.ts'

export interface OfferStepOptions {
  offer: Offer
  closeDialog: () => void
  onWantFile: (type: FileType) => void
  /** The address from which a step itself leads on; a page that comes after it has another. */
  leaving: RefObject<string | undefined>
}

/** The address carries why a step was refused, because the page may move on with the state. */
export interface RefusalState {
  refusal?: string
  /** The state is another one than the page showed. */
  hasMoved?: boolean
}

/** Takes a step and leads to where one goes on; a refusal shows the state as it is now. */
export function useOfferStep({ offer, closeDialog, onWantFile, leaving }: OfferStepOptions) {
  const t = useOfferText()
  const say = useDialogText()
  const cache = useQueryClient()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const draft = useDraftStore()
  const words = { customer: offer.customerName, supplier: offer.supplierName }

  const refused = async ({ code, detail }: ProblemError) => {
    leaving.current = pathname
    await cache.invalidateQueries({ queryKey: ['offer', 'list'] })
    const current = await cache.fetchQuery({ ...offerQuery(offer.id), staleTime: 0 }).catch(() => offer)
    const address = offerModes[modeOfState(current.state)].page(offer.id)
    const state: RefusalState = tellsRefusal(current, code)
      ? {}
      : { refusal: detail, hasMoved: current.state !== offer.state }
    await navigate(address, { replace: true, preventScrollReset: true, state })
    // Another address brings another page; this one may still be shown for a moment.
    if (current.state === offer.state) leaving.current = undefined
    globalThis.scrollTo?.({ top: 0 })
  }
  const lacking = async (error: ProblemError) => {
    notify.warn(error.detail)
    const type = fileTypeOfProblem(error.code)
    const path = error.errors[0]?.path
    void cache.invalidateQueries({ queryKey: offerQuery(offer.id).queryKey })
    if (type) return onWantFile(type)
    if (path?.startsWith('fileItems.')) return onWantFile(path.slice('fileItems.'.length) as FileType)
    if (path) jumpToField(fieldId(path as OfferField))
  }

  return useSingleMutation({
    mutationFn: (step: OfferStep) =>
      takeStep({ id: offer.id, editVersion: draft.getState().editVersion ?? offer.editVersion }, step),
    onSuccess: async (answered, { action }) => {
      closeDialog()
      const version = answered?.version
      notify.success(say(`${action}.done`, { ...words, version }))
      if (answered) await rememberOffer(cache, answered)
      if (action === 'release') return
      leaving.current = pathname
      if (action === 'revise' && answered) await navigate(offerModes.offer.page(answered.id))
      else {
        const made = { id: offer.id, name: offerName(offer, t) }
        const state: MadeState = action === 'decline' ? {} : { made }
        await navigate(offerModes[action === 'confirm' ? 'job' : 'order'].list, { state })
      }
      void cache.invalidateQueries({ queryKey: ['offer'] })
      void cache.invalidateQueries({ queryKey: ['enquiry'] })
    },
    onError: async (error) => {
      if (!(error instanceof ProblemError) || (error.status !== 409 && error.status !== 412)) return
      closeDialog()
      if (error.code === 'revision-open' && error.offerId !== undefined) {
        notify.warn(error.detail)
        return navigate(offerModes.offer.page(error.offerId))
      }
      await (error.status === 409 ? refused(error) : lacking(error))
    },
  })
}
