import {
  createArticle,
  createImportConfig,
  getArticleExports,
  getArticleImportHistory,
  getArticleImportProgress,
  getBomArticles,
  getImportConfigs,
  getManufacturers,
  getUnits,
  getUser,
  searchArticles,
  startArticleExport,
  startArticleImport,
} from '@schrankwerk/contracts'
import { until } from '@schrankwerk/infra/start/until.ts'
import { type People, signInAs, signInEveryone } from './people.ts'
import {
  acceptedOffer,
  askWithFile,
  attach,
  conversationOn,
  csv,
  draftEnquiry,
  draftOffer,
  putIntoFolder,
  releasedEnquiry,
  releasedOffer,
  withPartsList,
} from './scene.ts'

/** Everything that calls are about: the customer's and the supplier's, which the others are not to get. */
export interface World {
  people: People
  ids: {
    customer: string
    supplier: string
    /** In the company that all guests are kept in. */
    otherGuest: string
    customerCompany: string
    supplierCompany: string
  }
  draft: string
  draftFile: string
  draftLine: string
  enquiry: string
  enquiryFile: string
  enquiryLine: string
  offerDraft: string
  offerDraftFile: string
  offerDraftLine: string
  offer: string
  offerFile: string
  /** ACCEPTED, on an enquiry of its own. */
  order: string
  /** Of customer and supplier on the enquiry. */
  conversation: string
  /** A message of the customer in it that points at a condition, with a file. */
  question: string
  folderItem: string
  article: { id: string; orderNumber: string }
  manufacturerId: string
  unitId: string
  importId: string
  importConfigId: string
  /**
   * Something that a successful call uses up: made when first asked for and kept until `usedUp` is called.
   * A call that is refused leaves it for the next.
   */
  spare(name: string, make: () => Promise<string>): Promise<string>
  usedUp(): void
  /** An import of one article that has ended. */
  endedImport(): Promise<string>
  /** One that waits to be looked at. */
  proposedImport(): Promise<string>
  untilNoImportRuns(): Promise<void>
  endedExport(): Promise<string>
  untilNoExportRuns(): Promise<void>
}

/** `plant` names an article that every parts list is to hold; else it is some article of the demo catalogue. */
export async function makeWorld(
  plant?: (people: People) => Promise<{ id: string; orderNumber: string }>,
): Promise<World> {
  const people = await signInEveryone()
  const { customer, supplier, operatorAdmin } = people
  const article =
    (await plant?.(people)) ??
    (await customer.get(searchArticles, { query: { searchTerm: 'Siemens', amount: 1 } }))[0]
  const numbers = [article.orderNumber, 'GIBT-ES-NICHT-1']

  const draft = await draftEnquiry(customer)
  await withPartsList(customer, draft, numbers)
  const draftFile = await attach(customer, `enquiry/${draft}`, 'CIRCUIT_DIAGRAM', 'Entwurf')
  const enquiry = await releasedEnquiry(customer, numbers)
  const offerDraft = await draftOffer(supplier, enquiry)
  const offerDraftFile = await attach(supplier, `offer/${offerDraft}`, 'LEGAL_DOCUMENT', 'Bedingungen')
  const offer = await releasedOffer(supplier, enquiry)
  const conversation = await conversationOn(supplier, enquiry)
  const ordered = await releasedEnquiry(customer, numbers)
  const { id: order } = await acceptedOffer(customer, supplier, ordered)

  const lineOf = async (who: typeof customer, target: Record<string, string>) =>
    (await who.get(getBomArticles, { query: target })).content[0].id as string
  const filesOf = async (who: typeof customer, kind: 'enquiry' | 'offer', id: string) => {
    const { getEnquiry, getOffer } = await import('@schrankwerk/contracts')
    const owner = await who.get(kind === 'enquiry' ? getEnquiry : getOffer, { query: { id } })
    return owner.fileItems[0].path as string
  }
  const [customerUser, supplierUser, otherGuest] = await Promise.all([
    customer.get(getUser),
    supplier.get(getUser),
    (await signInAs('planer@planung.example')).get(getUser),
  ])
  const [manufacturer] = await operatorAdmin.get(getManufacturers)
  const [unit] = await operatorAdmin.get(getUnits)
  const [config] = await operatorAdmin.get(getImportConfigs)
  const [history] = await operatorAdmin.get(getArticleImportHistory)

  const spares = new Map<string, Promise<string>>()
  const untilNoImportRuns = async () => {
    const isQuiet = await until(
      async () => (await operatorAdmin.get(getArticleImportProgress)).percent === null,
      { seconds: 30 },
    )
    if (!isQuiet) throw new Error('An import runs for more than 30 seconds.')
  }
  const untilNoExportRuns = async () => {
    const isQuiet = await until(
      async () =>
        (await operatorAdmin.get(getArticleExports)).every(
          ({ state }: { state: string }) => state !== 'RUNNING',
        ),
      { seconds: 30 },
    )
    if (!isQuiet) throw new Error('An export runs for more than 30 seconds.')
  }
  const importOne = async ({ propose }: { propose: boolean }) => {
    await untilNoImportRuns()
    const { importId } = await operatorAdmin.get(startArticleImport, {
      fields: { importConfigId: await smallConfig(operatorAdmin, manufacturer.id, { propose }) },
      file: csv([['Nummer'], [`ZU-${Date.now()}`]], 'zutritt.csv'),
    })
    await untilNoImportRuns()
    return importId
  }
  return {
    people,
    ids: {
      customer: customerUser.id,
      supplier: supplierUser.id,
      otherGuest: otherGuest.id,
      customerCompany: customerUser.companyId,
      supplierCompany: supplierUser.companyId,
    },
    draft,
    draftFile,
    draftLine: await lineOf(customer, { enquiryId: draft }),
    enquiry,
    enquiryFile: await filesOf(customer, 'enquiry', enquiry),
    enquiryLine: await lineOf(customer, { enquiryId: enquiry }),
    offerDraft,
    offerDraftFile,
    offerDraftLine: await lineOf(supplier, { offerId: offerDraft }),
    offer,
    offerFile: await filesOf(supplier, 'offer', offer),
    order,
    conversation,
    question: await askWithFile(customer, conversation),
    folderItem: await putIntoFolder(supplier, order),
    article,
    manufacturerId: manufacturer.id,
    unitId: unit.id,
    importId: history.id,
    importConfigId: config.id,
    spare(name, make) {
      const known = spares.get(name)
      if (known) return known
      const made = make()
      spares.set(name, made)
      return made
    },
    usedUp: () => spares.clear(),
    endedImport: () => importOne({ propose: false }),
    proposedImport: () => importOne({ propose: true }),
    untilNoImportRuns,
    async endedExport() {
      await untilNoExportRuns()
      const { exportId } = await operatorAdmin.get(startArticleExport, {
        body: { manufacturers: [manufacturer.id] },
      })
      await untilNoExportRuns()
      return exportId
    },
    untilNoExportRuns,
  }
}

/** A configuration for files with the one column `Nummer`. */
export async function smallConfig(
  admin: People['operatorAdmin'],
  manufacturerId: string,
  { propose }: { propose: boolean } = { propose: false },
): Promise<string> {
  const { id } = await admin.get(createImportConfig, {
    body: {
      title: 'Zutritt',
      description: 'Eine Spalte',
      manufacturerId,
      headers: ['Nummer'],
      fieldMapping: [{ importHeader: 'Nummer', articleField: 'orderNumber' }],
      headerRowIndex: 1,
      propose,
    },
  })
  return id
}

export async function freshArticle(admin: People['operatorAdmin'], manufacturerId: string): Promise<string> {
  const orderNumber = `ZU-${Date.now()}-${Math.random().toString(36).slice(2, 8)}`
  const { id } = await admin.get(createArticle, { body: { manufacturerId, orderNumber } })
  return id
}
