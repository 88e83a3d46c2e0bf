import { createHash, randomUUID } from 'node:crypto'
import {
  changeOfferState,
  checkFolderPassword,
  createConversation,
  createEnquiry,
  createOffer,
  createSubfolder,
  getBusinessData,
  getEnquiry,
  getOffer,
  mapAdminBom,
  mapBom,
  reviseOffer,
  saveFolderSettings,
  sendFolderUploadPart,
  sendMessage,
  setFolderPassword,
  startFolderUpload,
  updateEnquiry,
  updateOffer,
  uploadAdminBom,
  uploadBom,
  uploadBusinessData,
  uploadFile,
} from '@schrankwerk/contracts'
import { smallPdf } from '@schrankwerk/infra/demo/small-pdf.ts'
import type { Person } from './person.ts'

export const pdf = (name: string) => ({ name: `${name}.pdf`, bytes: smallPdf(name) })
export const csv = (rows: string[][], name = 'Liste.csv') => ({
  name,
  bytes: new TextEncoder().encode(rows.map((cells) => cells.join(';')).join('\r\n')),
})

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** A parts list with one line for each number; the first column is what `bomMapping` feeds. */
export const bomCsv = (orderNumbers: readonly string[]) =>
  csv([['Bestellnummer', 'Menge', 'BMK'], ...orderNumbers.map((number, at) => [number, '2', `-K${at + 1}`])])
export const bomMapping = [
  { importHeader: 'Bestellnummer', articleField: 'orderNumber' },
  { importHeader: 'Menge', articleField: 'quantity' },
  { importHeader: 'BMK', articleField: 'bmk' },
]

export async function draftEnquiry(customer: Person, title = 'Zutritt'): Promise<string> {
  const { id } = await customer.get(createEnquiry, {
    body: {
      title,
      referenceNumber: 'ZU-1',
      deliveryCondition: 'DAP',
      desiredDeliveryDate: inDays(60),
      amount: 2,
    },
  })
  return id
}

export async function withPartsList(
  customer: Person,
  enquiryId: string,
  numbers: readonly string[],
): Promise<void> {
  await customer.get(uploadBom, { fields: { enquiryId }, file: bomCsv(numbers) })
  await customer.get(mapBom, { query: { enquiryId }, fields: { mapping: bomMapping } })
}

/** One of the operator's own lists, mapped. */
export async function operatorsList(operator: Person, numbers: readonly string[]): Promise<string> {
  const query = { admin: true }
  const { adminBOMResultId } = await operator.get(uploadAdminBom, { query, file: bomCsv(numbers) })
  await operator.get(mapAdminBom, {
    query: { ...query, adminBOMResultId },
    fields: { mapping: bomMapping },
  })
  return adminBOMResultId
}

/** Its path, the key of every file call. */
export async function attach(who: Person, owner: string, fileType: string, name: string): Promise<string> {
  const item = await who.get(uploadFile, { fields: { path: owner, fileType }, file: pdf(name) })
  return item.path
}

export async function releasedEnquiry(customer: Person, numbers: readonly string[]): Promise<string> {
  const id = await draftEnquiry(customer)
  await withPartsList(customer, id, numbers)
  await attach(customer, `enquiry/${id}`, 'CIRCUIT_DIAGRAM', 'Schaltplan')
  const { editVersion } = await customer.get(getEnquiry, { query: { id } })
  await customer.get(updateEnquiry, { body: { id, editVersion, released: true } })
  return id
}

export async function closedEnquiry(customer: Person, numbers: readonly string[]): Promise<string> {
  const id = await releasedEnquiry(customer, numbers)
  const { editVersion } = await customer.get(getEnquiry, { query: { id } })
  await customer.get(updateEnquiry, { body: { id, editVersion, closed: true } })
  return id
}

export async function draftOffer(supplier: Person, enquiryId: string): Promise<string> {
  const { id } = await supplier.get(createOffer, {
    body: {
      enquiryId,
      offerNumber: 'A-1',
      price: 1000,
      desiredDeliveryDate: inDays(42),
      deliveryCondition: 'DAP',
    },
  })
  return id
}

export async function releaseOffer(supplier: Person, id: string): Promise<void> {
  const { editVersion } = await supplier.get(getOffer, { query: { id } })
  await supplier.get(updateOffer, { body: { id, editVersion, released: true } })
}

export async function releasedOffer(supplier: Person, enquiryId: string): Promise<string> {
  const id = await draftOffer(supplier, enquiryId)
  await attach(supplier, `offer/${id}`, 'OFFER', 'Angebot')
  await releaseOffer(supplier, id)
  return id
}

/** The conversation that this supplier begins on an enquiry. */
export async function conversationOn(supplier: Person, enquiryId: string): Promise<string> {
  const { id } = await supplier.get(createConversation, { query: { enquiryId } })
  return id
}

/** A message with a file that asks about a condition of the enquiry. */
export async function askWithFile(who: Person, conversationId: string): Promise<string> {
  const { id } = await who.get(sendMessage, {
    fields: { conversationId, content: 'UL?', reference: { kind: 'CONDITION', field: 'regulation' } },
    file: pdf('Bestellung'),
  })
  return id
}

/** The next version of a released offer, released as well. */
export async function releasedRevision(supplier: Person, offerId: string): Promise<string> {
  const { id } = await supplier.get(reviseOffer, { query: { offerId } })
  await attach(supplier, `offer/${id}`, 'OFFER', 'Angebot')
  await releaseOffer(supplier, id)
  return id
}

export async function acceptedOffer(
  customer: Person,
  supplier: Person,
  enquiryId: string,
): Promise<{ id: string; order: string }> {
  const id = await releasedOffer(supplier, enquiryId)
  const order = await attach(customer, `offer/${id}`, 'ORDER', 'Bestellung')
  await customer.get(changeOfferState, { query: { offerId: id, state: 'ACCEPTED' } })
  return { id, order }
}

/** The item's id. */
export async function putIntoFolder(who: Person, offerId: string): Promise<string> {
  const item = await who.get(uploadBusinessData, { fields: { offerId }, file: pdf('Projektplan') })
  return item.id
}

/** An upload in parts whose only part has come; its id. */
export async function beginUpload(who: Person, offerId: string): Promise<string> {
  const file = pdf('Projektplan')
  const { uploadId } = await who.get(startFolderUpload, {
    body: { offerId, filename: file.name, size: file.bytes.length },
  })
  await who.get(sendFolderUploadPart, {
    fields: { offerId, uploadId, number: 1, sha256: sha256Of(file.bytes) },
    file,
  })
  return uploadId
}
export const sha256Of = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/** One file in two versions. */
export async function putTwiceIntoFolder(who: Person, offerId: string): Promise<string> {
  const versionOf = await putIntoFolder(who, offerId)
  await who.get(uploadBusinessData, { fields: { offerId, versionOf }, file: pdf('Projektplan') })
  return versionOf
}

export async function putTableIntoFolder(who: Person, offerId: string): Promise<string> {
  const file = csv([
    ['Teil', 'Menge'],
    ['Klemme', '4'],
  ])
  const item = await who.get(uploadBusinessData, { fields: { offerId }, file })
  return item.id
}

export async function addSubfolder(who: Person, offerId: string): Promise<string> {
  const subfolder = await who.get(createSubfolder, { body: { offerId, name: randomUUID() } })
  return subfolder.id
}

export const folderPassword = 'Kupferschiene-25'

/** Lets in whoever knows the password, and is such a one: his share token. */
export async function openToVisitors(admin: Person, offerId: string): Promise<string> {
  await admin.get(setFolderPassword, { query: { offerId }, body: { password: folderPassword } })
  await saveOpening(admin, offerId, { allowAnonymous: true })
  return visitorsToken(admin, offerId)
}

/** Changes some of the folder's settings; what is on, the admin's side agrees to. */
export async function saveOpening(
  admin: Person,
  offerId: string,
  change: { allowExternal?: boolean; allowAnonymous?: boolean },
): Promise<void> {
  const { settings } = await admin.get(getBusinessData, { query: { offerId } })
  const { editVersion, allowExternal, allowAnonymous, types } = settings
  await admin.get(saveFolderSettings, {
    body: {
      offerId,
      editVersion,
      allowExternal,
      allowAnonymous,
      types,
      agree: { external: true, anonymous: true },
      ...change,
    },
  })
}

export async function visitorsToken(who: Person, offerId: string): Promise<string> {
  const { shareToken } = await who.get(checkFolderPassword, { body: { offerId, password: folderPassword } })
  return shareToken
}
