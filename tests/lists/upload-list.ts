import { type BomReading, createEnquiry } from '@schrankwerk/contracts'
import { type Person, personOf } from '@schrankwerk/infra/demo/people.ts'
import { stackAddresses } from '../stack-addresses.ts'

const password = 'schrankwerk-demo'

export const aCustomer = (): Promise<Person> =>
  personOf(stackAddresses().portal, 'technik@nordhafen.example', password)

export const anAdmin = (): Promise<Person> =>
  personOf(stackAddresses().portal, 'betrieb@schrankwerk.example', password)

/** Drops a parts list into a new enquiry. */
export async function uploadList(
  customer: Person,
  name: string,
  bytes: Uint8Array,
): Promise<{ enquiryId: string; reading: BomReading }> {
  const { id } = await customer.call(createEnquiry, { body: { title: name } })
  const reading = await customer.upload('/enquiry/bom/upload', { name, bytes }, { enquiryId: id })
  return { enquiryId: id, reading: reading as BomReading }
}

/** The columns for which the portal proposes a field. */
export const suggested = (reading: BomReading) =>
  reading.suggestedMapping.flatMap(({ importHeader, articleField }) =>
    articleField === null ? [] : [{ importHeader, articleField }],
  )
