import type { OfferState } from '@schrankwerk/contracts'
import {
  enquiryListPath,
  jobListPath,
  jobPath,
  offerListPath,
  offerPath,
  orderListPath,
  orderPath,
} from '../../paths.ts'

/** An offer is called an order once it is accepted, and a job once it is confirmed. */
export type OfferMode = 'offer' | 'order' | 'job'

interface ModeFacts {
  states: readonly OfferState[]
  list: string
  /** The list where an entry of this one comes from. */
  before: string
  page: (id: string) => string
}

export const offerModes: Readonly<Record<OfferMode, ModeFacts>> = {
  offer: { states: ['OPEN', 'DECLINED'], list: offerListPath, before: enquiryListPath, page: offerPath },
  order: { states: ['ACCEPTED'], list: orderListPath, before: offerListPath, page: orderPath },
  job: { states: ['CONFIRMED'], list: jobListPath, before: orderListPath, page: jobPath },
}

export const modeOfState = (state: OfferState): OfferMode =>
  state === 'CONFIRMED' ? 'job' : state === 'ACCEPTED' ? 'order' : 'offer'

/** Which of the three an address belongs to. */
export const modeAt = (pathname: string): OfferMode => {
  const first = pathname.split('/')[1]
  return first === 'order' || first === 'job' ? first : 'offer'
}
