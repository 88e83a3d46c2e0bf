import { type HostileFile, hostileFiles } from '@schrankwerk/spreadsheet/hostile'
import { anActor } from '@schrankwerk/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { workflowInTest } from '../workflow.example.ts'

let given: Awaited<ReturnType<typeof workflowInTest>>
beforeAll(async () => {
  given = await workflowInTest()
})
afterAll(() => given.stop())

const bytesOf = (name: string): Uint8Array =>
  (hostileFiles.find((file) => file.name === name) as HostileFile).bytes()
const encrypted = bytesOf('xlsx-password-protected.xlsx')
const table = 'Bestellnummer;Menge\nNK-100;2\n'

const aDraft = async (): Promise<string> =>
  (await given.post(given.customer, '/enquiry/', { title: 'Schrank' })).body.id
const attach = (path: string, name: string, content: Uint8Array | string, fileType?: string) =>
  given.form(
    path.startsWith('offer') ? given.supplier : given.customer,
    '/file/',
    { path, ...(fileType && { fileType }) },
    { name, content },
  )
const filesOf = async (id: string) =>
  (await given.get(given.customer, `/enquiry/?id=${id}`)).body.fileItems.map(
    ({ filename, fileType, unreadable }: Record<string, unknown>) => ({ filename, fileType, unreadable }),
  )
const retype = (path: string, fileType: string, actor = given.customer) =>
  given.post(actor, `/file/type?path=${path}&fileType=${fileType}`)

describe('a parts list among the files', () => {
  it.each<[string, Uint8Array | string, string]>([
    ['Passwort.xlsx', encrypted, 'spreadsheet-encrypted'],
    ['Passwort.xls', bytesOf('xls-password-rc4.xls'), 'spreadsheet-encrypted'],
    ['Beschädigt.xlsx', bytesOf('xlsx-missing-parts.xlsx'), 'spreadsheet-damaged'],
    ['Abgeschnitten.xls', bytesOf('xls-cut-chain.xls'), 'spreadsheet-damaged'],
    ['Ohne Zellen.xlsx', bytesOf('xlsx-no-cells.xlsx'), 'spreadsheet-empty'],
    ['Leer.csv', '', 'spreadsheet-empty'],
  ])('%s stays attached and says why it cannot be read', async (filename, content, unreadable) => {
    const id = await aDraft()
    const { status, body } = await attach(`enquiry/${id}`, filename, content, 'BILL_OF_MATERIAL')
    expect([status, body.unreadable]).toEqual([201, unreadable])
    expect(await filesOf(id)).toEqual([{ filename, fileType: 'BILL_OF_MATERIAL', unreadable }])
    // The reader of parts lists says the same.
    const read = await given.form(
      given.customer,
      '/enquiry/bom/upload',
      { enquiryId: id },
      { name: filename, content },
    )
    expect(read.body.code).toBe(unreadable)
  })

  it('that can be read says nothing, and neither does a file of another type', async () => {
    const id = await aDraft()
    await attach(`enquiry/${id}`, 'Liste.csv', table, 'BILL_OF_MATERIAL')
    await attach(`enquiry/${id}`, 'Passwort.xlsx', encrypted, 'UNKNOWN')
    expect((await filesOf(id)).map((file: { unreadable: unknown }) => file.unreadable)).toEqual([null, null])
  })

  it('is tried when a file becomes one, and forgotten when it is none any more', async () => {
    const id = await aDraft()
    const { path } = (await attach(`enquiry/${id}`, 'Passwort.xlsx', encrypted, 'UNKNOWN')).body
    const { status, body } = await retype(path, 'BILL_OF_MATERIAL')
    expect([status, body.unreadable]).toEqual([200, 'spreadsheet-encrypted'])
    expect(await filesOf(id)).toMatchObject([{ unreadable: 'spreadsheet-encrypted' }])
    expect((await retype(path, 'UNKNOWN')).body.unreadable).toBeNull()
    expect(await filesOf(id)).toMatchObject([{ fileType: 'UNKNOWN', unreadable: null }])
  })

  it('is not read for whom the file is not there', async () => {
    const id = await aDraft()
    const { path } = (await attach(`enquiry/${id}`, 'Passwort.xlsx', encrypted, 'UNKNOWN')).body
    for (const actor of [given.otherCustomer, given.supplier, anActor({ companyType: 'SUPPLIER' })])
      expect((await retype(path, 'BILL_OF_MATERIAL', actor as typeof given.customer)).status).toBe(404)
    expect(await filesOf(id)).toMatchObject([{ fileType: 'UNKNOWN', unreadable: null }])
  })

  it('takes what is known of it along into a copy of the enquiry', async () => {
    const id = await aDraft()
    await attach(`enquiry/${id}`, 'Passwort.xlsx', encrypted)
    const { body: copy } = await given.post(given.customer, `/enquiry/copy?id=${id}`)
    expect(await filesOf(copy.id)).toMatchObject([{ unreadable: 'spreadsheet-encrypted' }])
  })

  it('of an offer is told of to its supplier', async () => {
    const { id: enquiryId } = await given.releasedEnquiry(given.customer)
    const { body: draft } = await given.post(given.supplier, '/offer/', { enquiryId })
    await attach(`offer/${draft.id}`, 'Passwort.xlsx', encrypted, 'BILL_OF_MATERIAL')
    const { body: offer } = await given.get(given.supplier, `/offer/?id=${draft.id}`)
    expect(offer.fileItems).toMatchObject([{ unreadable: 'spreadsheet-encrypted' }])
  })

  it('that came by a message is tried when it is copied into a draft', async () => {
    const { supplier, customer } = given
    const { id: enquiryId } = await given.releasedEnquiry(customer)
    const { body: draft } = await given.post(supplier, '/offer/', { enquiryId })
    const { body: begun } = await given.post(supplier, `/conversation/?enquiryId=${enquiryId}`)
    const fields = { conversationId: begun.id, content: 'Bitte diese Liste nehmen.' }
    const file = { name: 'Passwort.xlsx', content: encrypted }
    const { body: sent } = await given.form(customer, '/conversation/message/send', fields, file)
    const copied = await given.get(
      supplier,
      `/conversation/message/copyfile?messageId=${sent.id}&path=message/${sent.id}&offerId=${draft.id}`,
    )
    expect(copied.body.fileType).toBe('BILL_OF_MATERIAL')
    const { body: offer } = await given.get(supplier, `/offer/?id=${draft.id}`)
    expect(offer.fileItems).toMatchObject([{ unreadable: 'spreadsheet-encrypted' }])
  })
})
