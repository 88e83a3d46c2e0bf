import { type FileType, type Offer, type OfferAction, problemCodes } from '@schrankwerk/contracts'
import { notify } from '@schrankwerk/ui'
import { neededFile } from './needed-file.ts'

/** What is asked before it is done. */
export type DialogName = Exclude<OfferAction, 'edit' | 'wish' | 'uploadFile'>

export interface OpenStepOptions {
  offer: Offer
  onOpen: (dialog: DialogName) => void
  /** Leads to the upload, with the type preset; the step goes on once its file is there. */
  onWantFile: (type: FileType, step?: DialogName) => void
}

/** Opens the question before a step; where its file is missing, leads to the upload instead. */
export const openStep =
  ({ offer, onOpen, onWantFile }: OpenStepOptions) =>
  (action: DialogName): void => {
    const needed = neededFile(offer)
    if (needed?.action !== action || needed.isThere) {
      onOpen(action)
      return
    }
    const code = action === 'accept' ? 'order-file-missing' : 'order-confirmation-missing'
    notify.warn(problemCodes[code].detail)
    onWantFile(needed.type, action)
  }
