import { offerChanged, offerDrafted } from '@schrankwerk/contracts'
import { offerFileTypeByName, offerFileTypesOf, offerObstacle } from '@schrankwerk/domain'
import { mustExist, NotFound } from '@schrankwerk/service-kit'
import { partyOf } from '../enquiry/enquiry.policy.ts'
import { lockEnquiry } from '../enquiry/lock-enquiry.ts'
import { filesOf } from '../file/file.queries.ts'
import { authorise, factsUnderLock, momentOf } from '../offer/offer.policy.ts'
import { findOffer, offerEnquiryId, touchOffer } from '../offer/offer.queries.ts'
import { publishOffer } from '../offer/publish-offer.ts'
import type { OwnerRules } from './owner-kind.ts'

export const offerOwner: OwnerRules = {
  async find(db, ctx, id) {
    const offer = mustExist(await findOffer(db, ctx, id))
    const facts = factsUnderLock(offer, ctx)
    const party = partyOf(ctx.actor)
    const obstacle = offerObstacle('confirm', facts, party, momentOf(ctx))
    return {
      amount: offer.amount,
      types: offerFileTypesOf(facts, party),
      // Who comes too late with his confirmation reads so at the file already.
      obstacle: obstacle === 'binding-expired' ? obstacle : null,
      async typeByName(filename) {
        const files = await filesOf(db, { offerId: id })
        const fileTypes = files.map((file) => file.file_type)
        return offerFileTypeByName(filename, { offerNumber: offer.offer_number, fileTypes })
      },
    }
  },
  async findEditable(db, ctx, id) {
    const offer = mustExist(await findOffer(db, ctx, id))
    authorise('edit', offer, ctx)
    return { amount: offer.amount, editVersion: offer.edit_version }
  },
  async lock(tx, ctx, id) {
    const enquiryId = await offerEnquiryId(tx, id)
    if (enquiryId === undefined) throw new NotFound()
    await lockEnquiry(tx, ctx, enquiryId)
  },
  async touch(tx, ctx, id, lineCount) {
    const offer = await touchOffer(tx, ctx, id, lineCount)
    await publishOffer(tx, offer.released ? offerChanged : offerDrafted, offer, {
      userId: ctx.actor.userId,
      editVersion: offer.edit_version,
    })
    return offer.edit_version
  },
}
