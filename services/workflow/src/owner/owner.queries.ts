import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { idOf, kindOf, type Owner } from './owner.ts'

const columns = { enquiry: 'enquiry_id', offer: 'offer_id' } as const

/** Rows of this owner. */
export const ofOwner = (table: 'bom' | 'file', owner: Owner): RawBuilder<SqlBool> =>
  sql`${sql.ref(`${table}.${columns[kindOf(owner)]}`)} = ${idOf(owner)}::uuid`

/** The enquiry that the owner is, or answers to. */
export const enquiryIdOf = (owner: Owner): RawBuilder<string> =>
  ({
    enquiry: sql<string>`${idOf(owner)}::uuid`,
    offer: sql<string>`(select enquiry_id from offer where id = ${idOf(owner)}::uuid)`,
  })[kindOf(owner)]

/** The parts list of that enquiry. */
export const listOfEnquiry = (owner: Owner): RawBuilder<SqlBool> =>
  sql`bom.enquiry_id = ${enquiryIdOf(owner)}`
