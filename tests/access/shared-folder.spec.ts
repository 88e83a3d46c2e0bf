import { randomUUID } from 'node:crypto'
import {
  type AnyEndpoint,
  checkFolderPassword,
  createSubfolder,
  endpoints,
  getBusinessData,
  setFolderPassword,
  shareFolder,
  shareTokenHeader,
  uploadBusinessData,
} from '@schrankwerk/contracts'
import { beforeAll, describe, expect, test } from 'vitest'
import { stackAddresses } from '../stack-addresses.ts'
import { signInAs } from './people.ts'
import { nobody, type Person, type Sent } from './person.ts'
import {
  csv,
  folderPassword,
  openToVisitors,
  pdf,
  putIntoFolder,
  releasedEnquiry,
  releasedOffer,
  saveOpening,
  visitorsToken,
} from './scene.ts'

const { portal, services } = stackAddresses()

/** Who stands where. Guests are people outside and users of other companies alike. */
const mails = {
  endedGuest: 'projekt@westhalde.example',
  readGuest: 'gast@planung.example',
  writeGuest: 'planer@planung.example',
  otherGuest: 'vertrieb@rheinbogen.example',
  customerUser: 'technik@nordhafen.example',
  customerAdmin: 'einkauf@nordhafen.example',
  supplierUser: 'kalkulation@suedtal.example',
  supplierAdmin: 'vertrieb@suedtal.example',
  competitor: 'vertrieb@elbaue.example',
  otherCustomer: 'einkauf@westhalde.example',
  operator: 'betrieb@schrankwerk.example',
} as const
const columns = [
  'nobody',
  'token of this folder',
  'token of another',
  'ended token',
  ...(Object.keys(mails) as (keyof typeof mails)[]),
] as const
type Column = (typeof columns)[number]

/**
 * What each call on a folder answers to whom, in the order of `columns`: nobody; tokens of this folder, of another one
 * and one that has ended; guests whose entry has ended, may read, may write, and of another folder; users and admins of
 * the customer and the supplier; competitor and another customer; operator.
 */
const expected: Readonly<Record<string, string>> = {
  //                     nobody │ tokens   │ guests           │ customer │ supplier │ others  │ operator
  getBusinessData: '401 │ 200 404 401 │ 404 200 200 404 │ 200 200 │ 200 200 │ 404 404 │ 403',
  getBusinessDataItem: '401 │ 200 404 401 │ 404 200 200 404 │ 200 200 │ 200 200 │ 404 404 │ 403',
  downloadBusinessData: '401 │ 200 404 401 │ 404 200 200 404 │ 200 200 │ 200 200 │ 404 404 │ 403',
  createBusinessDataTicket: '401 │ 201 404 401 │ 404 201 201 404 │ 201 201 │ 201 201 │ 404 404 │ 403',
  listItemVersions: '401 │ 200 404 401 │ 404 200 200 404 │ 200 200 │ 200 200 │ 404 404 │ 403',
  readItemTable: '401 │ 200 404 401 │ 404 200 200 404 │ 200 200 │ 200 200 │ 404 404 │ 403',
  redeemBusinessDataTicket: '404 │ 404 404 404 │ 404 404 404 404 │ 404 404 │ 404 404 │ 404 404 │ 404',
  countBusinessData: '401 │ 401 401 401 │ 200 200 200 200 │ 200 200 │ 200 200 │ 200 200 │ 403',
  filterSharedFolders: '401 │ 401 401 401 │ 200 200 200 200 │ 200 200 │ 200 200 │ 200 200 │ 403',

  uploadBusinessData: '401 │ 401 401 401 │ 404 403 201 404 │ 201 201 │ 201 201 │ 404 404 │ 403',
  deleteBusinessData: '401 │ 401 401 401 │ 404 403 200 404 │ 200 200 │ 200 200 │ 404 404 │ 403',
  createSubfolder: '401 │ 401 401 401 │ 404 403 201 404 │ 201 201 │ 201 201 │ 404 404 │ 403',
  renameSubfolder: '401 │ 401 401 401 │ 404 403 200 404 │ 200 200 │ 200 200 │ 404 404 │ 403',
  deleteSubfolder: '401 │ 401 401 401 │ 404 403 200 404 │ 200 200 │ 200 200 │ 404 404 │ 403',
  renameBusinessDataItem: '401 │ 401 401 401 │ 404 403 200 404 │ 200 200 │ 200 200 │ 404 404 │ 403',
  moveBusinessDataItems: '401 │ 401 401 401 │ 404 403 200 404 │ 200 200 │ 200 200 │ 404 404 │ 403',
  deleteBusinessDataItems: '401 │ 401 401 401 │ 404 403 200 404 │ 200 200 │ 200 200 │ 404 404 │ 403',
  restoreItemVersion: '401 │ 401 401 401 │ 404 403 200 404 │ 200 200 │ 200 200 │ 404 404 │ 403',
  startFolderUpload: '401 │ 401 401 401 │ 404 403 201 404 │ 201 201 │ 201 201 │ 404 404 │ 403',
  listFolderUploads: '401 │ 401 401 401 │ 404 403 200 404 │ 200 200 │ 200 200 │ 404 404 │ 403',
  'sendFolderUploadPart: unknown': '401 │ 401 401 401 │ 404 403 404 404 │ 404 404 │ 404 404 │ 404 404 │ 403',
  'finishFolderUpload: unknown': '401 │ 401 401 401 │ 404 403 404 404 │ 404 404 │ 404 404 │ 404 404 │ 403',
  'cancelFolderUpload: gone': '401 │ 401 401 401 │ 404 403 200 404 │ 200 200 │ 200 200 │ 404 404 │ 403',

  filterFolderLog: '401 │ 401 401 401 │ 403 403 403 404 │ 403 200 │ 403 200 │ 404 404 │ 403',
  saveFolderSettings: '401 │ 401 401 401 │ 403 403 403 404 │ 403 200 │ 403 200 │ 404 404 │ 403',
  shareFolder: '401 │ 401 401 401 │ 403 403 403 404 │ 403 200 │ 403 200 │ 404 404 │ 403',
  'endVisibility: unknown': '401 │ 401 401 401 │ 403 403 403 404 │ 403 404 │ 403 404 │ 404 404 │ 403',
  'inviteAgain: unknown': '401 │ 401 401 401 │ 403 403 403 404 │ 403 404 │ 403 404 │ 404 404 │ 403',
  // Whoever knows the password, signed in or not; and last, as it ends every token.
  checkFolderPassword: '200 │ 200 200 200 │ 200 200 200 200 │ 200 200 │ 200 200 │ 200 200 │ 200',
  setFolderPassword: '401 │ 401 401 401 │ 403 403 403 404 │ 403 200 │ 403 200 │ 404 404 │ 403',
}

let people: Record<keyof typeof mails, Person>
let offerId: string
let otherOfferId: string
let itemId: string
let tableId: string
const tokens = { own: '', other: '', ended: '' }
const stranger = nobody(portal)

const entries = (...guests: (keyof typeof mails)[]) =>
  guests.map((guest) => ({
    email: mails[guest],
    endDate: null,
    permissions: { read: true, write: guest === 'writeGuest' },
  }))
const settingsOf = async (id: string) =>
  (await people.supplierAdmin.get(getBusinessData, { query: { offerId: id } })).settings
const share = async (id: string, ...guests: (keyof typeof mails)[]) =>
  people.supplierAdmin.get(shareFolder, {
    body: {
      offerId: id,
      editVersion: (await settingsOf(id)).editVersion,
      visibilityEntries: entries(...guests),
    },
  })

beforeAll(async () => {
  const signedIn = Object.entries(mails).map(async ([name, mail]) => [name, await signInAs(mail)] as const)
  people = Object.fromEntries(await Promise.all(signedIn)) as typeof people
  const { customerAdmin, supplierAdmin } = people
  const anOffer = async () =>
    releasedOffer(supplierAdmin, await releasedEnquiry(customerAdmin, ['GIBT-ES-NICHT-1']))
  offerId = await anOffer()
  otherOfferId = await anOffer()
  itemId = await putIntoFolder(supplierAdmin, offerId)
  const table = csv([
    ['Pos', 'Menge'],
    ['1', '2'],
  ])
  tableId = (await supplierAdmin.get(uploadBusinessData, { fields: { offerId }, file: table })).id
  tokens.ended = await openToVisitors(supplierAdmin, offerId)
  tokens.own = await openToVisitors(supplierAdmin, offerId)
  tokens.other = await openToVisitors(supplierAdmin, otherOfferId)
  for (const id of [offerId, otherOfferId]) await saveOpening(supplierAdmin, id, { allowExternal: true })
  await share(otherOfferId, 'otherGuest')
  await share(offerId, 'endedGuest', 'readGuest', 'writeGuest')
  await share(offerId, 'readGuest', 'writeGuest')
})

const freshItem = () =>
  people.supplierAdmin.get(uploadBusinessData, { fields: { offerId }, file: pdf('Frisch') })
const freshSubfolder = () =>
  people.supplierAdmin.get(createSubfolder, { body: { offerId, name: `Gruppe ${randomUUID()}` } })

const calls: Readonly<Record<string, (column: Column) => Sent | Promise<Sent>>> = {
  getBusinessData: () => ({ query: { offerId } }),
  getBusinessDataItem: () => ({ query: { offerId, itemId } }),
  downloadBusinessData: () => ({ body: { offerId, itemIds: [itemId] } }),
  createBusinessDataTicket: () => ({ body: { offerId, itemId } }),
  listItemVersions: () => ({ query: { offerId, itemId } }),
  readItemTable: () => ({ query: { offerId, itemId: tableId } }),
  redeemBusinessDataTicket: () => ({ query: { ticket: 'x'.repeat(43) } }),
  countBusinessData: () => ({ query: { offerIds: offerId } }),
  filterSharedFolders: () => ({}),

  uploadBusinessData: () => ({ fields: { offerId }, file: pdf('Neu') }),
  deleteBusinessData: async () => ({ query: { offerId, itemId: (await freshItem()).id } }),
  createSubfolder: () => ({ body: { offerId, name: `Gruppe ${randomUUID()}` } }),
  renameSubfolder: async () => {
    const { id: subfolderId, editVersion } = await freshSubfolder()
    return { body: { offerId, subfolderId, editVersion, name: `Anders ${randomUUID()}` } }
  },
  deleteSubfolder: async () => ({ query: { offerId, subfolderId: (await freshSubfolder()).id } }),
  renameBusinessDataItem: async () => {
    const { id, editVersion } = await freshItem()
    return { body: { offerId, itemId: id, editVersion, filename: `Anders ${randomUUID()}.pdf` } }
  },
  moveBusinessDataItems: async () => {
    const { id, editVersion } = await freshItem()
    const { id: subfolderId } = await freshSubfolder()
    return { body: { offerId, items: [{ itemId: id, editVersion }], subfolderId } }
  },
  deleteBusinessDataItems: async () => ({ body: { offerId, itemIds: [(await freshItem()).id] } }),
  restoreItemVersion: async () => {
    const { id } = await freshItem()
    const { editVersion } = await people.supplierAdmin.get(uploadBusinessData, {
      fields: { offerId, versionOf: id },
      file: pdf('Frischer'),
    })
    return { body: { offerId, itemId: id, version: 1, editVersion } }
  },
  startFolderUpload: () => ({
    body: { offerId, filename: 'Gross.pdf', size: 20_000_000, subfolderId: null, versionOf: null },
  }),
  listFolderUploads: () => ({ query: { offerId } }),
  'sendFolderUploadPart: unknown': () => ({
    fields: { offerId, uploadId: randomUUID(), number: '1', sha256: '0'.repeat(64) },
    file: pdf('Teil'),
  }),
  'finishFolderUpload: unknown': () => ({ body: { offerId, uploadId: randomUUID() } }),
  'cancelFolderUpload: gone': () => ({ body: { offerId, uploadId: randomUUID() } }),

  filterFolderLog: () => ({ query: { offerId } }),
  saveFolderSettings: async () => {
    const { editVersion, types } = await settingsOf(offerId)
    return { body: { offerId, editVersion, allowExternal: true, allowAnonymous: true, types } }
  },
  shareFolder: async (column) => ({
    body: {
      offerId,
      editVersion: (await settingsOf(offerId)).editVersion,
      visibilityEntries: column === 'supplierAdmin' ? entries('readGuest', 'writeGuest') : [],
    },
  }),
  'endVisibility: unknown': async () => ({
    body: { offerId, entryId: randomUUID(), editVersion: (await settingsOf(offerId)).editVersion },
  }),
  'inviteAgain: unknown': () => ({ body: { offerId, entryId: randomUUID() } }),
  checkFolderPassword: () => ({ body: { offerId, password: folderPassword } }),
  setFolderPassword: () => ({ query: { offerId }, body: { password: folderPassword } }),
}

const tokenOf: Partial<Record<Column, keyof typeof tokens>> = {
  'token of this folder': 'own',
  'token of another': 'other',
  'ended token': 'ended',
}
const askAs = (column: Column, endpoint: AnyEndpoint, sent: Sent): Promise<Response> => {
  const person = people[column as keyof typeof people] ?? stranger
  const token = tokenOf[column]
  return person.ask(endpoint, token ? { ...sent, headers: { [shareTokenHeader]: tokens[token] } } : sent)
}
const endpointOf = (name: string): AnyEndpoint =>
  endpoints.find((endpoint) => endpoint.name === name.split(':')[0]) as AnyEndpoint
const cellsOf = (name: string) => (expected[name] ?? '').match(/\d{3}/g)?.map(Number) ?? []

test('every call of a folder has its line, and every line its call', () => {
  const named = Object.keys(expected).map((name) => endpointOf(name)?.name)
  const ofFolders = endpoints.filter(({ service }) => service === 'businessdata').map(({ name }) => name)
  expect(named.toSorted()).toEqual(ofFolders.toSorted())
  expect(Object.keys(calls)).toEqual(Object.keys(expected))
  for (const name of Object.keys(expected)) expect(cellsOf(name), name).toHaveLength(columns.length)
})

describe.each(Object.keys(expected))('%s', (name) => {
  const cells = cellsOf(name)
  test.each(columns.map((column, at) => [column, cells[at]] as const))(
    '%s gets %i',
    async (column, status) => {
      const answer = await askAs(column, endpointOf(name), await calls[name]!(column))
      const text = await answer.text()
      expect(answer.status, text).toBe(status)
      if (status !== 401) return
      const { code } = JSON.parse(text) as { code: string }
      const isEnded = endpointOf(name).shareToken && column === 'ended token'
      expect(code).toBe(isEnded ? 'share-token-ended' : 'not-signed-in')
    },
  )
})

describe('a password for a folder that is unknown, unshared, closed or of another password', () => {
  const hashesSoFar = async () => {
    const text = await (await fetch(`${services.businessdata.internalUrl}/metrics`)).text()
    return Number(/^password_hashes_total\{[^}]*\} (\d+)$/m.exec(text)?.[1] ?? 0)
  }
  test('gets the same answer after the same one hash', async () => {
    const { customerAdmin, supplierAdmin } = people
    const anOffer = async () =>
      releasedOffer(supplierAdmin, await releasedEnquiry(customerAdmin, ['GIBT-ES-NICHT-1']))
    const unshared = await anOffer()
    await supplierAdmin.get(setFolderPassword, {
      query: { offerId: unshared },
      body: { password: folderPassword },
    })
    const cases: [string, string][] = [
      [randomUUID(), folderPassword],
      [await anOffer(), folderPassword],
      [unshared, folderPassword],
      [otherOfferId, `${folderPassword}x`],
    ]
    const answers: string[] = []
    for (const [id, password] of cases) {
      const before = await hashesSoFar()
      const answer = await stranger.ask(checkFolderPassword, { body: { offerId: id, password } })
      expect(await hashesSoFar()).toBe(before + 1)
      const { requestId: _, ...body } = (await answer.json()) as Record<string, unknown>
      const headers = [...answer.headers.keys()].filter((name) => name !== 'date')
      answers.push(JSON.stringify([answer.status, body, headers]))
    }
    expect(answers[0]).toContain('folder-password-wrong')
    expect(new Set(answers).size).toBe(1)
  })
})

test('what ends the opening ends its tokens at the next call', async () => {
  const { supplierAdmin } = people
  const readAs = async (token: string) =>
    (await stranger.ask(getBusinessData, { query: { offerId }, headers: { [shareTokenHeader]: token } }))
      .status
  const token = await visitorsToken(stranger, offerId)
  expect(await readAs(token)).toBe(200)
  await saveOpening(supplierAdmin, offerId, { allowAnonymous: false })
  expect(await readAs(token)).toBe(401)
  await saveOpening(supplierAdmin, offerId, { allowAnonymous: true })
  expect(await readAs(token)).toBe(401)
})
