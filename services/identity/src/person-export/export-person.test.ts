import { getActsIn, getMailsTo, getMessagesOf } from '@schrankwerk/contracts'
import {
  type Actor,
  createDatabase,
  createInternalApi,
  createInternalClient,
  createLog,
  internalRoute,
  type RunningService,
  recordChange,
  startService,
} from '@schrankwerk/service-kit'
import { anActor, type FreshDatabase, freshDatabase } from '@schrankwerk/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Accounts } from '../account/keycloak.ts'
import { keycloakAway } from '../account/keycloak-away.example.ts'
import { provisionAccounts } from '../account/provision-accounts.ts'
import { createApp } from '../app.ts'
import type { IdentityTables } from '../database/tables.ts'
import { presentActor } from '../user/user.presenter.ts'
import { findUserByMail } from '../user/user.queries.ts'
import type { Neighbours } from './neighbours.ts'
import { unzipped } from './unzipped.example.ts'

let database: FreshDatabase
let db: ReturnType<typeof createDatabase<IdentityTables>>
let neighbours: Neighbours
const running: RunningService[] = []
const log = createLog('identity', 'silent')
const askedFor: string[] = []
const messageId = crypto.randomUUID()
const [wiebke, colleague, operator] = [
  'wiebke@nord.example',
  'technik@nord.example',
  'leitung@betrieb.example',
] as const
const at = (hour: number) => `2026-11-20T${hour}:00:00.000Z`

/** Keycloak as far as an export asks it. */
const accounts: Accounts = {
  ...keycloakAway,
  sessionsOf: async (sub) => [
    { id: 'geheim', startedAt: new Date(at(10)), lastUsedAt: new Date(at(11)), address: `für ${sub}` },
  ],
  factorsOf: async () => [{ id: 'geheim', kind: 'TOTP', label: 'Telefon', createdAt: new Date(at(10)) }],
}

beforeAll(async () => {
  database = await freshDatabase({
    schema: 'identity',
    migrationsFolder: new URL('../database/migrations/', import.meta.url),
  })
  db = createDatabase<IdentityTables>(database.pool)
  const address = { street: 'Kaiweg', houseNo: '4', zip: '20457', city: 'Hamburg', country: 'Deutschland' }
  const person = (mail: string, admin: boolean) => ({
    mail,
    password: 'unbenutzt',
    name: mail.split('@')[0]!,
    lastname: 'Petersen',
    phoneNumber: '+49 40 123456',
    admin,
  })
  await provisionAccounts({ db, accounts: { ensure: async ({ mail }) => `sub-${mail}` } }, [
    {
      name: 'Nord',
      type: 'CUSTOMER',
      customerNumber: '1',
      address,
      users: [person(wiebke, false), person(colleague, true)],
    },
    { name: 'Betrieb', type: 'ADMIN', address, users: [person(operator, true)] },
  ])
  const [service, notification] = [await serve('=KLARTEXT()', at(12)), await serve('enquiry', at(13))]
  neighbours = { workflow: service, catalogue: service, businessdata: service, notification }
})
afterAll(async () => {
  for (const service of running) await service.stop()
  await database.drop()
})

/** A neighbour that holds one act, one message and one mail of everyone, over HTTP. */
async function serve(entity: string, time: string) {
  const app = createInternalApi<unknown>({
    service: 'workflow',
    db: undefined as never,
    log,
    authenticateService: async () => undefined,
  })
  internalRoute(app, getActsIn('workflow'), ({ query }) => {
    askedFor.push(query.userId)
    return [{ at: time, entity, entityId: '4711', action: 'release' }]
  })
  internalRoute(app, getMessagesOf, ({ query }) => {
    askedFor.push(query.userId)
    return [{ id: messageId, conversationId: messageId, at: time, content: 'Welche Klemme?', filename: null }]
  })
  internalRoute(app, getMailsTo, () => [{ at: time, kind: 'Neues Angebot' }])
  const service = await startService({ name: 'neighbour', port: 0, app, log })
  running.push(service)
  const token = async () => 'service'
  return createInternalClient({ baseUrl: `http://127.0.0.1:${service.port}`, part: 'neighbour', token })
}

const actorOf = async (mail: string) => presentActor((await findUserByMail(db, mail))!)
async function ask(by: Actor, userId?: string, parts: Partial<Parameters<typeof createApp>[0]> = {}) {
  const app = createApp({ db, accounts, neighbours, authenticate: async () => by, log, ...parts })
  const response = await app.request(`/user/export${userId ? `?userId=${userId}` : ''}`, {
    headers: { authorization: 'Bearer x' },
  })
  const bytes = Buffer.from(await response.arrayBuffer())
  const isZip = response.headers.get('content-type') === 'application/zip'
  return {
    status: response.status,
    disposition: response.headers.get('content-disposition'),
    files: isZip ? unzipped(bytes) : {},
    problem: isZip ? undefined : JSON.parse(bytes.toString()),
  }
}

describe('what is handed out about a person', () => {
  it('is his own profile, sign-ins, acts, messages and mails, and nobody else', async () => {
    const own = await actorOf(wiebke)
    const now = () => new Date(at(10))
    await db.transaction().execute(async (tx) => {
      const act = { entity: 'user', entityId: own.userId, action: 'update' as const, fields: ['name'] }
      await recordChange(tx, { actor: own, now }, act)
      await recordChange(tx, { actor: await actorOf(colleague), now }, { ...act, action: 'unlock' })
    })
    const { status, files, disposition } = await ask(own)
    expect(status).toBe(200)
    expect(disposition).toMatch(/attachment; filename="Datenauszug-\d{4}-\d{2}-\d{2}\.zip"/)
    expect(Object.keys(files)).toEqual([
      'profil.json',
      'anmeldungen.json',
      'aenderungen.json',
      'aenderungen.csv',
      'nachrichten.json',
      'e-mails.csv',
    ])
    expect(JSON.parse(files['profil.json']!)).toMatchObject({
      Kennung: own.userId,
      'E-Mail-Adresse': wiebke,
      Telefon: '+49 40 123456',
      Unternehmen: { Name: 'Nord', Art: 'Kunde' },
    })
    expect(JSON.parse(files['anmeldungen.json']!)).toMatchObject({
      'Anzahl der Anmeldungen': 0,
      Anmeldungen: [{ 'Begonnen am': at(10), Adresse: `für sub-${wiebke}` }],
      'Zweite Faktoren': [{ Art: 'Authenticator-App', Bezeichnung: 'Telefon' }],
      Links: [],
    })
    const acts = JSON.parse(files['aenderungen.json']!)
    expect(acts.map((act: Record<string, string>) => `${act.Bereich}: ${act.Objekt} ${act.Vorgang}`)).toEqual(
      [
        'Unternehmen und Benutzer: Benutzer Geändert',
        'Anfragen und Angebote: =KLARTEXT() Freigegeben',
        'Katalog: =KLARTEXT() Freigegeben',
        'Projektordner: =KLARTEXT() Freigegeben',
      ],
    )
    expect(new Set(askedFor)).toEqual(new Set([own.userId]))
    expect(JSON.parse(files['nachrichten.json']!)).toEqual([
      {
        Kennung: messageId,
        Gespräch: messageId,
        Zeitpunkt: at(12),
        Nachricht: 'Welche Klemme?',
        Anhang: null,
      },
    ])
    const csv = files['aenderungen.csv']!.split('\r\n')
    expect(csv[0]).toBe('\uFEFF"Zeitpunkt";"Bereich";"Objekt";"Kennung";"Vorgang"')
    expect(csv[2]).toBe(`"${at(12)}";"Anfragen und Angebote";"'=KLARTEXT()";"4711";"Freigegeben"`)
    expect(files['e-mails.csv']).toBe(`\uFEFF"Zeitpunkt";"Art"\r\n"${at(13)}";"Neues Angebot"\r\n`)
    for (const name of ['profil.json', 'anmeldungen.json', 'aenderungen.json', 'nachrichten.json'])
      expect(files[name], name).not.toMatch(/^ *"[a-z]\w*":/m)
    const all = JSON.stringify(files)
    for (const foreign of [colleague, operator, (await actorOf(colleague)).userId, 'geheim'])
      expect(all).not.toContain(foreign)
  })
  it('names a deleted person for the operator’s admins as well', async () => {
    const deleted = await actorOf(colleague)
    await db
      .updateTable('user')
      .set({ deleted_at: new Date(), sub: null })
      .where('id', '=', deleted.userId)
      .execute()
    const { files } = await ask(await actorOf(operator), deleted.userId)
    expect(JSON.parse(files['profil.json']!)).toMatchObject({
      'E-Mail-Adresse': colleague,
      'Gelöscht am': expect.any(String),
    })
    expect(JSON.parse(files['anmeldungen.json']!)).toMatchObject({ Anmeldungen: [] })
  })
})

describe('who gets it', () => {
  it('is oneself, also at a gate, and of others only the operator’s admin', async () => {
    const own = await actorOf(wiebke)
    const gated = { ...own, passwordChangeNeeded: true }
    const pending = { ...own, pendingRegistration: true }
    const admin = await actorOf(operator)
    expect((await ask(gated)).status).toBe(200)
    expect((await ask(pending, own.userId)).status).toBe(200)
    expect((await ask({ ...admin, passwordChangeNeeded: true }, own.userId)).problem.code).toBe(
      'password-change-needed',
    )
    expect((await ask(admin, own.userId)).status).toBe(200)
    expect((await ask({ ...admin, admin: false }, own.userId)).status).toBe(404)
    const companyAdmin = anActor({ companyId: own.companyId, admin: true }) as Actor
    expect((await ask(companyAdmin, own.userId)).status).toBe(404)
    expect((await ask(admin, crypto.randomUUID())).status).toBe(404)
  })
  it('is nobody while a part is away: 503 before the first byte', async () => {
    const own = await actorOf(wiebke)
    const gone = createInternalClient({ baseUrl: 'http://127.0.0.1:1', part: 'x', token: async () => 'x' })
    for (const part of ['workflow', 'catalogue', 'businessdata', 'notification'] as const) {
      const answer = await ask(own, undefined, { neighbours: { ...neighbours, [part]: gone } })
      expect(answer).toMatchObject({ status: 503, problem: { code: 'part-down' } })
    }
    expect((await ask(own, undefined, { accounts: keycloakAway })).status).toBe(503)
  })
})
