import { enquiryChanged } from '@schrankwerk/contracts'
import { enquiryFileTypesOf, enquiryObstacle, fileTypeByName } from '@schrankwerk/domain'
import { mustExist } from '@schrankwerk/service-kit'
import { authorise, factsOf, partyOf } from '../enquiry/enquiry.policy.ts'
import { findEnquiry, touchEnquiry } from '../enquiry/enquiry.queries.ts'
import { lockEnquiry } from '../enquiry/lock-enquiry.ts'
import { publishEnquiry } from '../enquiry/publish-enquiry.ts'
import type { OwnerRules } from './owner-kind.ts'

export const enquiryOwner: OwnerRules = {
  async find(db, ctx, id) {
    const enquiry = mustExist(await findEnquiry(db, ctx, id))
    const facts = factsOf(enquiry)
    const party = partyOf(ctx.actor)
    const obstacle = enquiryObstacle('uploadFile', facts, party)
    return {
      amount: enquiry.amount ?? 1,
      types: enquiryFileTypesOf(facts, party),
      obstacle: obstacle === 'other-party' ? null : obstacle,
      typeByName: async (filename) => fileTypeByName(filename),
    }
  },
  async findEditable(db, ctx, id) {
    const enquiry = mustExist(await findEnquiry(db, ctx, id))
    authorise('edit', enquiry, ctx.actor)
    return { amount: enquiry.amount ?? 1, editVersion: enquiry.edit_version }
  },
  async lock(tx, ctx, id) {
    await lockEnquiry(tx, ctx, id)
  },
  async touch(tx, ctx, id, lineCount) {
    const { companyId } = ctx.actor
    const editVersion = await touchEnquiry(tx, { id, companyId, now: ctx.now() }, lineCount)
    await publishEnquiry(tx, ctx, enquiryChanged, {
      id,
      customerCompanyId: companyId,
      visibleToSuppliers: false,
      editVersion,
    })
    return editVersion
  },
}
