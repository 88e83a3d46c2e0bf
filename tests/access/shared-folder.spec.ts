import { randomUUID } from 'node:crypto'
import {
  type AnyEndpoint,
  archiveOffer,
  checkFolderPassword,
  createSubfolder,
  deleteSubfolder,
  endpoints,
  getBusinessData,
  moveBusinessDataItems,
  renameSubfolder,
  setFolderPassword,
  shareFolder,
  shareTokenHeader,
  uploadBusinessData,
} from '@schrankwerk/contracts'
import { beforeAll, describe, expect, test, vi } from 'vitest'
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
const readAs = (admin: 'supplierAdmin' | 'customerAdmin', id: string) =>
  people[admin].get(getBusinessData, { query: { offerId: id } })
const settingsOf = async (id: string) => (await readAs('supplierAdmin', id)).settings
const anOffer = async () =>
  releasedOffer(people.supplierAdmin, await releasedEnquiry(people.customerAdmin, ['GIBT-ES-NICHT-1']))
/** Of an offer that nobody can accept any more. */
const closeFolder = async (id: string): Promise<void> => {
  await people.supplierAdmin.get(archiveOffer, { query: { offerId: id } })
  await vi.waitFor(async () => expect((await readAs('supplierAdmin', id)).state).toBe('closed'), 10_000)
}
const table = (name: string) =>
  csv(
    [
      ['Pos', 'Menge'],
      ['1', '2'],
    ],
    name,
  )
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
  const { supplierAdmin } = people
  offerId = await anOffer()
  otherOfferId = await anOffer()
  itemId = await putIntoFolder(supplierAdmin, offerId)
  tableId = (await supplierAdmin.get(uploadBusinessData, { fields: { offerId }, file: table('Liste.csv') }))
    .id
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
    const unshared = await anOffer()
    await people.supplierAdmin.get(setFolderPassword, {
      query: { offerId: unshared },
      body: { password: folderPassword },
    })
    const closed = await anOffer()
    await openToVisitors(people.supplierAdmin, closed)
    await closeFolder(closed)
    const cases: [string, string][] = [
      [randomUUID(), folderPassword],
      [await anOffer(), folderPassword],
      [unshared, folderPassword],
      [closed, folderPassword],
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
  const statusWith = async (token: string) =>
    (await stranger.ask(getBusinessData, { query: { offerId }, headers: { [shareTokenHeader]: token } }))
      .status
  const token = await visitorsToken(stranger, offerId)
  expect(await statusWith(token)).toBe(200)
  await saveOpening(supplierAdmin, offerId, { allowAnonymous: false })
  expect(await statusWith(token)).toBe(401)
  await saveOpening(supplierAdmin, offerId, { allowAnonymous: true })
  expect(await statusWith(token)).toBe(401)
})

/** What calls answer in a folder of its own kind, to those who stand above. */
type Told = Readonly<Record<string, string>>
const cells = (line: string) => line.match(/\d{3}/g)?.map(Number) ?? []

interface OtherFolder {
  offerId: string
  itemId: string
  token: string
  entryId: string
}
/** One with a table of the customer's; open to visitors and to one entry of the supplier's, who alone agrees. */
async function folderOfBoth(): Promise<OtherFolder> {
  const { supplierAdmin, customerAdmin } = people
  const id = await anOffer()
  const fields = { offerId: id }
  const { id: customersItem } = await customerAdmin.get(uploadBusinessData, {
    fields,
    file: table('Kalkulation.csv'),
  })
  await supplierAdmin.get(uploadBusinessData, { fields, file: pdf('Ansicht') })
  const token = await openToVisitors(supplierAdmin, id)
  await saveOpening(supplierAdmin, id, { allowExternal: true })
  const [entry] = (await share(id, 'writeGuest')) as { id: string }[]
  return { offerId: id, itemId: customersItem, token, entryId: entry!.id }
}
const statusIn = async (
  folder: OtherFolder,
  who: 'token' | keyof typeof mails,
  name: string,
  sent: Sent,
): Promise<number> => {
  const headers: Record<string, string> = who === 'token' ? { [shareTokenHeader]: folder.token } : {}
  const person = who === 'token' ? stranger : people[who]
  const answer = await person.ask(endpointOf(name), { ...sent, headers })
  await answer.body?.cancel()
  return answer.status
}
const ofItem: Readonly<Record<string, (folder: OtherFolder) => Sent>> = {
  getBusinessDataItem: ({ offerId, itemId }) => ({ query: { offerId, itemId } }),
  downloadBusinessData: ({ offerId, itemId }) => ({ body: { offerId, itemIds: [itemId] } }),
  createBusinessDataTicket: ({ offerId, itemId }) => ({ body: { offerId, itemId } }),
  listItemVersions: ({ offerId, itemId }) => ({ query: { offerId, itemId } }),
  readItemTable: ({ offerId, itemId }) => ({ query: { offerId, itemId } }),
  renameBusinessDataItem: ({ offerId, itemId }) => ({
    body: { offerId, itemId, editVersion: 1, filename: 'Kalkulation.csv' },
  }),
  moveBusinessDataItems: ({ offerId, itemId }) => ({
    body: { offerId, items: [{ itemId, editVersion: 1 }], subfolderId: null },
  }),
  restoreItemVersion: ({ offerId, itemId }) => ({ body: { offerId, itemId, version: 1, editVersion: 1 } }),
  'uploadBusinessData: a version': ({ offerId, itemId }) => ({
    fields: { offerId, versionOf: itemId },
    file: table('Kalkulation.csv'),
  }),
  deleteBusinessData: ({ offerId, itemId }) => ({ query: { offerId, itemId } }),
}

describe('a file of a side that has not agreed', () => {
  const whom = ['token', 'writeGuest'] as const
  const told: Told = {
    //                     token │ guest
    getBusinessDataItem: '404 │ 404',
    downloadBusinessData: '404 │ 404',
    createBusinessDataTicket: '404 │ 404',
    listItemVersions: '404 │ 404',
    readItemTable: '404 │ 404',
    renameBusinessDataItem: '401 │ 404',
    moveBusinessDataItems: '401 │ 404',
    restoreItemVersion: '401 │ 404',
    'uploadBusinessData: a version': '401 │ 404',
    deleteBusinessData: '401 │ 404',
  }
  let folder: OtherFolder
  beforeAll(async () => {
    folder = await folderOfBoth()
  })

  test.each(Object.entries(told))('%s gets %s', async (name, line) => {
    const statuses = await Promise.all(whom.map((who) => statusIn(folder, who, name, ofItem[name]!(folder))))
    expect(statuses).toEqual(cells(line))
  })

  test('is there for both companies, and nothing that outsiders are told holds its name or its group', async () => {
    const { offerId: id } = folder
    const group = `Intern ${randomUUID()}`
    const { id: subfolderId } = await people.customerAdmin.get(createSubfolder, {
      body: { offerId: id, name: group },
    })
    const items = [{ itemId: folder.itemId, editVersion: 1 }]
    await people.customerAdmin.get(moveBusinessDataItems, { body: { offerId: id, items, subfolderId } })
    const listed = async (person: Person, headers = {}) =>
      (await person.ask(getBusinessData, { query: { offerId: id }, headers })).text()
    for (const admin of [people.customerAdmin, people.supplierAdmin])
      for (const name of ['Kalkulation.csv', group]) expect(await listed(admin)).toContain(name)
    for (const text of [
      await listed(stranger, { [shareTokenHeader]: folder.token }),
      await listed(people.writeGuest),
    ]) {
      expect(text).toContain('Ansicht.pdf')
      for (const name of ['Kalkulation', group]) expect(text).not.toContain(name)
      expect(JSON.parse(text)).toMatchObject({ room: null })
    }
    for (const [endpoint, sent] of [
      [renameSubfolder, { body: { offerId: id, subfolderId, editVersion: 1, name: 'Anders' } }],
      [deleteSubfolder, { query: { offerId: id, subfolderId } }],
    ] as const)
      expect((await people.writeGuest.ask(endpoint, sent)).status).toBe(404)
  })

  test('is not added to by a guest of that side', async () => {
    await share(folder.offerId)
    const { editVersion } = (await readAs('customerAdmin', folder.offerId)).settings
    await people.customerAdmin.get(shareFolder, {
      body: {
        offerId: folder.offerId,
        editVersion,
        visibilityEntries: entries('writeGuest'),
      },
    })
    const answer = await people.writeGuest.ask(uploadBusinessData, {
      fields: { offerId: folder.offerId },
      file: pdf('Neu'),
    })
    expect([answer.status, await answer.json()]).toEqual([
      409,
      expect.objectContaining({ code: 'files-not-shown' }),
    ])
  })
})

describe('in a folder that has closed', () => {
  const whom = [
    'token',
    'writeGuest',
    'customerUser',
    'customerAdmin',
    'supplierUser',
    'supplierAdmin',
  ] as const
  const told: Told = {
    //                     token │ guest │ customer │ supplier
    getBusinessData: '404 │ 404 │ 200 200 │ 200 200',
    getBusinessDataItem: '404 │ 404 │ 200 200 │ 200 200',
    downloadBusinessData: '404 │ 404 │ 200 200 │ 200 200',
    createBusinessDataTicket: '404 │ 404 │ 201 201 │ 201 201',
    listItemVersions: '404 │ 404 │ 200 200 │ 200 200',
    readItemTable: '404 │ 404 │ 200 200 │ 200 200',
    uploadBusinessData: '401 │ 404 │ 409 409 │ 409 409',
    startFolderUpload: '401 │ 404 │ 409 409 │ 409 409',
    createSubfolder: '401 │ 404 │ 409 409 │ 409 409',
    renameBusinessDataItem: '401 │ 404 │ 409 409 │ 409 409',
    moveBusinessDataItems: '401 │ 404 │ 409 409 │ 409 409',
    restoreItemVersion: '401 │ 404 │ 409 409 │ 409 409',
    deleteBusinessData: '401 │ 404 │ 409 409 │ 409 409',
    filterFolderLog: '401 │ 403 │ 403 200 │ 403 200',
    'saveFolderSettings: closing': '401 │ 403 │ 403 200 │ 403 200',
    'saveFolderSettings: opening': '401 │ 403 │ 403 409 │ 403 409',
    'shareFolder: one more': '401 │ 403 │ 403 409 │ 403 409',
    'inviteAgain: the supplier’s': '401 │ 403 │ 403 403 │ 403 409',
    setFolderPassword: '401 │ 403 │ 403 409 │ 403 409',
    // Last, as it ends the entry.
    'endVisibility: the supplier’s': '401 │ 403 │ 403 200 │ 403 404',
  }
  let folder: OtherFolder
  beforeAll(async () => {
    folder = await folderOfBoth()
    await closeFolder(folder.offerId)
  })
  const settingsSent = async (change: object): Promise<Sent> => {
    const { editVersion, allowExternal, allowAnonymous, types } = await settingsOf(folder.offerId)
    return {
      body: { offerId: folder.offerId, editVersion, allowExternal, allowAnonymous, types, ...change },
    }
  }
  const sentIn: Readonly<Record<string, () => Sent | Promise<Sent>>> = {
    getBusinessData: () => ({ query: { offerId: folder.offerId } }),
    uploadBusinessData: () => ({ fields: { offerId: folder.offerId }, file: pdf('Neu') }),
    startFolderUpload: () => ({
      body: { offerId: folder.offerId, filename: 'Neu.pdf', size: 9, subfolderId: null, versionOf: null },
    }),
    createSubfolder: () => ({ body: { offerId: folder.offerId, name: `Gruppe ${randomUUID()}` } }),
    filterFolderLog: () => ({ query: { offerId: folder.offerId } }),
    'saveFolderSettings: opening': () =>
      settingsSent({ agree: { external: true, anonymous: true }, allowExternal: true, allowAnonymous: true }),
    'saveFolderSettings: closing': () => settingsSent({ agree: { external: false, anonymous: false } }),
    'shareFolder: one more': async () => ({
      body: {
        offerId: folder.offerId,
        editVersion: (await settingsOf(folder.offerId)).editVersion,
        visibilityEntries: entries('writeGuest', 'readGuest'),
      },
    }),
    'inviteAgain: the supplier’s': () => ({ body: { offerId: folder.offerId, entryId: folder.entryId } }),
    setFolderPassword: () => ({ query: { offerId: folder.offerId }, body: { password: folderPassword } }),
    'endVisibility: the supplier’s': async () => ({
      body: {
        offerId: folder.offerId,
        entryId: folder.entryId,
        editVersion: (await settingsOf(folder.offerId)).editVersion,
      },
    }),
  }

  test.each(Object.entries(told))('%s gets %s', async (name, line) => {
    const statuses: number[] = []
    for (const who of whom)
      statuses.push(
        await statusIn(folder, who, name, await (sentIn[name] ?? (() => ofItem[name]!(folder)))()),
      )
    expect(statuses).toEqual(cells(line))
  })
})

describe('somebody outside whose entry has ended gets what a former guest of another company gets', () => {
  beforeAll(() => share(offerId, 'readGuest'))
  test.each(Object.keys(expected))('%s', async (name) => {
    const answer = await askAs('writeGuest', endpointOf(name), await calls[name]!('writeGuest'))
    expect(answer.status, await answer.text()).toBe(cellsOf(name)[columns.indexOf('endedGuest')])
  })
})
