import { changeOfferState, getOffer } from '@schrankwerk/contracts'
import { ProblemError } from '@schrankwerk/contracts/client'
import { smallPdf } from '@schrankwerk/infra/demo/small-pdf.ts'
import { type FaultContext, same } from './fault-context.ts'

/** Exactly one of fifty accepts wins; the others get 409. */
export async function accepts({ customer, releasedEnquiry, releasedOffer }: FaultContext): Promise<string> {
  const offerId = await releasedOffer(await releasedEnquiry('Fünfzig auf einmal'))
  const file = { name: 'Bestellung.pdf', bytes: smallPdf('Bestellung') }
  await customer.upload('/file/', file, { path: `offer/${offerId}`, fileType: 'ORDER' })
  const answers = await Promise.all(
    Array.from({ length: 50 }, () =>
      customer.call(changeOfferState, { query: { offerId, state: 'ACCEPTED' } }).then(
        () => 200,
        (error: unknown) => (error instanceof ProblemError ? error.status : 0),
      ),
    ),
  )
  const won = answers.filter((status) => status === 200).length
  same('accepts that won', won, 1)
  same('accepts that lost with 409', answers.filter((status) => status === 409).length, 49)
  same('state', (await customer.call(getOffer, { query: { id: offerId } })).state, 'ACCEPTED')
  return 'one 200, 49 times 409'
}
