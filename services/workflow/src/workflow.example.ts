import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bomWorker } from '@schrankwerk/bom-service'
import {
  type Actor,
  createDatabase,
  createFolderStore,
  createInternalApi,
  createLog,
  createWorkerPool,
  type WorkerLimits,
} from '@schrankwerk/service-kit'
import { anActor, freshDatabase, heldStore } from '@schrankwerk/testing'
import { createApp, type WorkflowParts } from './app.ts'
import { businessdataStandIn } from './businessdata.example.ts'
import { catalogueStandIn } from './catalogue.example.ts'
import type { WorkflowTables } from './database/tables.ts'
import { identityStandIn } from './identity.example.ts'
import { internalRoutes } from './internal.routes.ts'

export interface Answer {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every call
  body: any
}

/** A workflow service on a fresh database, called over HTTP as named people. Its network peers catalogue and identity are stand-ins. */
export async function workflowInTest(
  now: () => Date = () => new Date(),
  {
    releases = { perMinute: 1000, perHour: 1000 },
    limits,
    disguise,
    reading,
    worker = bomWorker,
  }: Partial<Pick<WorkflowParts, 'releases' | 'limits' | 'disguise'>> & {
    reading?: Partial<WorkerLimits>
    /** In place of the one that reads lists, with the same tasks. */
    worker?: URL
  } = {},
) {
  const database = await freshDatabase({
    schema: 'workflow',
    migrationsFolder: new URL('./database/migrations/', import.meta.url),
  })
  const catalogue = await catalogueStandIn()
  const folder = await mkdtemp(join(tmpdir(), 'schrankwerk-files-'))
  const db = createDatabase<WorkflowTables>(database.pool)
  const people = new Map<string, Actor>()
  const identity = await identityStandIn(() => people.values())
  const businessdata = await businessdataStandIn()
  const known = (given: Parameters<typeof anActor>[0]): Actor => {
    const actor = anActor(given)
    people.set(actor.userId, actor)
    return actor
  }
  const threads = createWorkerPool<typeof import('@schrankwerk/bom-service/worker')>(
    worker,
    { seconds: 30, megabytes: 512, workers: 1, ...reading },
    createLog('workflow', 'fatal'),
  )
  const held = heldStore(createFolderStore({ folder }))
  const parts: WorkflowParts = {
    db,
    now,
    files: held.store,
    catalogue: catalogue.client,
    identity: identity.client,
    businessdata: businessdata.client,
    disguise,
    threads,
    authenticate: async (token) => {
      const actor = people.get(token)
      if (actor === undefined) throw new Error('nobody')
      return actor
    },
    releases,
    ...(limits && { limits }),
  }
  const app = createApp(parts)
  const internalApp = createInternalApi<WorkflowTables>({
    service: 'workflow',
    db,
    now,
    authenticateService: async () => undefined,
  })
  internalRoutes(internalApp, parts.files, parts.identity)

  async function request(actor: Actor, path: string, init: RequestInit = {}): Promise<Response> {
    people.set(actor.userId, actor)
    return app.request(path, {
      ...init,
      headers: { ...init.headers, authorization: `Bearer ${actor.userId}` },
    })
  }
  async function send(actor: Actor, path: string, init: RequestInit = {}): Promise<Answer> {
    const response = await request(actor, path, init)
    const text = await response.text()
    return {
      status: response.status,
      body: text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text,
    }
  }

  const post = (actor: Actor, path: string, body: unknown = {}) =>
    send(actor, path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const get = (actor: Actor, path: string) => send(actor, path)
  const upload = (
    actor: Actor,
    path: string,
    filename: string,
    fileType?: string,
    content = '%PDF-1.7\nx',
  ) => {
    const form = new FormData()
    form.append('path', path)
    if (fileType) form.append('fileType', fileType)
    form.append('file', new Blob([content]), filename)
    return send(actor, '/file/', { method: 'POST', body: form })
  }

  /** A form with an optional file; values are sent as they are. */
  const form = (
    actor: Actor,
    path: string,
    fields: Record<string, string | string[]>,
    file?: { name: string; content: string | Uint8Array },
  ) => {
    const body = new FormData()
    for (const [name, value] of Object.entries(fields))
      for (const one of [value].flat()) body.append(name, one)
    if (file) body.append('file', new Blob([file.content as string]), file.name)
    return send(actor, path, { method: 'POST', body })
  }
  /** Bytes of an answer that is a file. */
  const download = async (actor: Actor, path: string, init: RequestInit = {}): Promise<Buffer> => {
    people.set(actor.userId, actor)
    const headers = { authorization: `Bearer ${actor.userId}` }
    const response = await app.request(path, { ...init, headers })
    if (response.status !== 200) throw new Error(`${response.status} ${await response.text()}`)
    return Buffer.from(await response.arrayBuffer())
  }

  /** A decision for lines of a parts list, at the version that the actor sees now where none is given. */
  const updateLines = async (
    actor: Actor,
    body: { enquiryId?: string; offerId?: string; editVersion?: number; [field: string]: unknown },
  ) => {
    const owner = body.enquiryId ? `/enquiry/?id=${body.enquiryId}` : `/offer/?id=${body.offerId}`
    const { editVersion } = (await get(actor, owner)).body
    return post(actor, '/enquiry/bom/articles/update', { editVersion, ...body })
  }

  /** A released enquiry of this customer. */
  async function releasedEnquiry(customer: Actor): Promise<{ id: string; editVersion: number }> {
    const { body: draft } = await post(customer, '/enquiry/', {
      title: 'Pumpenschrank',
      referenceNumber: '4711',
      deliveryCondition: 'EXW',
      desiredDeliveryDate: '2099-01-15',
      amount: 2,
    })
    await upload(customer, `enquiry/${draft.id}`, 'Liste.csv', 'BILL_OF_MATERIAL', 'Menge;Typ\n1;A1\n')
    await upload(customer, `enquiry/${draft.id}`, 'Plan.pdf', 'CIRCUIT_DIAGRAM')
    const { body: current } = await get(customer, `/enquiry/?id=${draft.id}`)
    const released = await post(customer, '/enquiry/update', {
      id: draft.id,
      editVersion: current.editVersion,
      released: true,
    })
    if (released.status !== 200) throw new Error(JSON.stringify(released.body))
    return { id: draft.id, editVersion: released.body.editVersion }
  }

  /** A released offer of this supplier, with its file. */
  async function releasedOffer(supplier: Actor, enquiryId: string, price = 1234.5): Promise<string> {
    const { body: draft } = await post(supplier, '/offer/', { enquiryId, offerNumber: 'A-1', price })
    const released = await release(supplier, draft.id)
    if (released.status !== 200) throw new Error(JSON.stringify(released.body))
    return draft.id
  }

  /** Gives a draft its file and releases it. */
  async function release(supplier: Actor, draftId: string): Promise<Answer> {
    await upload(supplier, `offer/${draftId}`, 'Angebot.pdf', 'OFFER')
    const { body: current } = await get(supplier, `/offer/?id=${draftId}`)
    return post(supplier, '/offer/update', {
      id: draftId,
      editVersion: current.editVersion,
      released: true,
    })
  }

  /** The next version of a released offer, released as well. */
  async function releasedRevision(supplier: Actor, offerId: string): Promise<string> {
    const { body: draft } = await get(supplier, `/offer/revision?offerId=${offerId}`)
    const released = await release(supplier, draft.id)
    if (released.status !== 200) throw new Error(JSON.stringify(released.body))
    return draft.id
  }

  /** An internal call as another service makes it. */
  async function askInternally(path: string, body?: unknown): Promise<Answer> {
    const response = await internalApp.request(path, {
      headers: { authorization: 'Bearer service', 'content-type': 'application/json' },
      ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
    })
    return { status: response.status, body: await response.json() }
  }

  return {
    app,
    askInternally,
    /** A second copy of the service on the same database and files. */
    copyOfApp: () => createApp(parts),
    know: (actor: Actor) => void people.set(actor.userId, actor),
    /** Someone else of the same company. */
    colleagueOf: ({ companyId, companyName, companyType }: Actor) =>
      known({ companyId, companyName, companyType }),
    holdNextFile: held.holdNext,
    storedFiles: async () =>
      (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile())
        .length,
    db,
    request,
    send,
    get,
    post,
    upload,
    form,
    download,
    updateLines,
    catalogue: catalogue.state,
    catalogueClient: catalogue.client,
    identity: identity.state,
    businessdata: businessdata.state,
    releasedEnquiry,
    release,
    releasedOffer,
    releasedRevision,
    customer: known({ companyType: 'CUSTOMER' }),
    otherCustomer: known({ companyType: 'CUSTOMER' }),
    supplier: known({ companyType: 'SUPPLIER' }),
    competitor: known({ companyType: 'SUPPLIER' }),
    admin: known({ companyType: 'ADMIN', admin: true }),
    async stop() {
      await threads.close()
      await catalogue.stop()
      await identity.stop()
      await businessdata.stop()
      await database.drop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
