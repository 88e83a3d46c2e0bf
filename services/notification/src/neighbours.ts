import {
  type AnswerOf,
  type CompanyType,
  getArticleImportForMail,
  getEnquiryForMail,
  getInternalFile,
  getOfferParties,
  getRecipients,
  type OfferParties,
} from '@schrankwerk/contracts'
import { type InternalClient, Problem } from '@schrankwerk/service-kit'

export type Recipient = AnswerOf<typeof getRecipients>[number]
export type EnquiryForMail = AnswerOf<typeof getEnquiryForMail>
export type ImportForMail = AnswerOf<typeof getArticleImportForMail>

/** The internal listeners this service asks. */
export interface Neighbours {
  identity: Pick<InternalClient, 'call'>
  workflow: Pick<InternalClient, 'call' | 'download'>
  catalogue: Pick<InternalClient, 'call'>
}

/** Active users of companies, of all companies of a type, or by id. */
export const findRecipients = (
  { identity }: Pick<Neighbours, 'identity'>,
  whom: { companyIds?: string[]; companyType?: CompanyType; userIds?: string[] },
): Promise<Recipient[]> => identity.call(getRecipients, { body: whom })

/** The offer as workflow knows it now; undefined when there is none. */
export async function findOffer(
  { workflow }: Pick<Neighbours, 'workflow'>,
  offerId: string,
): Promise<OfferParties | undefined> {
  const offers = await workflow.call(getOfferParties, { body: { offerIds: [offerId] } })
  return offers[0]
}

export const findEnquiry = (
  { workflow }: Pick<Neighbours, 'workflow'>,
  id: string,
): Promise<EnquiryForMail | undefined> => orNothing(workflow.call(getEnquiryForMail, { query: { id } }))

export const findImport = (
  { catalogue }: Pick<Neighbours, 'catalogue'>,
  id: string,
): Promise<ImportForMail | undefined> => orNothing(catalogue.call(getArticleImportForMail, { query: { id } }))

/** The bytes of a small file, whole; undefined when it is gone or larger than announced. */
export async function readFile(
  { workflow }: Pick<Neighbours, 'workflow'>,
  { path, size }: { path: string; size: number },
): Promise<Buffer | undefined> {
  const file = await orNothing(workflow.download(getInternalFile, { query: { path } }))
  if (file === undefined) return undefined
  const chunks: Buffer[] = []
  let received = 0
  for await (const chunk of file.stream as AsyncIterable<Buffer>) {
    received += chunk.length
    if (received > size) return undefined
    chunks.push(chunk)
  }
  return received === size ? Buffer.concat(chunks) : undefined
}

async function orNothing<T>(asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof Problem && error.status === 404) return undefined
    throw error
  }
}
