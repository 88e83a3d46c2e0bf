import {
  type AccountMail,
  type AnswerOf,
  type BodyOf,
  type CompanyType,
  type FolderEntry,
  getAccountHolder,
  getArticleExportForMail,
  getArticleImportForMail,
  getBusinessCounts,
  getCompanyForMail,
  getEnquiryForMail,
  getFolderEntry,
  getInternalFile,
  getOfferParties,
  getRecipients,
  getSmallEstimateCount,
  getUnreadForMail,
  listFoldersSharedWith,
  listOpenOffers,
  type OfferParties,
  writeAccountMail,
  writeInvite,
} from '@schrankwerk/contracts'
import { type InternalClient, Problem, Unavailable } from '@schrankwerk/service-kit'

export type Recipient = AnswerOf<typeof getRecipients>[number]
export type EnquiryForMail = AnswerOf<typeof getEnquiryForMail>
export type CompanyForMail = AnswerOf<typeof getCompanyForMail>
export type ImportForMail = AnswerOf<typeof getArticleImportForMail>
export type ExportForMail = AnswerOf<typeof getArticleExportForMail>
export type SmallEstimateCount = AnswerOf<typeof getSmallEstimateCount>
export type UnreadForMail = AnswerOf<typeof getUnreadForMail>
export type WrittenInvite = AnswerOf<typeof writeInvite>

/** The internal listeners this service asks. */
export interface Neighbours {
  identity: Pick<InternalClient, 'call'>
  workflow: Pick<InternalClient, 'call' | 'download'>
  catalogue: Pick<InternalClient, 'call'>
  businessdata: Pick<InternalClient, 'call'>
}

/** The neighbours, and the id under which their logs name what they were asked for: the event's or the mail's. */
export type AskedFor<Part extends keyof Neighbours = keyof Neighbours> = Pick<Neighbours, Part> & {
  requestId: string
}

/** Active users of companies, of all companies of a type (of either only the admins), or by id. */
export interface Whom {
  companyIds?: string[]
  companyType?: CompanyType
  adminsOnly?: boolean
  userIds?: string[]
}
export const findRecipients = (
  { identity, requestId }: AskedFor<'identity'>,
  whom: Whom,
): Promise<Recipient[]> => identity.call(getRecipients, { body: whom, requestId })

/** Someone who has an account, whatever gate he is at. */
export const findAccountHolder = (
  { identity, requestId }: AskedFor<'identity'>,
  userId: string,
): Promise<Recipient | undefined> =>
  orNothing(identity.call(getAccountHolder, { query: { userId }, requestId }))

/** What a mail about an account says, with a new code where it has a link: each asking makes one. */
export const findAccountMail = (
  { identity, requestId }: AskedFor<'identity'>,
  linkRequestId: string,
): Promise<AccountMail | undefined> =>
  orNothing(identity.call(writeAccountMail, { body: { requestId: linkRequestId }, requestId }))

/** What the mail of an invitation says, with a new code: each asking makes one. */
export const findInvite = (
  { identity, requestId }: AskedFor<'identity'>,
  invite: BodyOf<typeof writeInvite>,
): Promise<WrittenInvite | undefined> => orNothing(identity.call(writeInvite, { body: invite, requestId }))

/** Whom a project folder is opened to and how far, also once that is over. */
export const findFolderEntry = (
  { businessdata, requestId }: AskedFor<'businessdata'>,
  entryId: string,
): Promise<FolderEntry | undefined> =>
  orNothing(businessdata.call(getFolderEntry, { query: { entryId }, requestId }))

/** Whether an entry opens this folder to this address today. */
export async function isSharedWith(
  { businessdata, requestId }: AskedFor<'businessdata'>,
  { offerId, email: mail }: Pick<FolderEntry, 'offerId' | 'email'>,
): Promise<boolean> {
  const { offerIds } = await businessdata.call(listFoldersSharedWith, { body: { mail }, requestId })
  return offerIds.includes(offerId)
}

export const findCompany = (
  { identity, requestId }: AskedFor<'identity'>,
  id: string,
): Promise<CompanyForMail | undefined> =>
  orNothing(identity.call(getCompanyForMail, { query: { id }, requestId }))

export const countBusiness = (
  { workflow, requestId }: AskedFor<'workflow'>,
  companyId: string,
): Promise<AnswerOf<typeof getBusinessCounts>> =>
  workflow.call(getBusinessCounts, { query: { companyId }, requestId })

/** Offers as workflow knows them now; those that do not exist are left out. */
export const findOffers = (
  { workflow, requestId }: AskedFor<'workflow'>,
  offerIds: string[],
): Promise<OfferParties[]> => workflow.call(getOfferParties, { body: { offerIds }, requestId })

export async function findOffer(
  neighbours: AskedFor<'workflow'>,
  offerId: string,
): Promise<OfferParties | undefined> {
  const offers = await findOffers(neighbours, [offerId])
  return offers[0]
}

/** The offers on an enquiry that its customer could still decide on, with the companies they are from. */
export async function findOpenOffers(
  { workflow, requestId }: AskedFor<'workflow'>,
  enquiryId: string,
): Promise<{ offerId: string; supplierCompanyId: string }[]> {
  const { offers } = await workflow.call(listOpenOffers, { query: { enquiryId }, requestId })
  return offers
}

export const findEnquiry = (
  { workflow, requestId }: AskedFor<'workflow'>,
  id: string,
): Promise<EnquiryForMail | undefined> =>
  orNothing(workflow.call(getEnquiryForMail, { query: { id }, requestId }))

export const findImport = (
  { catalogue, requestId }: AskedFor<'catalogue'>,
  id: string,
): Promise<ImportForMail | undefined> =>
  orNothing(catalogue.call(getArticleImportForMail, { query: { id }, requestId }))

export const findExport = (
  { catalogue, requestId }: AskedFor<'catalogue'>,
  id: string,
): Promise<ExportForMail | undefined> =>
  orNothing(catalogue.call(getArticleExportForMail, { query: { id }, requestId }))

export const findSmallEstimateCount = (
  { workflow, requestId }: AskedFor<'workflow'>,
  id: string,
): Promise<SmallEstimateCount | undefined> =>
  orNothing(workflow.call(getSmallEstimateCount, { query: { id }, requestId }))

/** What the other party of a conversation wrote and this reader has not read. */
export const findUnread = (
  { workflow, requestId }: AskedFor<'workflow'>,
  asked: { conversationId: string; userId: string; companyId: string },
): Promise<UnreadForMail | undefined> =>
  orNothing(workflow.call(getUnreadForMail, { query: asked, requestId }))

/** The bytes of a small file, whole; undefined when it is gone or larger than announced. */
export async function readFile(
  { workflow, requestId }: AskedFor<'workflow'>,
  { path, size }: { path: string; size: number },
): Promise<Buffer | undefined> {
  const file = await orNothing(workflow.download(getInternalFile, { query: { path }, requestId }))
  if (file === undefined) return undefined
  try {
    return await readWhole(file.stream, size)
  } catch (cause) {
    throw new Unavailable('workflow', { cause })
  }
}

/** Undefined where there are fewer or more bytes than that. */
async function readWhole(stream: AsyncIterable<Buffer>, size: number): Promise<Buffer | undefined> {
  const chunks: Buffer[] = []
  let received = 0
  for await (const chunk of stream) {
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
