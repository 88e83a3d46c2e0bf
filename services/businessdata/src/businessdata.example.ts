import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  type Actor,
  ensureGuests,
  getAccountHolder,
  getNames,
  getOfferParties,
  type OfferParties,
  readOfferAs,
} from '@schrankwerk/contracts'
import {
  createDatabase,
  createFolderStore,
  createInternalApi,
  createInternalClient,
  createLog,
  createWorkerPool,
  internalRoute,
  NotFound,
  NotSignedIn,
  startService,
  type WorkerLimits,
} from '@schrankwerk/service-kit'
import { anActor, freshDatabase, heldStore } from '@schrankwerk/testing'
import type { Insertable, Transaction, Updateable } from 'kysely'
import { createApp } from './app.ts'
import type { BusinessdataTables, FolderTable, VisibilityTable } from './database/tables.ts'
import { createOfferDirectory } from './folder/offer-directory.ts'
import { type TableThreads, tableWorker } from './item/read-item-table.ts'
import { defaultRoomLimits } from './upload/room.ts'
import { shownOffer } from './visitor/offer.example.ts'
import { createPasswordHasher } from './visitor/password-hasher.ts'
import { createShareTokens } from './visitor/share-token.ts'

const quiet = createLog('businessdata', 'silent')
export const shareKey = 'a-key-of-visitors-tokens-for-tests'

/** A businessdata service on a fresh database, called over HTTP as named people; workflow answers from `offers`. */
export async function businessdataInTest({ reading = {} }: { reading?: Partial<WorkerLimits> } = {}) {
  const database = await freshDatabase({
    schema: 'businessdata',
    migrationsFolder: new URL('./database/migrations/', import.meta.url),
  })
  const folder = await mkdtemp(join(tmpdir(), 'schrankwerk-files-'))
  const db = createDatabase<BusinessdataTables>(database.pool)
  const person = (companyType: Actor['companyType'], admin = false) =>
    anActor({ companyType, admin }) as Actor
  const colleague = (actor: Actor) =>
    ({ ...person(actor.companyType, true), companyId: actor.companyId }) satisfies Actor
  const customer = person('CUSTOMER')
  const supplier = person('SUPPLIER')
  const people = {
    customer,
    customerAdmin: colleague(customer),
    supplier,
    supplierAdmin: colleague(supplier),
    competitor: person('SUPPLIER', true),
    stranger: person('CUSTOMER', true),
    operator: person('ADMIN', true),
    guest: person('EXTERNAL'),
  }

  const offers: OfferParties[] = []
  const workflowApp = createInternalApi<unknown>({
    service: 'workflow',
    db: undefined as never,
    log: quiet,
    authenticateService: async () => undefined,
  })
  internalRoute(workflowApp, getOfferParties, ({ body }) =>
    offers.filter((offer) => body.offerIds.includes(offer.offerId)),
  )
  internalRoute(workflowApp, readOfferAs, ({ body }) => {
    const offer = offers.find(({ offerId }) => offerId === body.offerId)
    if (offer === undefined) throw new NotFound()
    return shownOffer(offer)
  })
  const workflow = await startService({ name: 'workflow', port: 0, app: workflowApp, log: quiet })
  const client = createInternalClient({
    baseUrl: `http://127.0.0.1:${workflow.port}`,
    part: 'workflow',
    token: async () => 'service',
  })

  /** Who has an account, by the address; whom `ensureGuests` makes one is added. */
  const accounts = new Map<string, { userId: string; companyId: string }>(
    Object.values(people).map((person) => [person.mail.toLowerCase(), person]),
  )
  const identityApp = createInternalApi<unknown>({
    service: 'identity',
    db: undefined as never,
    log: quiet,
    authenticateService: async () => undefined,
  })
  internalRoute(identityApp, ensureGuests, ({ body }) =>
    body.mails.map((mail) => {
      const key = mail.toLowerCase()
      const account = accounts.get(key) ?? { userId: randomUUID(), companyId: people.guest.companyId }
      accounts.set(key, account)
      return { mail, userId: account.userId, companyId: account.companyId }
    }),
  )
  internalRoute(identityApp, getAccountHolder, ({ query }) => {
    const [mail, account] = [...accounts].find(([, one]) => one.userId === query.userId) ?? []
    if (mail === undefined || account === undefined) throw new NotFound()
    return { userId: query.userId, companyId: account.companyId, mail, name: 'Gerd', lastname: 'Gast' }
  })
  internalRoute(identityApp, getNames, ({ body }) =>
    Object.values(people)
      .filter(({ userId }) => body.userIds.includes(userId))
      .map(({ userId, name, lastname }) => ({ userId, name, lastname })),
  )
  const identityService = await startService({ name: 'identity', port: 0, app: identityApp, log: quiet })
  const identity = createInternalClient({
    baseUrl: `http://127.0.0.1:${identityService.port}`,
    part: 'identity',
    token: async () => 'service',
  })
  /** `now`: what the service's clock shows at least; `ahead`: by how many milliseconds it is before ours. */
  const clock = { now: Date.now(), ahead: 0 }
  /** Roomy, until a test wants it otherwise. */
  const room = { ...defaultRoomLimits }
  const held = heldStore(createFolderStore({ folder, now: () => clock.now }))
  const files = held.store
  const directory = createOfferDirectory({ workflow: client, now: () => clock.now })
  const hasher = createPasswordHasher()
  let hashes = 0
  const counted =
    <A extends unknown[], R>(act: (...input: A) => Promise<R>) =>
    async (...input: A) => {
      const result = await act(...input)
      hashes += 1
      return result
    }
  const now = () => new Date(Math.max(Date.now(), clock.now) + clock.ahead)
  const threads: TableThreads = createWorkerPool(
    tableWorker,
    { seconds: 30, megabytes: 512, workers: 1, ...reading },
    createLog('businessdata', 'fatal'),
  )
  const app = createApp({
    threads,
    db,
    log: quiet,
    files,
    offers: directory,
    identity,
    now,
    shareKeys: [shareKey],
    passwords: { hash: counted(hasher.hash), verify: counted(hasher.verify) },
    room,
    authenticate: async (token) => {
      const actor = Object.values(people).find(({ userId }) => userId === token)
      if (actor === undefined) throw new NotSignedIn()
      return actor
    },
  })
  const service = await startService({ name: 'businessdata', port: 0, app, log: quiet })

  const copies: Awaited<ReturnType<typeof startService>>[] = []

  const fetchAs = (actor: Actor, path: string, init: RequestInit = {}) =>
    fetch(`http://127.0.0.1:${service.port}/offer/businessdata${path}`, {
      ...init,
      headers: { ...init.headers, authorization: `Bearer ${actor.userId}` },
    })
  /** As a browser does that follows a link: nobody is named. */
  const visit = (path: string, init: RequestInit = {}) =>
    fetch(`http://127.0.0.1:${service.port}/offer/businessdata${path}`, init)
  async function send(actor: Actor, path: string, init?: RequestInit) {
    const response = await fetchAs(actor, path, init)
    const text = await response.text()
    // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every call
    return { status: response.status, headers: response.headers, text, body: parsed(text) as any }
  }

  return {
    db,
    files,
    holdNextFile: held.holdNext,
    room,
    /** Another copy of the service, on the same database and store; answers its port. */
    async startCopy(): Promise<number> {
      const copy = await startService({ name: 'businessdata', port: 0, app, log: quiet })
      copies.push(copy)
      return copy.port
    },
    port: service.port,
    folder,
    clock,
    now,
    people,
    offers,
    directory,
    accounts,
    identity,
    stopIdentity: identityService.stop,
    stopWorkflow: workflow.stop,
    fetchAs,
    visit,
    send,
    get: (actor: Actor, path: string) => send(actor, path),
    post: (actor: Actor, path: string, body?: unknown) =>
      send(actor, path, {
        method: 'POST',
        ...(body !== undefined && {
          body: JSON.stringify(body),
          headers: { 'content-type': 'application/json' },
        }),
      }),
    upload(
      actor: Actor,
      offerId: string,
      filename: string,
      content: string | Uint8Array = '%PDF-1.7\nx',
      place: Record<string, string> = {},
    ) {
      const form = new FormData()
      for (const [name, value] of Object.entries({ offerId, ...place })) form.append(name, value)
      form.append('file', new Blob([content as Uint8Array<ArrayBuffer> | string]), filename)
      return send(actor, '', { method: 'POST', body: form })
    },
    /** An offer between customer and supplier, as workflow knows it. */
    anOffer(change: Partial<OfferParties> = {}): string {
      const offerId = change.offerId ?? randomUUID()
      const released = change.released ?? true
      const offer: OfferParties = {
        offerId,
        order: null,
        orderedElsewhereFrom: null,
        customerInactive: false,
        supplierInactive: false,
        family: { id: offerId, released, open: released },
        enquiryId: randomUUID(),
        customerCompanyId: customer.companyId,
        customerName: 'Anlagenbau Nord',
        supplierCompanyId: supplier.companyId,
        supplierName: 'Schaltschrankbau Süd',
        state: 'OPEN',
        released: true,
        archived: false,
        invalidated: false,
        version: 1,
        editVersion: 1,
        offerNumber: 'A-17',
        referenceNumber: '4711',
        enquiryTitle: 'Pumpenschrank',
        amount: 1,
        price: 10,
        desiredDeliveryDate: null,
        validUntil: null,
        previous: null,
        bindingUntil: null,
        wishDate: null,
        rejectionReason: null,
        rejectionReasonIndividual: null,
        orderConfirmation: null,
        ...change,
      }
      offers.push(offer)
      return offer.offerId
    },
    /** How many passwords were hashed. */
    passwordHashes: () => hashes,
    setFolder: (offerId: string, values: Updateable<FolderTable>) =>
      db.updateTable('folder').set(values).where('offer_id', '=', offerId).execute(),
    /** Opens a folder in which something is to the guest, by an entry of a side; both sides show their files. */
    async letGuestIn(offerId: string, change: Partial<Insertable<VisibilityTable>> = {}) {
      await db
        .updateTable('folder')
        .set({ allow_external: true, external_agreed_supplier: true, external_agreed_customer: true })
        .where('offer_id', '=', offerId)
        .execute()
      const { mail, userId } = people.guest
      await db
        .insertInto('visibility')
        .values({
          id: randomUUID(),
          offer_id: offerId,
          side: 'SUPPLIER',
          mail,
          mail_key: mail.toLowerCase(),
          user_id: userId,
          company_id: people.guest.companyId,
          end_date: null,
          may_read: true,
          may_write: false,
          created_by: supplier.userId,
          create_date: new Date(),
          invited_at: null,
          ...change,
        })
        .execute()
    },
    /** Opens a folder in which something is to visitors; answers what fetches as one. Both sides show their files. */
    async letVisitorIn(offerId: string) {
      await db
        .updateTable('folder')
        .set({
          allow_anonymous: true,
          anonymous_agreed_supplier: true,
          anonymous_agreed_customer: true,
          password_hash: '$argon2id$test',
        })
        .where('offer_id', '=', offerId)
        .execute()
      const shareTokens = createShareTokens([shareKey], now)
      const { token } = await shareTokens.issue({ folderId: offerId, passwordVersion: 0 })
      return async (path: string, init: RequestInit = {}) => {
        const response = await visit(path, { ...init, headers: { ...init.headers, 'share-token': token } })
        const text = await response.text()
        // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every call
        return { status: response.status, text, body: parsed(text) as any }
      }
    },
    /** Hands an event to one of our consumers as the kit does: what it asks for first, then its effect. */
    async deliver<Event, Prepared>(
      consumer: {
        prepare(event: Event): Promise<Prepared>
        handle(
          tx: Transaction<BusinessdataTables>,
          event: Event,
          handling: { prepared: Prepared },
        ): Promise<void>
      },
      event: Event,
    ): Promise<void> {
      const prepared = await consumer.prepare(event)
      await db.transaction().execute((tx) => consumer.handle(tx, event, { prepared }))
    },
    entryOf: (id: string) => db.selectFrom('visibility').selectAll().where('id', '=', id).executeTakeFirst(),
    async counterOf(id: string) {
      const row = await db
        .selectFrom('item')
        .select('download_counter')
        .where('id', '=', id)
        .executeTakeFirst()
      return row?.download_counter
    },
    async stop() {
      await Promise.all([service, ...copies].map((one) => one.stop()))
      await threads.close()
      await client.close()
      await workflow.stop()
      await identity.close()
      await identityService.stop()
      await database.drop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function parsed(text: string): unknown {
  return text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text
}
