import { randomUUID } from 'node:crypto'
import * as contracts from '@schrankwerk/contracts'
import { stackAddresses } from '../stack-addresses.ts'
import type { Sent } from './person.ts'
import {
  addSubfolder,
  attach,
  beginUpload,
  bomCsv,
  bomMapping,
  closedEnquiry,
  csv,
  draftEnquiry,
  draftOffer,
  folderPassword,
  operatorsList,
  pdf,
  putIntoFolder,
  putTableIntoFolder,
  putTwiceIntoFolder,
  releasedEnquiry,
  releasedOffer,
  saveOpening,
  sha256Of,
  withPartsList,
} from './scene.ts'
import { freshArticle, smallConfig, type World } from './world.ts'

type Input = (world: World) => Sent | Promise<Sent>

const nothing: Input = () => ({})
const unknownCode = 'x'.repeat(43)
const newRegistration = () => ({
  user: {
    name: 'Ina',
    lastname: 'Zutritt',
    phoneNumber: '+49 40 1',
    mail: `zutritt-${randomUUID()}@nordhafen.example`,
    password: 'ein-eigenes',
  },
  company: {
    name: 'Zutritt GmbH',
    address: { street: 'Kaiweg', houseNo: '4', zip: '20457', city: 'Hamburg' },
  },
})
const unknownTicket: Input = () => ({ query: { ticket: 'x'.repeat(43) } })
const number = (world: World) => world.article.orderNumber
const spareDraft = (world: World) =>
  world.spare('draft', async () => {
    const id = await draftEnquiry(world.people.customer)
    await withPartsList(world.people.customer, id, [number(world)])
    return id
  })
const spareOfferDraft = (world: World) =>
  world.spare('offer draft', () => draftOffer(world.people.supplier, world.enquiry))
const spareOffer = (world: World) =>
  world.spare('offer', () => releasedOffer(world.people.supplier, world.enquiry))
/** Released, and nobody talks about it yet. */
const silentEnquiry = (world: World) =>
  world.spare('silent enquiry', () => releasedEnquiry(world.people.customer, [number(world)]))
const spareDraftFile = async (world: World) => {
  const draft = await spareDraft(world)
  return world.spare('file', () => attach(world.people.customer, `enquiry/${draft}`, 'UNKNOWN', 'Notiz'))
}
const projectPlan = pdf('Projektplan')
const projectPlanHash = sha256Of(projectPlan.bytes)
const spareUpload = (world: World) =>
  world.spare('upload', () => beginUpload(world.people.supplier, world.order))
const spareItem = (world: World) =>
  world.spare('item', () => putIntoFolder(world.people.supplier, world.order))
const spareSubfolder = (world: World) =>
  world.spare('subfolder', () => addSubfolder(world.people.supplier, world.order))
const spareConfig = (world: World) =>
  world.spare('config', () => smallConfig(world.people.operatorAdmin, world.manufacturerId))
const ofOperator = { admin: true }
const spareList = (world: World) =>
  world.spare('list', () => operatorsList(world.people.operatorAdmin, [number(world)]))
const spareListQuery = async (world: World) => ({
  ...ofOperator,
  adminBOMResultId: await spareList(world),
})
const lineOfList = async (world: World, adminBOMResultId: string): Promise<string> => {
  const query = { ...ofOperator, adminBOMResultId }
  const { content } = await world.people.operatorAdmin.get(contracts.getAdminBomArticles, { query })
  return content[0].id
}
const spareExport = (world: World) => world.spare('export', () => world.endedExport())
const folderSettings = async ({ people, order }: World) =>
  (await people.supplier.get(contracts.getBusinessData, { query: { offerId: order } })).settings
/** Of the supplier's side, in place of those it had. */
const newEntry = async (world: World): Promise<string> => {
  const { editVersion } = await folderSettings(world)
  const visibilityEntries = [
    { email: `gast-${randomUUID()}@extern.example`, permissions: { read: true, write: false } },
  ]
  const body = { offerId: world.order, editVersion, visibilityEntries }
  const [entry] = await world.people.supplier.get(contracts.shareFolder, { body })
  return entry.id
}
const spareArticle = (world: World) =>
  world.spare('article', () => freshArticle(world.people.operatorAdmin, world.manufacturerId))
const spareProposal = (world: World) => world.spare('proposal', () => world.proposedImport())
const seenProposal = async (world: World) => {
  const id = await spareProposal(world)
  const { editVersion } = await world.people.operatorAdmin.get(contracts.getImportProposal, { query: { id } })
  return { id, editVersion }
}
const newcomer = (world: World) => ({
  name: 'Jo',
  lastname: 'Zutritt',
  mail: `zutritt-${crypto.randomUUID()}@nordhafen.example`,
  phoneNumber: '+49 40 1',
  companyId: world.ids.customerCompany,
})
/** Two of a kind of master data, their ids joined by a comma. */
const sparePair = (world: World, kind: contracts.CombinableKind) =>
  world.spare(`two of ${kind}`, async () => {
    const made = await Promise.all(['eins', 'zwei'].map((name) => newMasterData(world, kind, name)))
    return made.map(({ id }) => id).join(',')
  })
const newMasterData = (world: World, kind: contracts.CombinableKind, name: string) => {
  const { operatorAdmin } = world.people
  const displayName = `Zutritt ${name} ${crypto.randomUUID()}`
  if (kind === 'manufacturer')
    return operatorAdmin.get(contracts.createManufacturer, { body: { displayName } })
  if (kind === 'unit') return operatorAdmin.get(contracts.createUnit, { body: { displayName } })
  const { manufacturerId } = world
  return operatorAdmin.get(contracts.createDiscountGroup, {
    body: { displayName, percent: 10, manufacturerId },
  })
}
const spareMasterData = (world: World, kind: contracts.CombinableKind) =>
  world.spare(`one of ${kind}`, async () => (await newMasterData(world, kind, 'eins')).id)
const spareWholesaler = (world: World) =>
  world.spare('wholesaler', async () => {
    const body = { displayName: `Zutritt ${crypto.randomUUID()}` }
    return (await world.people.operatorAdmin.get(contracts.createWholesaler, { body })).id
  })
const newEclassMapping = () => ({
  eclassNumber: String(10_000_000 + Math.floor(Math.random() * 89_999_999)),
  description: 'Zutritt',
})
const spareEclassMapping = (world: World) =>
  world.spare('eclass', async () => {
    const { operatorAdmin } = world.people
    return (await operatorAdmin.get(contracts.createEclassMapping, { body: newEclassMapping() })).id
  })
const eclassCsv = () =>
  csv(
    [
      ['Nummer', 'Text'],
      ['27141120', 'Klemme'],
    ],
    'eclass.csv',
  )
const spareCombination = (world: World) =>
  world.spare('combination', async () => {
    const unitIds = await sparePair(world, 'unit')
    const { operatorAdmin } = world.people
    await operatorAdmin.get(contracts.combineUnits, { query: { unitIds } })
    const [survivor] = unitIds.split(',')
    const all = await operatorAdmin.get(contracts.getCombinations)
    return all.find((one: contracts.Combination) => one.survivor.id === survivor)!.id
  })
/** Of the customer's company, without a password yet. */
const spareUser = (world: World) =>
  world.spare('user', async () => {
    const user = await world.people.customer.get(contracts.createUser, { body: newcomer(world) })
    return user.id
  })
const newCompany = {
  name: 'Zutritt GmbH',
  type: 'CUSTOMER',
  customerNumber: 'ZU-1',
  address: { street: 'Weg', houseNo: '1', zip: '20457', city: 'Hamburg' },
}
const spareCompany = (world: World) =>
  world.spare('company', async () => {
    const company = await world.people.operatorAdmin.get(contracts.createCompany, { body: newCompany })
    return company.id
  })
const versionOf = async (who: World['people']['customer'], id: string) =>
  (await who.get(contracts.getEnquiry, { query: { id } })).editVersion

/**
 * What is sent with each call, about the customer's and the supplier's own things. A name is the endpoint's,
 * with a colon and a word behind it where one call has several cases.
 */
export const calls: Readonly<Record<string, Input>> = {
  getUser: nothing,
  'getUser: the customer': ({ ids }) => ({ query: { id: ids.customer } }),
  'getUser: the supplier': ({ ids }) => ({ query: { id: ids.supplier } }),
  'getUser: another guest': ({ ids }) => ({ query: { id: ids.otherGuest } }),
  countLogin: ({ ids }) => ({ query: { userId: ids.customer } }),
  getLastLogins: nothing,
  getCompany: nothing,
  'getCompany: the customer': ({ ids }) => ({ query: { id: ids.customerCompany } }),
  'getCompany: the supplier': ({ ids }) => ({ query: { id: ids.supplierCompany } }),

  filterUsers: nothing,
  exportUsers: () => ({ query: { format: 'csv' } }),
  getUsers: nothing,
  getUsersOfCompany: nothing,
  "getUsersOfCompany: the customer's": ({ ids }) => ({ query: { companyId: ids.customerCompany } }),
  "getUsersOfCompany: the supplier's": ({ ids }) => ({ query: { companyId: ids.supplierCompany } }),
  createUser: (world) => {
    const { companyId: _, ...body } = newcomer(world)
    return { body }
  },
  'createUser: for the customer': (world) => ({ body: newcomer(world) }),
  'updateUser: of the customer': async (world) => {
    const id = await spareUser(world)
    const { editVersion } = await world.people.operatorAdmin.get(contracts.getUser, { query: { id } })
    return { body: { id, editVersion, phoneNumber: `+49 40 ${Date.now()}` } }
  },
  'takeBackMail: of the customer': async (world) => {
    const id = await spareUser(world)
    const { newMail, editVersion } = await world.people.operatorAdmin.get(contracts.getUser, {
      query: { id },
    })
    const mail = `anders-${id}@nordhafen.example`
    if (newMail === null)
      await world.people.operatorAdmin.get(contracts.updateUser, { body: { id, editVersion, mail } })
    return { query: { userId: id } }
  },
  'sendUserLink: of the customer': async (world) => ({ query: { userId: await spareUser(world) } }),
  'deleteUser: of the customer': async (world) => ({ query: { userId: await spareUser(world) } }),
  filterCompanies: nothing,
  getCompanies: nothing,
  countSuppliers: nothing,
  createCompany: () => ({ body: newCompany }),
  updateCompany: async (world) => {
    const id = await spareCompany(world)
    const { editVersion } = await world.people.operatorAdmin.get(contracts.getCompany, { query: { id } })
    return { body: { ...newCompany, id, editVersion, name: `Zutritt ${Date.now()}` } }
  },
  'releaseCompany: the customer': ({ ids }) => ({ query: { companyId: ids.customerCompany } }),
  deleteCompany: async (world) => ({ query: { companyId: await spareCompany(world) } }),

  register: () => ({ body: newRegistration() }),
  'register: by a machine': () => ({ body: { ...newRegistration(), website: 'https://a.example' } }),
  requestPasswordReset: () => ({ query: { mail: 'niemand@nordhafen.example' } }),
  verifyPasswordReset: () => ({ query: { oobCode: unknownCode } }),
  'setPassword: by an unknown code': ({ people }) => ({
    body: { mail: people.customer.mail, password: 'ein-anderes', oobCode: unknownCode },
  }),
  'setPassword: of somebody else': () => ({
    body: {
      mail: 'niemand@nordhafen.example',
      password: 'ein-langes-anderes',
      currentPassword: 'schrankwerk-demo',
    },
  }),
  checkLink: () => ({ query: { mode: 'firstPassword', oobCode: unknownCode } }),
  confirmRegistration: () => ({ body: { oobCode: unknownCode, password: 'ein-anderes' } }),
  resendRegistrationLink: () => ({ body: { mail: 'niemand@nordhafen.example' } }),
  confirmMail: () => ({ body: { oobCode: unknownCode } }),
  checkInvite: () => ({ body: { code: unknownCode } }),
  acceptInvite: () => ({
    body: { code: unknownCode, name: 'Ina', lastname: 'Zutritt', password: 'ein-eigenes' },
  }),

  getLegalText: () => ({ query: { page: 'imprint' } }),
  getAvv: nothing,

  'getEnquiry: draft': ({ draft }) => ({ query: { id: draft } }),
  'getEnquiry: released': ({ enquiry }) => ({ query: { id: enquiry } }),
  filterEnquiries: nothing,
  createEnquiry: () => ({ body: { title: 'Zutritt' } }),
  updateEnquiry: async (world) => {
    const id = await spareDraft(world)
    return { body: { id, editVersion: await versionOf(world.people.customer, id), title: 'Neu' } }
  },
  archiveEnquiry: async (world) => ({ query: { enquiryId: await spareDraft(world) } }),
  reopenEnquiry: async (world) => ({
    query: {
      enquiryId: await world.spare('closed', () => closedEnquiry(world.people.customer, [number(world)])),
    },
  }),
  'copyEnquiry: draft': ({ draft }) => ({ query: { id: draft } }),
  'copyEnquiry: released': ({ enquiry }) => ({ query: { id: enquiry } }),

  'uploadBom: enquiry': async (world) => ({
    fields: { enquiryId: await spareDraft(world) },
    file: bomCsv([number(world)]),
  }),
  'uploadBom: offer': async (world) => ({
    fields: { offerId: await spareOfferDraft(world) },
    file: bomCsv([number(world)]),
  }),
  'changeBomHeader: enquiry': async (world) => ({
    fields: { enquiryId: await spareDraft(world), headerRowIndex: 1 },
  }),
  'deleteBom: enquiry': async (world) => ({ query: { enquiryId: await spareDraft(world) } }),
  'mapBom: enquiry': async (world) => ({
    query: { enquiryId: await spareDraft(world) },
    fields: { mapping: bomMapping },
  }),
  'chooseBomRows: enquiry': async (world) => ({
    body: { enquiryId: await spareDraft(world), rows: [99], areLines: false },
  }),
  'getBomArticles: draft': ({ draft }) => ({ query: { enquiryId: draft } }),
  'getBomArticles: released': ({ enquiry }) => ({ query: { enquiryId: enquiry } }),
  'getBomArticles: offer draft': ({ offerDraft }) => ({ query: { offerId: offerDraft } }),
  'getBomArticles: offer': ({ offer }) => ({ query: { offerId: offer } }),
  'updateBomArticles: enquiry': async ({ draft, draftLine, people }) => ({
    body: {
      enquiryId: draft,
      lineIds: [draftLine],
      changes: { quantity: 3 },
      editVersion: await versionOf(people.customer, draft),
    },
  }),
  'updateBomArticles: offer': async ({ offerDraft, offerDraftLine, people }) => {
    const { editVersion } = await people.supplier.get(contracts.getOffer, { query: { id: offerDraft } })
    return {
      body: { offerId: offerDraft, lineIds: [offerDraftLine], changes: { quantity: 3 }, editVersion },
    }
  },
  'getBomLines: draft': ({ draft }) => ({ query: { enquiryId: draft } }),
  'getBomLines: released': ({ enquiry }) => ({ query: { enquiryId: enquiry } }),
  'getBomLines: offer draft': ({ offerDraft }) => ({ query: { offerId: offerDraft } }),
  'getBomSuggestions: draft': ({ draftLine }) => ({ query: { lineId: draftLine } }),
  'getBomSuggestions: offer draft': ({ offerDraftLine }) => ({ query: { lineId: offerDraftLine } }),
  'getBomEstimate: draft': ({ draft }) => ({ query: { enquiryId: draft } }),
  'getBomEstimate: released': ({ enquiry }) => ({ query: { enquiryId: enquiry } }),
  'getBomEstimate: offer draft': ({ offerDraft }) => ({ query: { offerId: offerDraft } }),
  'getBomRematch: draft': ({ draft }) => ({ query: { enquiryId: draft } }),
  'getBomRematch: released': ({ enquiry }) => ({ query: { enquiryId: enquiry } }),
  'getBomRematch: offer draft': ({ offerDraft }) => ({ query: { offerId: offerDraft } }),
  'rematchBom: enquiry': async ({ draft, people }) => ({
    body: { enquiryId: draft, editVersion: await versionOf(people.customer, draft) },
  }),
  'rematchBom: offer': async ({ offerDraft, people }) => {
    const { editVersion } = await people.supplier.get(contracts.getOffer, { query: { id: offerDraft } })
    return { body: { offerId: offerDraft, editVersion } }
  },
  'seeBomRematch: enquiry': ({ draft }) => ({ body: { enquiryId: draft, lineIds: [] } }),
  'seeBomRematch: offer': ({ offerDraft }) => ({ body: { offerId: offerDraft, lineIds: [] } }),
  'getBomFile: draft': ({ draft }) => ({ query: { enquiryId: draft } }),
  'getBomFile: released': ({ enquiry }) => ({ query: { enquiryId: enquiry } }),
  'getCheckedList: draft': ({ draft }) => ({ query: { enquiryId: draft } }),
  'getCheckedList: released': ({ enquiry }) => ({ query: { enquiryId: enquiry } }),
  'getCheckedList: offer': ({ offer }) => ({ query: { offerId: offer } }),
  'getSuppliedParts: draft': ({ draft }) => ({ query: { enquiryId: draft } }),
  'getSuppliedParts: released': ({ enquiry }) => ({ query: { enquiryId: enquiry } }),
  'getSuppliedParts: offer': ({ offer }) => ({ query: { offerId: offer } }),

  'uploadFile: draft': async (world) => ({
    fields: { path: `enquiry/${await spareDraft(world)}`, fileType: 'UNKNOWN' },
    file: pdf('Notiz'),
  }),
  'uploadFile: released': ({ enquiry }) => ({
    fields: { path: `enquiry/${enquiry}`, fileType: 'UNKNOWN' },
    file: pdf('Notiz'),
  }),
  'uploadFile: offer draft': async (world) => ({
    fields: { path: `offer/${await spareOfferDraft(world)}`, fileType: 'OFFER' },
    file: pdf('Angebot'),
  }),
  'uploadFile: order': async (world) => ({
    fields: { path: `offer/${await spareOffer(world)}`, fileType: 'ORDER' },
    file: pdf('Bestellung'),
  }),
  'deleteFile: draft': async (world) => ({ query: { path: await spareDraftFile(world) } }),
  'deleteFile: offer': ({ offerFile }) => ({ query: { path: offerFile } }),
  'getFile: draft': ({ draftFile }) => ({ query: { path: draftFile } }),
  'getFile: released': ({ enquiryFile }) => ({ query: { path: enquiryFile } }),
  'getFile: offer draft': ({ offerDraftFile }) => ({ query: { path: offerDraftFile } }),
  'getFile: offer': ({ offerFile }) => ({ query: { path: offerFile } }),
  'getFile: attachment': ({ question }) => ({ query: { path: `message/${question}` } }),
  'changeFileType: draft': ({ draftFile }) => ({
    query: { path: draftFile, fileType: 'POWER_FLOW_DIAGRAM' },
  }),
  'changeFileType: offer': ({ offerFile }) => ({ query: { path: offerFile, fileType: 'UNKNOWN' } }),
  'createFileTicket: draft': ({ draftFile }) => ({ body: { path: draftFile } }),
  'createFileTicket: offer': ({ offerFile }) => ({ body: { path: offerFile } }),
  'createFileTicket: attachment': ({ question }) => ({ body: { path: `message/${question}` } }),
  'createFileTicket: all of a draft': ({ draft }) => ({ body: { all: { enquiryId: draft } } }),
  'createFileTicket: all of an offer draft': ({ offerDraft }) => ({
    body: { all: { offerId: offerDraft } },
  }),
  "createFileTicket: another's file among all": ({ enquiry, offerDraftFile }) => ({
    body: { all: { enquiryId: enquiry, filesToAppend: [offerDraftFile] } },
  }),
  'createFileTicket: parts list of a draft': ({ draft }) => ({ body: { bom: { enquiryId: draft } } }),
  'createFileTicket: checked list of a draft': ({ draft }) => ({ body: { checked: { enquiryId: draft } } }),
  'createFileTicket: checked list of an offer': ({ offer }) => ({ body: { checked: { offerId: offer } } }),
  'createFileTicket: supplied parts of an offer': ({ offer }) => ({ body: { supplied: { offerId: offer } } }),
  'createFileTicket: offers side by side': ({ enquiry }) => ({
    body: { comparison: { enquiryId: enquiry } },
  }),
  'redeemFileTicket: unknown': unknownTicket,
  'getFileNames: draft': ({ draft }) => ({ query: { path: `enquiry/${draft}` } }),
  'getFileNames: released': ({ enquiry }) => ({ query: { path: `enquiry/${enquiry}` } }),
  'getFileNames: offer draft': ({ offerDraft }) => ({ query: { path: `offer/${offerDraft}` } }),
  'downloadAllFiles: draft': ({ draft }) => ({ fields: { enquiryId: draft } }),
  'downloadAllFiles: released': ({ enquiry }) => ({ fields: { enquiryId: enquiry } }),
  'downloadAllFiles: offer draft': ({ offerDraft }) => ({ fields: { offerId: offerDraft } }),
  'downloadAllFiles: offer': ({ offer }) => ({ fields: { offerId: offer } }),
  "downloadAllFiles: another's file": ({ enquiry, offerDraftFile }) => ({
    fields: { enquiryId: enquiry, 'filesToAppend[]': [offerDraftFile] },
  }),

  'getOffer: draft': ({ offerDraft }) => ({ query: { id: offerDraft } }),
  'getOffer: released': ({ offer }) => ({ query: { id: offer } }),
  'reviseOffer: with an open draft': async (world) => ({
    query: {
      offerId: await world.spare('revised offer', async () => {
        const id = await releasedOffer(world.people.supplier, world.enquiry)
        await world.people.supplier.get(contracts.reviseOffer, { query: { offerId: id } })
        return id
      }),
    },
  }),
  reviseOffer: async (world) => ({ query: { offerId: await spareOffer(world) } }),
  filterOffers: nothing,
  'filterOffers: of the enquiry': ({ enquiry }) => ({ query: { enquiryId: enquiry } }),
  'filterOffers: archived': () => ({ query: { archived: true } }),
  compareOffers: ({ enquiry }) => ({ query: { enquiryId: enquiry } }),
  'createOffer: on a released enquiry': ({ enquiry }) => ({ body: { enquiryId: enquiry } }),
  'createOffer: on a draft': ({ draft }) => ({ body: { enquiryId: draft } }),
  updateOffer: async (world) => {
    const id = await spareOfferDraft(world)
    const { editVersion } = await world.people.supplier.get(contracts.getOffer, { query: { id } })
    return { body: { id, editVersion, price: 1100 } }
  },
  'archiveOffer: an order': ({ order }) => ({ query: { offerId: order } }),
  archiveOffer: async (world) => ({ query: { offerId: await spareOffer(world) } }),
  'changeOfferState: decline': async (world) => ({
    query: {
      offerId: await spareOffer(world),
      state: 'DECLINED',
      rejectionReason: 'PROJECT_NOT_REALIZED',
    },
  }),
  'wishRevision: of a declined offer': async (world) => ({
    body: {
      offerId: await world.spare('declined offer', async () => {
        const offerId = await releasedOffer(world.people.supplier, world.enquiry)
        await world.people.customer.get(contracts.changeOfferState, {
          query: { offerId, state: 'DECLINED', rejectionReason: 'PROJECT_NOT_REALIZED' },
        })
        return offerId
      }),
    },
  }),
  'wishRevision: of a valid offer': ({ offer }) => ({ body: { offerId: offer } }),
  'changeOfferState: accept': async (world) => {
    const { customer, supplier } = world.people
    const offerId = await world.spare('to accept', async () => {
      const offer = await releasedOffer(supplier, await releasedEnquiry(customer, [number(world)]))
      await attach(customer, `offer/${offer}`, 'ORDER', 'Bestellung')
      return offer
    })
    return { query: { offerId, state: 'ACCEPTED' } }
  },
  'changeOfferState: confirm': ({ order }) => ({ query: { offerId: order, state: 'CONFIRMED' } }),

  'getConversations: of the enquiry': ({ enquiry }) => ({ query: { enquiryId: enquiry } }),
  'getConversations: of the offer': ({ offer }) => ({ query: { offerId: offer } }),
  "getConversations: the customer's": ({ ids }) => ({ query: { userId: ids.customer } }),
  'createConversation: on an enquiry': async (world) => ({
    query: { enquiryId: await silentEnquiry(world) },
  }),
  'createConversation: on an offer': async (world) => ({
    query: {
      offerId: await world.spare('silent offer', async () =>
        releasedOffer(world.people.supplier, await silentEnquiry(world)),
      ),
    },
  }),
  'createConversation: a second one': ({ offer }) => ({ query: { offerId: offer } }),
  getMessages: ({ conversation }) => ({ query: { conversationId: conversation } }),
  sendMessage: ({ conversation }) => ({ fields: { conversationId: conversation, content: 'Danke' } }),
  'sendMessage: with a file': ({ conversation }) => ({
    fields: { conversationId: conversation },
    file: pdf('Skizze'),
  }),
  getUnreadMessages: nothing,
  countUnreadMessages: nothing,
  markMessageRead: ({ question }) => ({ query: { messageId: question } }),
  markConversationsRead: ({ conversation }) => ({ body: [conversation] }),
  markUnread: ({ question }) => ({ body: { messageIds: [question] } }),
  markAllRead: nothing,
  settleQuestion: ({ question }) => ({ query: { messageId: question, settled: true } }),
  'getQuestions: of the enquiry': ({ enquiry }) => ({ query: { enquiryId: enquiry } }),
  'getQuestions: of the offer': ({ offer }) => ({ query: { offerId: offer } }),
  'searchMessages: of the enquiry': ({ enquiry }) => ({ query: { enquiryId: enquiry, searchTerm: 'UL' } }),
  'searchMessages: of the offer': ({ offer }) => ({ query: { offerId: offer, searchTerm: 'UL' } }),
  'copyAttachment: as the order': ({ question, offer }) => ({
    query: { messageId: question, path: `message/${question}`, offerId: offer },
  }),
  filterHappenings: nothing,
  markHappeningsRead: () => ({ body: { read: true } }),

  getBusinessData: ({ order }) => ({ query: { offerId: order } }),
  countBusinessData: ({ order }) => ({ query: { offerIds: order } }),
  uploadBusinessData: ({ order }) => ({ fields: { offerId: order }, file: pdf('Projektplan') }),
  deleteBusinessData: async (world) => ({
    query: {
      offerId: world.order,
      itemId: await spareItem(world),
    },
  }),
  getBusinessDataItem: ({ order, folderItem }) => ({ query: { offerId: order, itemId: folderItem } }),
  downloadBusinessData: ({ order, folderItem }) => ({ body: { offerId: order, itemIds: [folderItem] } }),

  startFolderUpload: ({ order }) => ({
    body: { offerId: order, filename: 'Projektplan.pdf', size: 9_000_000 },
  }),
  listFolderUploads: ({ order }) => ({ query: { offerId: order } }),
  "sendFolderUploadPart: of the supplier's upload": async (world) => ({
    fields: { offerId: world.order, uploadId: await spareUpload(world), number: 1, sha256: projectPlanHash },
    file: projectPlan,
  }),
  "finishFolderUpload: of the supplier's upload": async (world) => ({
    body: { offerId: world.order, uploadId: await spareUpload(world) },
  }),
  cancelFolderUpload: ({ order }) => ({ body: { offerId: order, uploadId: randomUUID() } }),

  createSubfolder: ({ order }) => ({ body: { offerId: order, name: 'Pläne' } }),
  renameSubfolder: async (world) => ({
    body: {
      offerId: world.order,
      subfolderId: await spareSubfolder(world),
      editVersion: 1,
      name: randomUUID(),
    },
  }),
  deleteSubfolder: async (world) => ({
    query: { offerId: world.order, subfolderId: await spareSubfolder(world) },
  }),
  renameBusinessDataItem: async (world) => ({
    body: {
      offerId: world.order,
      itemId: await spareItem(world),
      editVersion: 1,
      filename: `${randomUUID()}.pdf`,
    },
  }),
  moveBusinessDataItems: async (world) => ({
    body: {
      offerId: world.order,
      items: [{ itemId: await spareItem(world), editVersion: 1 }],
      subfolderId: await spareSubfolder(world),
    },
  }),
  "moveBusinessDataItems: into another folder's group": async (world) => ({
    body: {
      offerId: world.order,
      items: [{ itemId: await spareItem(world), editVersion: 1 }],
      subfolderId: await world.spare('other subfolder', () =>
        addSubfolder(world.people.supplier, world.offer),
      ),
    },
  }),
  deleteBusinessDataItems: async (world) => ({
    body: { offerId: world.order, itemIds: [await spareItem(world)] },
  }),
  listItemVersions: ({ order, folderItem }) => ({ query: { offerId: order, itemId: folderItem } }),
  restoreItemVersion: async (world) => ({
    body: {
      offerId: world.order,
      itemId: await world.spare('item in two versions', () =>
        putTwiceIntoFolder(world.people.supplier, world.order),
      ),
      version: 1,
      editVersion: 2,
    },
  }),
  readItemTable: async (world) => ({
    query: {
      offerId: world.order,
      itemId: await world.spare('table', () => putTableIntoFolder(world.people.supplier, world.order)),
    },
  }),
  filterFolderLog: ({ order }) => ({ query: { offerId: order } }),

  'createBusinessDataTicket: one file': ({ order, folderItem }) => ({
    body: { offerId: order, itemId: folderItem },
  }),
  'createBusinessDataTicket: several': ({ order, folderItem }) => ({
    body: { offerId: order, itemIds: [folderItem] },
  }),
  "createBusinessDataTicket: another folder's file": ({ offer, folderItem }) => ({
    body: { offerId: offer, itemId: folderItem },
  }),
  saveFolderSettings: async (world) => {
    const { editVersion, allowExternal, allowAnonymous, types } = await folderSettings(world)
    return { body: { offerId: world.order, editVersion, allowExternal, allowAnonymous, types } }
  },
  shareFolder: async (world) => {
    const { editVersion } = await folderSettings(world)
    return { body: { offerId: world.order, editVersion, visibilityEntries: [] } }
  },
  endVisibility: async (world) => {
    const entryId = await newEntry(world)
    const { editVersion } = await folderSettings(world)
    return { body: { offerId: world.order, entryId, editVersion } }
  },
  "inviteAgain: the supplier's": async (world) => {
    const offerId = world.order
    await saveOpening(world.people.supplier, offerId, { allowExternal: true })
    return { body: { offerId, entryId: await newEntry(world) } }
  },
  filterSharedFolders: nothing,
  setFolderPassword: ({ order }) => ({ query: { offerId: order }, body: { password: folderPassword } }),
  'checkFolderPassword: unknown': () => ({ body: { offerId: randomUUID(), password: folderPassword } }),
  'redeemBusinessDataTicket: unknown': unknownTicket,

  exportPerson: nothing,
  'exportPerson: the customer': ({ ids }) => ({ query: { userId: ids.customer } }),
  eraseUser: async (world) => ({ query: { userId: await spareUser(world) } }),
  'getSignInState: the customer': ({ ids }) => ({ query: { userId: ids.customer } }),
  'unlockUser: the customer': ({ ids }) => ({ query: { userId: ids.customer } }),
  getSessions: nothing,
  'endOwnSessions: all but this one': nothing,
  getSecondFactors: nothing,
  "removeSecondFactor: none of one's own": () => ({
    body: { id: crypto.randomUUID(), currentPassword: stackAddresses().accounts[0]!.password },
  }),
  countBusiness: ({ ids }) => ({ query: { companyId: ids.customerCompany } }),

  openLiveStream: nothing,
  getMailSettings: nothing,
  // What everybody has anyway: other tests wait for these mails.
  saveMailSettings: () => ({ body: { messages: 'BUNDLED' } }),

  getArticle: ({ article }) => ({ query: { id: article.id } }),
  filterArticles: nothing,
  searchArticles: () => ({ query: { searchTerm: 'Klemme' } }),
  createArticle: ({ manufacturerId }) => ({
    body: { manufacturerId, orderNumber: `ZU-${Date.now()}-${Math.random()}` },
  }),
  updateArticle: async (world) => {
    const id = await spareArticle(world)
    const { editVersion } = await world.people.operatorAdmin.get(contracts.getArticle, { query: { id } })
    return { body: { id, editVersion, description: 'Neu' } }
  },
  deleteArticle: async (world) => ({ query: { id: await spareArticle(world) } }),
  deleteArticles: async (world) => ({ query: { articleIds: await spareArticle(world) } }),
  filterMissingNumbers: nothing,
  'getMissingNumber: unknown': () => ({ query: { id: crypto.randomUUID() } }),
  'suggestForMissingNumber: unknown': () => ({ query: { id: crypto.randomUUID() } }),
  'ignoreMissingNumbers: unknown': () => ({ body: { ids: [crypto.randomUUID()] } }),
  'restoreMissingNumbers: unknown': () => ({ body: { ids: [crypto.randomUUID()] } }),
  replaceArticle: ({ article }) => ({ body: { orderNumber: 'ZU-ERSATZ', matchId: article.id } }),
  filterReplacements: nothing,
  'forgetReplacements: unknown': () => ({ body: { ids: [crypto.randomUUID()] } }),

  startArticleImport: async (world) => {
    await world.untilNoImportRuns()
    return {
      fields: { importConfigId: await spareConfig(world) },
      file: csv([['Nummer'], [`ZU-${Date.now()}`]], 'zutritt.csv'),
    }
  },
  'abortArticleImport: none runs': async (world) => {
    await world.untilNoImportRuns()
    return {}
  },
  getArticleImportProgress: nothing,
  getArticleImportHistory: nothing,
  getArticleImportFile: ({ importId }) => ({ query: { id: importId } }),
  getSkippedLines: ({ importId }) => ({ query: { id: importId } }),
  'createArticleImportTicket: file': ({ importId }) => ({ body: { id: importId, what: 'file' } }),
  'createArticleImportTicket: skipped lines': ({ importId }) => ({ body: { id: importId, what: 'skipped' } }),
  'redeemArticleImportTicket: unknown': unknownTicket,
  deleteArticleImport: async (world) => ({
    query: { id: await world.spare('import', () => world.endedImport()) },
  }),

  startArticleExport: async (world) => {
    await world.untilNoExportRuns()
    return { body: { manufacturers: [world.manufacturerId] } }
  },
  getArticleExports: nothing,
  getArticleExportFile: async (world) => ({ query: { id: await spareExport(world) } }),
  createArticleExportTicket: async (world) => ({ body: { id: await spareExport(world) } }),
  'redeemArticleExportTicket: unknown': unknownTicket,
  deleteArticleExport: async (world) => ({ query: { id: await spareExport(world) } }),
  getImportProposal: async (world) => ({ query: { id: await spareProposal(world) } }),
  filterProposalRows: async (world) => ({ query: { id: await spareProposal(world), class: 'NEW' } }),
  chooseProposalRows: async (world) => ({
    body: { ...(await seenProposal(world)), class: 'NEW', chosen: false },
  }),
  acceptImportProposal: async (world) => {
    await world.untilNoImportRuns()
    return { body: await seenProposal(world) }
  },
  rejectImportProposal: async (world) => ({ body: await seenProposal(world) }),
  previewImportUndo: ({ importId }) => ({ query: { id: importId } }),
  undoArticleImport: async (world) => {
    const id = await world.spare('import to undo', () => world.endedImport())
    await world.untilNoImportRuns()
    return { body: { id } }
  },

  createImportConfig: ({ manufacturerId }) => ({
    body: {
      title: 'Zutritt',
      description: 'Eine Spalte',
      manufacturerId,
      headers: ['Nummer'],
      fieldMapping: [{ importHeader: 'Nummer', articleField: 'orderNumber' }],
    },
  }),
  getImportConfig: ({ importConfigId }) => ({ query: { id: importConfigId } }),
  getImportConfigs: nothing,
  readImportHeaders: () => ({
    file: csv([
      ['Bestellnummer', 'Listenpreis'],
      ['A-1', '2,50'],
    ]),
  }),
  updateImportConfig: async (world) => {
    const id = await spareConfig(world)
    const config = await world.people.operatorAdmin.get(contracts.getImportConfig, { query: { id } })
    return { body: { ...config, title: 'Zutritt 2' } }
  },
  deleteImportConfig: async (world) => ({ query: { configId: await spareConfig(world) } }),

  getMasterDataOverview: nothing,
  getManufacturers: nothing,
  filterManufacturers: nothing,
  getManufacturer: ({ manufacturerId }) => ({ query: { id: manufacturerId } }),
  findManufacturerByName: () => ({ query: { name: 'Siemens' } }),
  createManufacturer: () => ({ body: { displayName: `Zutritt ${crypto.randomUUID()}` } }),
  updateManufacturer: async (world) => {
    const id = await spareMasterData(world, 'manufacturer')
    const made = await world.people.operatorAdmin.get(contracts.getManufacturer, { query: { id } })
    return { body: { id, editVersion: made.editVersion, displayName: made.displayName } }
  },
  deleteManufacturers: async (world) => ({
    query: { manufacturerIds: await spareMasterData(world, 'manufacturer') },
  }),
  deleteArticlesOfManufacturer: async (world) => {
    await world.untilNoImportRuns()
    return { query: { manufacturerId: await spareMasterData(world, 'manufacturer') } }
  },
  getUnits: nothing,
  filterUnits: nothing,
  getUnit: ({ unitId }) => ({ query: { id: unitId } }),
  findUnitByName: () => ({ query: { name: 'Stück' } }),
  createUnit: () => ({ body: { displayName: `Zutritt ${crypto.randomUUID()}` } }),
  updateUnit: async (world) => {
    const id = await spareMasterData(world, 'unit')
    const made = await world.people.operatorAdmin.get(contracts.getUnit, { query: { id } })
    return { body: { id, editVersion: made.editVersion, displayName: made.displayName } }
  },
  deleteUnits: async (world) => ({ query: { unitIds: await spareMasterData(world, 'unit') } }),
  getWholesalers: nothing,
  filterWholesalers: nothing,
  getWholesaler: async (world) => ({ query: { id: await spareWholesaler(world) } }),
  createWholesaler: () => ({ body: { displayName: `Zutritt ${crypto.randomUUID()}` } }),
  updateWholesaler: async (world) => {
    const id = await spareWholesaler(world)
    const { editVersion } = await world.people.operatorAdmin.get(contracts.getWholesaler, { query: { id } })
    return { body: { id, editVersion, displayName: `Zutritt ${crypto.randomUUID()}` } }
  },
  deleteWholesalers: async (world) => ({ query: { wholesalerIds: await spareWholesaler(world) } }),
  getDiscountGroups: nothing,
  filterDiscountGroups: nothing,
  getDiscountGroup: async (world) => ({ query: { id: await spareMasterData(world, 'discountgroup') } }),
  findDiscountGroupByName: ({ manufacturerId }) => ({ query: { name: 'Gruppe', manufacturerId } }),
  createDiscountGroup: ({ manufacturerId }) => ({
    body: { displayName: `Zutritt ${crypto.randomUUID()}`, percent: 10, manufacturerId },
  }),
  updateDiscountGroup: async (world) => {
    const id = await spareMasterData(world, 'discountgroup')
    const made = await world.people.operatorAdmin.get(contracts.getDiscountGroup, { query: { id } })
    const { editVersion, displayName, manufacturerId } = made
    return { body: { id, editVersion, displayName, manufacturerId, percent: 11 } }
  },
  deleteDiscountGroups: async (world) => ({
    query: { discountGroupIds: await spareMasterData(world, 'discountgroup') },
  }),
  exportDiscountGroups: nothing,
  importDiscountGroups: () => ({
    fields: { preview: true },
    file: csv(
      [
        ['Anzeigename', 'Namensvarianten', 'Rabatt in Prozent', 'Hersteller', 'Großhändlerrabatte'],
        ['Zutritt', '', '10', 'Siemens', ''],
      ],
      'rabattgruppen.csv',
    ),
  }),
  getEclassMappings: nothing,
  filterEclassMappings: nothing,
  getEclassMapping: async (world) => ({ query: { eclassMappingId: await spareEclassMapping(world) } }),
  createEclassMapping: () => ({ body: newEclassMapping() }),
  updateEclassMapping: async (world) => {
    const id = await spareEclassMapping(world)
    const query = { eclassMappingId: id }
    const { editVersion } = await world.people.operatorAdmin.get(contracts.getEclassMapping, { query })
    return { body: { id, editVersion, ...newEclassMapping() } }
  },
  deleteEclassMappings: async (world) => ({ query: { eclassIds: await spareEclassMapping(world) } }),
  exportEclassMappings: nothing,
  readEclassHeaders: () => ({ file: eclassCsv() }),
  importEclassMappings: () => ({
    fields: {
      mapping: JSON.stringify([
        { importHeader: 'Nummer', articleField: 'eclassNumber' },
        { importHeader: 'Text', articleField: 'description' },
      ]),
    },
    file: eclassCsv(),
  }),
  getEclassOfArticles: () => ({ body: [{ eclass9_1Id: '27-14-11-20' }] }),

  'uploadAdminBom: the first': (world) => ({ query: ofOperator, file: bomCsv([number(world)]) }),
  'uploadAdminBom: again': async (world) => ({
    query: ofOperator,
    fields: { adminBOMResultId: await spareList(world) },
    file: bomCsv([number(world)]),
  }),
  changeAdminBomHeader: async (world) => ({
    query: ofOperator,
    fields: { adminBOMResultId: await spareList(world), headerRowIndex: 1 },
  }),
  mapAdminBom: async (world) => ({ query: await spareListQuery(world), fields: { mapping: bomMapping } }),
  chooseAdminBomRows: async (world) => ({
    query: ofOperator,
    body: { adminBOMResultId: await spareList(world), rows: [99], areLines: false },
  }),
  deleteAdminBom: async (world) => ({ query: await spareListQuery(world) }),
  getAdminBomFile: async (world) => ({ query: await spareListQuery(world) }),
  getAdminBomArticles: async (world) => ({ query: await spareListQuery(world) }),
  updateAdminBomArticles: async (world) => {
    const adminBOMResultId = await spareList(world)
    const lineIds = [await lineOfList(world, adminBOMResultId)]
    const { editVersion } = await world.people.operatorAdmin.get(contracts.getAdminBomResult, {
      query: { id: adminBOMResultId },
    })
    return { query: ofOperator, body: { adminBOMResultId, lineIds, changes: { quantity: 3 }, editVersion } }
  },
  getAdminBomLines: async (world) => ({ query: await spareListQuery(world) }),
  getAdminBomSuggestions: async (world) => ({
    query: { ...ofOperator, lineId: await lineOfList(world, await spareList(world)) },
  }),
  getAdminBomEstimate: async (world) => ({ query: await spareListQuery(world) }),
  downloadAllOfAdminBom: async (world) => ({
    query: ofOperator,
    fields: { adminBOMResultId: await spareList(world) },
  }),
  getAdminBomResults: nothing,
  getAdminBomResult: async (world) => ({ query: { id: await spareList(world) } }),
  deleteAdminBomResults: async (world) => ({ query: { adminBOMResultIds: await spareList(world) } }),
  releaseAdminBomResult: async (world) => ({ query: { id: await spareList(world) } }),
  'releaseAdminBomResult: released': async (world) => ({
    query: {
      id: await world.spare('released list', async () => {
        const id = await operatorsList(world.people.operatorAdmin, [number(world)])
        await world.people.operatorAdmin.get(contracts.releaseAdminBomResult, { query: { id } })
        return id
      }),
    },
  }),
  'createAdminBomTicket: file': async (world) => ({ body: { id: await spareList(world), what: 'file' } }),
  'createAdminBomTicket: all': async (world) => ({ body: { id: await spareList(world), what: 'all' } }),
  'redeemAdminBomTicket: unknown': unknownTicket,

  combineManufacturers: async (world) => {
    await world.untilNoImportRuns()
    return { query: { manufacturerIds: await sparePair(world, 'manufacturer') } }
  },
  combineUnits: async (world) => {
    await world.untilNoImportRuns()
    return { query: { unitIds: await sparePair(world, 'unit') } }
  },
  combineDiscountGroups: async (world) => {
    await world.untilNoImportRuns()
    return { query: { discountGroupIds: await sparePair(world, 'discountgroup') } }
  },
  combineArticles: async (world) => {
    await world.untilNoImportRuns()
    return { query: { manufacturerIds: await sparePair(world, 'manufacturer') } }
  },
  previewCombine: async (world) => ({
    query: { kind: 'manufacturer', ids: await sparePair(world, 'manufacturer') },
  }),
  getCombinations: nothing,
  undoCombination: async (world) => {
    await world.untilNoImportRuns()
    return { query: { id: await spareCombination(world) } }
  },
  filterLookalikes: () => ({ query: { kind: 'manufacturer' } }),
  countLookalikes: nothing,
  tellApart: async (world) => ({
    body: { kind: 'unit', ids: (await sparePair(world, 'unit')).split(',') },
  }),
}
