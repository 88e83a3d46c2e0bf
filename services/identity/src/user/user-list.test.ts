import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readTable } from '@schrankwerk/spreadsheet'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { admin, companyOf, identityInTest, person } from '../identity.example.ts'

let identity: Awaited<ReturnType<typeof identityInTest>>
const operator = 'leitung@betrieb.example'
const customer = 'leitung@kunde.example'
const supplier = 'leitung@lieferant.example'

beforeAll(async () => {
  identity = await identityInTest([
    companyOf('Betrieb', 'ADMIN', [admin(operator), person('katalog@betrieb.example')]),
    companyOf('Kunde', 'CUSTOMER', [
      admin(customer, { name: 'Ute', lastname: 'Zander' }),
      person('technik@kunde.example', { name: 'Ben', lastname: 'Ahrens', phoneNumber: '+49 30 815' }),
      person('hundert%@kunde.example', { name: '=1+1', lastname: 'Öhler' }),
    ]),
    companyOf('Lieferant', 'SUPPLIER', [admin(supplier), person('vertrieb@lieferant.example')]),
    companyOf('Neuling', 'CUSTOMER', [admin('neu@kunde.example')], { pendingRegistration: true }),
  ])
  await identity.db
    .updateTable('user')
    .set({ mail_confirmed_at: null })
    .where('mail', '=', 'neu@kunde.example')
    .execute()
})
afterAll(() => identity.drop())

const mailsOf = async (mail: string, query: Record<string, string>) => {
  const { status, body } = await identity.get(mail, `/user/filter?${new URLSearchParams(query)}`)
  expect(status).toBe(200)
  expect(body.totalElements).toBeGreaterThanOrEqual(body.content.length)
  return body.content.map((user: { mail: string }) => user.mail) as string[]
}
const ofKunde = ['technik@kunde.example', 'hundert%@kunde.example', customer]

describe('the list of users', () => {
  it('shows an admin his own company by name, whatever company he asks for', async () => {
    const companyId = await identity.companyId('Lieferant')
    expect((await mailsOf(customer, { companyId })).sort()).toEqual([...ofKunde].sort())
    // „Öhler“ stands between „Ahrens“ and „Zander“.
    expect(await mailsOf(customer, {})).toEqual(ofKunde)
  })
  it("shows the operator's admins everyone who is confirmed, or one company", async () => {
    expect(await mailsOf(operator, {})).toHaveLength(7)
    const companyId = await identity.companyId('Lieferant')
    expect(await mailsOf(operator, { companyId })).toHaveLength(2)
  })
  it('names to those who keep them the addresses that wait to be confirmed', async () => {
    const { id, edit_version: editVersion } = await identity.userOf('technik@kunde.example')
    const wish = { id, editVersion, mail: 'werkstatt@kunde.example' }
    expect((await identity.post(customer, '/user/update', wish)).status).toBe(200)
    const companyId = await identity.companyId('Kunde')
    const paths = ['/user/filter', '/user/company', `/user/company?companyId=${companyId}`, '/user/all']
    const waiting = async (who: string, path: string) => {
      const { body } = await identity.get(who, path)
      const users = (body.content ?? body) as { mail: string; newMail: string | null }[]
      return users.filter(({ newMail }) => newMail !== null).map(({ mail, newMail }) => ({ mail, newMail }))
    }
    const both = [{ mail: 'technik@kunde.example', newMail: 'werkstatt@kunde.example' }]
    for (const path of paths.slice(0, 3)) expect(await waiting(customer, path), path).toEqual(both)
    for (const path of [paths[0]!, paths[2]!, paths[3]!])
      expect(await waiting(operator, path), path).toEqual(both)
    expect(await waiting(supplier, '/user/filter')).toEqual([])
    expect((await identity.get(supplier, paths[2]!)).status).toBe(404)
    expect((await identity.post(customer, `/user/mail/takeback?userId=${id}`)).status).toBe(200)
    expect(await waiting(operator, '/user/filter')).toEqual([])
  })
  it('is closed to everyone without the flag', async () => {
    for (const mail of ['katalog@betrieb.example', 'technik@kunde.example', 'vertrieb@lieferant.example'])
      for (const path of ['/user/filter', '/user/filter/export', '/user/company', '/user/all'])
        expect((await identity.get(mail, path)).status, `${mail} ${path}`).toBe(403)
    expect((await identity.get(customer, '/user/all')).status).toBe(403)
  })
  it.each([
    ['ZANDER', [customer]],
    ['ben ahrens', ['technik@kunde.example']],
    ['HUNDERT', ['hundert%@kunde.example']],
    ['0 815', ['technik@kunde.example']],
    ['ÖHLER', ['hundert%@kunde.example']],
    ['öhler', ['hundert%@kunde.example']],
    ['Oehler', ['hundert%@kunde.example']],
    ['%', ['hundert%@kunde.example']],
    ['_', []],
    ['lieferant', []],
  ])('finds %s', async (searchTerm, found) => {
    expect(await mailsOf(customer, { searchTerm })).toEqual(found)
  })
  it('comes in pages and sorted', async () => {
    const sorted = { column: 'mail', sortDescending: 'true', paginationSize: '2' }
    expect(await mailsOf(customer, sorted)).toEqual(['technik@kunde.example', customer])
    expect(await mailsOf(customer, { ...sorted, page: '1' })).toEqual(['hundert%@kunde.example'])
    expect((await identity.get(customer, '/user/filter?column=sub')).status).toBe(400)
    expect((await identity.get(customer, '/user/filter?paginationSize=101')).status).toBe(400)
  })
})

describe('the users of a company', () => {
  it('are shown to its own admins and to the operator, with registrations that nobody confirmed', async () => {
    expect((await identity.get(customer, '/user/company')).body).toHaveLength(3)
    const foreign = await identity.companyId('Lieferant')
    expect((await identity.get(customer, `/user/company?companyId=${foreign}`)).status).toBe(404)
    const pending = await identity.companyId('Neuling')
    const { body } = await identity.get(operator, `/user/company?companyId=${pending}`)
    expect(body).toMatchObject([{ mail: 'neu@kunde.example' }])
    expect((await identity.get(operator, `/user/?id=${body[0].id}`)).body).toMatchObject({
      mail: 'neu@kunde.example',
      company: { pendingRegistration: true },
    })
    expect((await identity.get(supplier, `/user/?id=${body[0].id}`)).status).toBe(404)
  })
  it('are not to be had of a company that is none', async () => {
    const { id } = await identity.userOf(customer)
    expect((await identity.get(operator, `/user/company?companyId=${id}`)).status).toBe(404)
  })
})

describe('the file of users', () => {
  const exported = async (mail: string, query: string) => {
    const response = await identity.request(mail, `/user/filter/export?${query}`)
    expect(response.status).toBe(200)
    return response
  }
  const tableOf = async (response: Response) => {
    const path = join(tmpdir(), `benutzer-${randomUUID()}.xlsx`)
    await writeFile(path, Buffer.from(await response.arrayBuffer()))
    return readTable(path, { filename: 'benutzer.xlsx' })
  }
  it('holds what the filter finds, formulas marked in csv', async () => {
    const response = await exported(customer, 'format=csv&column=lastname')
    expect(response.headers.get('content-disposition')).toMatch(/benutzer-\d{4}-\d\d-\d\d\.csv/)
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    const [header, ...lines] = (await response.text()).trim().split('\r\n')
    expect(header).toBe(
      '"Vorname";"Nachname";"E-Mail-Adresse";"Telefon";"Administration";"Anmeldungen";"Letzte Anmeldung";"Angelegt am"',
    )
    expect(lines).toHaveLength(3)
    expect(lines[0]).toMatch(/^"Ben";"Ahrens";"technik@kunde\.example";.*;"Nein";0;;\d{4}-\d\d-\d\d$/)
    expect(lines.find((line) => line.includes('Öhler'))).toMatch(/^"'=1\+1";/)
    const found = await exported(customer, 'format=csv&searchTerm=zander')
    expect((await found.text()).trim().split('\r\n')).toHaveLength(2)
  })
  it('tells days as a calendar in Berlin does', async () => {
    const inBerlinsNight = new Date('2026-07-01T22:30:00.000Z')
    await identity.db
      .updateTable('user')
      .set({ create_date: inBerlinsNight, last_login_at: inBerlinsNight })
      .where('mail', '=', 'technik@kunde.example')
      .execute()
    const csv = await (await exported(operator, 'format=csv&searchTerm=technik@kunde.example')).text()
    expect(csv).toMatch(/;2026-07-02;2026-07-02\r\n$/)
    const { rows } = await tableOf(await exported(operator, 'searchTerm=technik@kunde.example'))
    expect(rows[1]?.cells.slice(-2).map((cell) => cell.text)).toEqual(['02.07.2026', '02.07.2026'])
  })
  it('names the company for the operator alone', async () => {
    const response = await exported(operator, 'column=companyName&sortDescending=true')
    expect(response.headers.get('content-disposition')).toMatch(/benutzer-\d{4}-\d\d-\d\d\.xlsx/)
    const table = await tableOf(response)
    const texts = table.rows.map(({ cells }) => cells.map((cell) => cell?.text ?? ''))
    expect(texts[0]).toEqual([
      'Vorname',
      'Nachname',
      'E-Mail-Adresse',
      'Telefon',
      'Administration',
      'Unternehmen',
      'Anmeldungen',
      'Letzte Anmeldung',
      'Angelegt am',
    ])
    expect(texts).toHaveLength(8)
    expect(texts[1]?.[5]).toBe('Lieferant')
    expect(texts.some(([name]) => name === '=1+1')).toBe(true)
  })
})
