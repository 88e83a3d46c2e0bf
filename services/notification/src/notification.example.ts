import { randomBytes, randomUUID } from 'node:crypto'
import {
  type AccountMail,
  type Actor,
  type AnswerOf,
  type EventDefinition,
  type EventPayload,
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
  type Reference,
  writeAccountMail,
  writeInvite,
} from '@schrankwerk/contracts'
import {
  createDatabase,
  createInternalApi,
  createInternalClient,
  createLog,
  createNats,
  internalRoute,
  NotFound,
  startConsumer,
  startService,
} from '@schrankwerk/service-kit'
import { anActor, freshDatabase, inbox, testNats } from '@schrankwerk/testing'
import type {} from '@schrankwerk/testing/global-setup'
import { consumeEvents } from './consumers/consume-events.ts'
import type { NotificationTables } from './database/tables.ts'
import type {
  CompanyForMail,
  EnquiryForMail,
  ExportForMail,
  ImportForMail,
  Recipient,
  SmallEstimateCount,
} from './neighbours.ts'

export const portalUrl = 'https://portal.example'
export const quiet = createLog('notification', 'silent')

/** What the neighbours know; tests change it. */
export function aWorld() {
  const customer = anActor({ companyType: 'CUSTOMER', companyName: 'Anlagenbau Nord' }) as Actor
  const supplier = anActor({ companyType: 'SUPPLIER', companyName: 'Schaltschrankbau Süd' }) as Actor
  const colleagueOf = (actor: Actor) =>
    anActor({ ...actor, userId: randomUUID(), mail: `zweite-${actor.mail}` })
  const people: Actor[] = [
    customer,
    colleagueOf(customer),
    supplier,
    colleagueOf(supplier),
    anActor({ companyType: 'SUPPLIER' }) as Actor,
    anActor({ companyType: 'CUSTOMER' }) as Actor,
    anActor({ companyType: 'ADMIN', admin: true }) as Actor,
    anActor({ companyType: 'ADMIN', admin: false }) as Actor,
    anActor({ companyType: 'EXTERNAL', companyName: 'Extern' }) as Actor,
  ]
  const offerId = randomUUID()
  const offer: OfferParties = {
    offerId,
    order: null,
    orderedElsewhereFrom: null,
    customerInactive: false,
    supplierInactive: false,
    family: { id: offerId, released: true, open: true },
    enquiryId: randomUUID(),
    customerCompanyId: customer.companyId,
    customerName: customer.companyName,
    supplierCompanyId: supplier.companyId,
    supplierName: supplier.companyName,
    state: 'OPEN',
    released: true,
    archived: false,
    invalidated: false,
    version: 1,
    editVersion: 3,
    offerNumber: 'A-17',
    referenceNumber: '4711',
    enquiryTitle: 'Pumpenschrank',
    amount: 1,
    price: 12345.5,
    desiredDeliveryDate: '2027-01-15',
    validUntil: null,
    previous: null,
    wishDate: null,
    bindingUntil: '2026-12-05T22:59:59.999Z',
    rejectionReason: null,
    rejectionReasonIndividual: null,
    orderConfirmation: null,
    orderConfirmations: [],
  }
  const enquiry: EnquiryForMail = {
    id: offer.enquiryId,
    customerCompanyId: customer.companyId,
    customerName: customer.companyName,
    title: 'Pumpenschrank',
    referenceNumber: '4711',
    desiredDeliveryDate: '2027-01-15',
    offerDeadline: null,
    amount: 2,
    released: true,
    closed: false,
    archived: false,
    customerActive: true,
  }
  const articleImport: ImportForMail = {
    id: randomUUID(),
    filename: 'Artikel.xlsx',
    state: 'ENDED',
    startedBy: people[6]!.userId,
    rows: 12000,
    created: 10000,
    updated: 1990,
    unchanged: 0,
    skipped: 10,
    failure: null,
  }
  const articleExport: ExportForMail = {
    id: randomUUID(),
    filename: 'artikel-2026-11-22.csv',
    state: 'ENDED',
    startedBy: people[6]!.userId,
    rows: 12000,
    keptUntil: '2026-12-22T09:30:00.000Z',
    failure: null,
  }
  const smallEstimates: SmallEstimateCount = {
    companyId: customer.companyId,
    companyName: customer.companyName,
    day: '2026-11-22',
    asked: 512,
    unreported: 400,
    smallBelowLines: 8,
  }
  const holder: Recipient = {
    userId: randomUUID(),
    companyId: randomUUID(),
    mail: 'neu@anlagenbau.example',
    name: 'Nora',
    lastname: 'Neumann',
  }
  const accountMail: AccountMail = {
    userId: holder.userId,
    mail: holder.mail,
    name: holder.name,
    lastname: holder.lastname,
    companyName: 'Anlagenbau Nord',
    code: 'made when it is asked for',
    validUntil: '2026-12-05T13:30:00.000Z',
    newMail: null,
  }
  const company: CompanyForMail = {
    id: holder.companyId,
    name: 'Anlagenbau Nord',
    type: 'CUSTOMER',
    city: 'Hamburg',
    active: true,
    pendingRegistration: true,
    admin: { name: 'Nora', lastname: 'Neumann', mail: holder.mail },
  }
  const counts: AnswerOf<typeof getBusinessCounts> = {
    drafts: 0,
    releasedEnquiries: 0,
    closedEnquiries: 0,
    openOffers: 0,
    declinedOffers: 0,
    orders: 2,
    jobs: 0,
    ordersBindUntil: '2026-12-05T22:59:59.999Z',
  }
  const folderEntry: FolderEntry = {
    entryId: randomUUID(),
    offerId: offer.offerId,
    email: holder.mail,
    permissions: { read: true, write: false },
    endDate: '2027-01-31',
    isOver: false,
    isOpen: true,
    companyName: customer.companyName,
    enquiryTitle: offer.enquiryTitle,
    referenceNumber: offer.referenceNumber,
  }
  const invite = {
    mail: holder.mail,
    name: holder.name,
    lastname: holder.lastname,
    hasPassword: false,
    validUntil: '2026-12-05T13:30:00.000Z',
  }
  const conversation = {
    id: randomUUID(),
    offerId: offer.offerId as string | null,
    enquiryId: null as string | null,
    messages: [] as WrittenMessage[],
  }
  return {
    conversation,
    /** One whom `getRecipients` leaves out, and what a mail says to him; undefined where its request is over. */
    holder: holder as Recipient | undefined,
    accountMail: accountMail as AccountMail | undefined,
    folderEntry: folderEntry as FolderEntry | undefined,
    /** The folders that an entry opens to the one that `folderEntry` names. */
    sharedFolders: [offer.offerId],
    /** What the mail of an invitation says; undefined where it is void. */
    invite: invite as typeof invite | undefined,
    /** What was asked for, of invitations. */
    invitesAsked: [] as { inviteId: string; entryId: string; userId: string; mail: string }[],
    /** The codes that were made for mails. */
    codes: [] as string[],
    company,
    counts,
    people,
    customer,
    supplier,
    admin: people[6]!,
    guest: people[8]!,
    offer,
    /** Further offers on the same enquiry. */
    otherOffers: [] as OfferParties[],
    enquiry,
    articleImport,
    articleExport,
    smallEstimates,
    files: new Map<string, Buffer>(),
  }
}
interface WrittenMessage {
  by: Actor
  content: string
  filename: string | null
  reference: Reference | null
  createDate: string
  readBy: string[]
}
export type World = ReturnType<typeof aWorld>
const offersOf = ({ offer, otherOffers }: World) => [offer, ...otherOffers]

/** Someone writes in the world's conversation: what the event then says. */
export function write(
  world: World,
  by: Actor,
  content: string,
  { filename = null, reference = null }: Partial<Pick<WrittenMessage, 'filename' | 'reference'>> = {},
) {
  const { conversation, offer } = world
  const minute = String(conversation.messages.length).padStart(2, '0')
  const createDate = `2026-11-20T09:${minute}:00.000Z`
  conversation.messages.push({ by, content, filename, reference, createDate, readBy: [] })
  const { enquiryId, customerCompanyId, supplierCompanyId } = offer
  return {
    conversationId: conversation.id,
    enquiryId,
    customerCompanyId,
    supplierCompanyId,
    userId: by.userId,
    companyId: by.companyId,
    messageId: randomUUID(),
  }
}

/** The internal listeners of identity, workflow and catalogue, over HTTP, answering from a world. */
export async function neighboursOf(world: World) {
  const app = createInternalApi<unknown>({
    service: 'workflow',
    db: undefined as never,
    log: quiet,
    authenticateService: async () => undefined,
  })
  internalRoute(app, getRecipients, ({ body }) =>
    world.people
      .filter(
        (person) =>
          (body.companyIds.includes(person.companyId) && (person.admin || !body.adminsOnly)) ||
          (body.companyType === person.companyType && (person.admin || !body.adminsOnly)) ||
          body.userIds.includes(person.userId),
      )
      .map(({ userId, companyId, mail, name, lastname }) => ({ userId, companyId, mail, name, lastname })),
  )
  internalRoute(app, getAccountHolder, ({ query }) => {
    if (world.holder?.userId !== query.userId) throw new NotFound()
    return world.holder
  })
  internalRoute(app, writeAccountMail, () => {
    if (world.accountMail === undefined) throw new NotFound()
    if (world.accountMail.code === null) return world.accountMail
    const code = randomBytes(32).toString('base64url')
    world.codes.push(code)
    return { ...world.accountMail, code }
  })
  internalRoute(app, writeInvite, ({ body }) => {
    if (world.invite === undefined) throw new NotFound()
    const code = randomBytes(32).toString('base64url')
    world.codes.push(code)
    world.invitesAsked.push(body)
    return { ...world.invite, code }
  })
  internalRoute(app, getFolderEntry, ({ query }) => {
    if (world.folderEntry?.entryId !== query.entryId) throw new NotFound()
    return world.folderEntry
  })
  internalRoute(app, listFoldersSharedWith, ({ body }) => ({
    offerIds: world.folderEntry?.email === body.mail ? world.sharedFolders : [],
  }))
  internalRoute(app, getCompanyForMail, () => world.company)
  internalRoute(app, getBusinessCounts, () => world.counts)
  internalRoute(app, getOfferParties, ({ body }) =>
    offersOf(world).filter((offer) => body.offerIds.includes(offer.offerId)),
  )
  internalRoute(app, listOpenOffers, ({ query }) => ({
    offers: offersOf(world).filter(
      ({ enquiryId, state, released, archived, invalidated }) =>
        enquiryId === query.enquiryId && state === 'OPEN' && released && !archived && !invalidated,
    ),
  }))
  internalRoute(app, getEnquiryForMail, () => world.enquiry)
  internalRoute(app, getArticleImportForMail, () => world.articleImport)
  internalRoute(app, getArticleExportForMail, () => world.articleExport)
  internalRoute(app, getSmallEstimateCount, () => world.smallEstimates)
  internalRoute(app, getUnreadForMail, ({ query }) => {
    const { conversation, customer, supplier, offer } = world
    if (conversation.id !== query.conversationId) throw new NotFound()
    const other = query.companyId === customer.companyId ? supplier : customer
    const unread = conversation.messages.filter(
      ({ by, readBy }) => by.companyId === other.companyId && !readBy.includes(query.userId),
    )
    return {
      unread: unread.length,
      companyName: other.companyName,
      enquiryTitle: offer.enquiryTitle,
      referenceNumber: offer.referenceNumber,
      enquiryId: conversation.enquiryId,
      offerId: conversation.offerId,
      messages: unread.slice(-3).map(({ by, content, filename, reference, createDate }) => ({
        userFullName: `${by.name} ${by.lastname}`,
        content,
        filename,
        reference,
        createDate,
      })),
    }
  })
  internalRoute(app, getInternalFile, ({ query }) => {
    const bytes = world.files.get(query.path)
    if (bytes === undefined) throw new NotFound()
    return new Response(new Uint8Array(bytes))
  })
  const service = await startService({ name: 'workflow', port: 0, app, log: quiet })
  const client = createInternalClient({
    baseUrl: `http://127.0.0.1:${service.port}`,
    part: 'neighbour',
    token: async () => 'service',
  })
  return {
    neighbours: { identity: client, workflow: client, catalogue: client, businessdata: client },
    async stop() {
      await client.close()
      await service.stop()
    },
  }
}

/** A notification service with real PostgreSQL, NATS and SMTP; its neighbours answer from `world`. */
export async function notificationInTest() {
  const world = aWorld()
  const [database, nats, mailbox, { neighbours, stop: stopNeighbours }] = await Promise.all([
    freshDatabase({
      schema: 'notification',
      migrationsFolder: new URL('./database/migrations/', import.meta.url),
    }),
    testNats(),
    inbox(),
    neighboursOf(world),
  ])
  const db = createDatabase<NotificationTables>(database.pool)
  const connection = createNats({ settings: { NATS_URL: [nats.url] }, name: 'notification', log: quiet })
  const running: { stop(): Promise<void> }[] = []

  return {
    world,
    db,
    pool: database.pool,
    databaseUrl: database.url,
    nats,
    connection,
    mailbox,
    neighbours,
    consume(now: () => Date = () => new Date()) {
      consumeEvents(
        (options) =>
          void running.push(
            startConsumer({ nats: connection, db, service: 'notification', log: quiet, ...options }),
          ),
        { neighbours, domain: 'portal.example', now },
      )
    },
    /** Sends an event as a relay does; the same id again is a second delivery, and passes the server's own filter. */
    async say<E extends EventDefinition>(event: E, payload: EventPayload<E>, id: string = randomUUID()) {
      const envelope = {
        id,
        name: event.name,
        at: new Date().toISOString(),
        aggregateId: 'a',
        aggregateVersion: 1,
        payload,
      }
      await nats.connection.jetstream().publish(event.name, JSON.stringify(envelope))
      return id
    },
    /** Resolves when so many events were handled. */
    async handled(events: number) {
      for (;;) {
        const { count } = await db
          .selectFrom('inbox')
          .select((by) => by.fn.countAll<number>().as('count'))
          .executeTakeFirstOrThrow()
        if (count >= events) return
        await new Promise((resolve) => setTimeout(resolve, 20))
      }
    },
    mails: () => db.selectFrom('sent_mail').selectAll().orderBy('planned_at').orderBy('id').execute(),
    async stop() {
      await Promise.all(running.map((part) => part.stop()))
      await Promise.all([connection.close(), nats.close(), mailbox.close(), stopNeighbours()])
      await database.drop()
    },
  }
}
