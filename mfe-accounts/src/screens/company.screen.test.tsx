import type { Company } from '@schrankwerk/contracts'
import { mockSession } from '@schrankwerk/shell-api/mock'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { aCompany, aListedCompany, companyId, operatorId, someBusiness } from '../company.example.ts'
import { messageOf, openPage, refused, textField } from '../open-page.example.tsx'
import { aListedUser, userId } from '../user.example.ts'
import { Component } from './company.screen.tsx'

const open = (at = `/company/${companyId}`, answers = {}) =>
  openPage({ '/company/:id': Component }, at, {
    getCompany: () => aCompany(),
    getUsersOfCompany: () => [aListedUser()],
    countBusiness: () => someBusiness,
    ...answers,
  })

beforeEach(() => {
  sessionStorage.clear()
  mockSession({ companyType: 'ADMIN', admin: true, companyId: operatorId })
})

const choose = async (user: ReturnType<typeof openPage>['user'], type: string) => {
  await user.click(await screen.findByRole('combobox', { name: 'Art' }))
  await user.click(await screen.findByRole('option', { name: type, hidden: true }))
}

test('a customer needs a number, nobody else has one, and nobody chooses the guests', async () => {
  const { inputsOf, user } = open('/company/new', {
    createCompany: () => aCompany({ type: 'SUPPLIER', customerNumber: null }),
  })
  await user.click(await screen.findByRole('combobox', { name: 'Art' }))
  const options = await screen.findAllByRole('option', { hidden: true })
  expect(options.map(({ textContent }) => textContent)).toEqual(['Kunde', 'Lieferant', 'Betreiber'])
  await user.click(options[0] as HTMLElement)
  for (const [label, text] of [
    ['Name', 'Südtal Schaltanlagen'],
    ['Straße', 'Talweg'],
    ['Hausnummer', '7'],
    ['PLZ', '79098'],
    ['Ort', 'Freiburg'],
  ] as const)
    await user.type(await textField(label), text)
  await user.click(screen.getByRole('button', { name: 'Unternehmen anlegen' }))
  const number = await textField('Kundennummer')
  expect(messageOf(number)).toContain('Ein Kunde braucht eine Kundennummer.')
  expect(inputsOf('createCompany')).toEqual([])

  await choose(user, 'Lieferant')
  expect(screen.queryByRole('textbox', { name: 'Kundennummer' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Unternehmen anlegen' }))
  await screen.findByText('Das Unternehmen wurde angelegt.')
  expect(inputsOf('createCompany')[0]?.body).toEqual({
    name: 'Südtal Schaltanlagen',
    type: 'SUPPLIER',
    customerNumber: null,
    additionalInfo: null,
    address: { street: 'Talweg', houseNo: '7', zip: '79098', city: 'Freiburg', country: 'Deutschland' },
  })
})

test('texts that are longer than the contract takes are said at their fields and never sent', async () => {
  const { inputsOf, user } = open()
  for (const [label, longest] of [
    ['Name', 200],
    ['PLZ', 20],
    ['Weitere Angaben', 4000],
  ] as const) {
    const field = await textField(label)
    await user.clear(field)
    await user.click(field)
    await user.paste('x'.repeat(longest + 1))
    expect(messageOf(field)).toContain(`Höchstens ${longest.toLocaleString('de-DE')} Zeichen`)
  }
  await user.click(screen.getByRole('button', { name: 'Speichern' }))
  await waitFor(async () => expect(document.activeElement).toBe(await textField('Name')))
  expect(inputsOf('updateCompany')).toEqual([])
})

test('somebody else saved first: the person is asked, and may have been the one in another window', async () => {
  let reads = 0
  const { user } = open(undefined, {
    getCompany: () => aCompany(reads++ === 0 ? {} : { editVersion: 9, name: 'Nordhafen Nord' }),
    updateCompany: refused(409, 'changed-meanwhile', 'Geändert.'),
  })
  await user.type(await textField('Name'), ' GmbH')
  await user.click(screen.getByRole('button', { name: 'Speichern' }))
  const dialog = await screen.findByRole('dialog', { name: 'Das Unternehmen wurde inzwischen geändert' })
  expect(dialog.textContent).toContain('Jemand anderes, oder Sie in einem anderen Fenster, hat dieses')
  expect(dialog.textContent).toContain('Nordhafen Nord')
})

test('a type that cannot change any more is refused at its field', async () => {
  const detail = 'Die Art kann nicht mehr geändert werden, weil das Unternehmen schon Benutzer hat.'
  const { user } = open(undefined, { updateCompany: refused(409, 'company-type-fixed', detail) })
  await choose(user, 'Lieferant')
  await user.click(screen.getByRole('button', { name: 'Speichern' }))
  await screen.findByRole('alert')
  expect(messageOf(screen.getByRole('combobox', { name: 'Art' }))).toContain(detail)
})

test('its people have a way to their page, its business is counted, and one failing leaves the other', async () => {
  open(undefined, { countBusiness: refused(503, 'part-down', 'Nicht erreichbar.') })
  const link = await screen.findByRole('link', { name: 'Jana Behrens' })
  expect(link.getAttribute('href')).toBe(`/user/${userId}`)
  expect(await screen.findByText(/Laden nicht möglich: Die Anzahl der Anfragen und Angebote/)).toBeTruthy()
  expect(await textField('Name')).toHaveProperty('value', 'Nordhafen Anlagenbau')
})

test('orders and enquiries are shown as counts', async () => {
  open()
  const term = await screen.findByText('Bestellungen')
  expect(term.nextElementSibling?.textContent).toBe('7')
})

test('a waiting company is released with one click, and its users are told', async () => {
  let isPending = true
  const { inputsOf, user } = open(undefined, {
    getCompany: () => aCompany({ pendingRegistration: isPending }),
    releaseCompany: () => {
      isPending = false
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Unternehmen freigeben' }))
  await screen.findByText('Das Unternehmen ist freigegeben. Seine Benutzer wurden per E-Mail informiert.')
  expect(inputsOf('releaseCompany').map(({ query }) => query)).toEqual([{ companyId }])
  expect(screen.queryByRole('button', { name: 'Unternehmen freigeben' })).toBeNull()
})

test('an unconfirmed address holds the release up, and the page says so', async () => {
  open(undefined, {
    getCompany: () => aCompany({ pendingRegistration: true }),
    filterCompanies: () => ({
      content: [aListedCompany({ state: 'pending', mailConfirmed: false })],
      totalElements: 1,
    }),
  })
  await screen.findByText(/sobald die E-Mail-Adresse der Registrierung bestätigt ist/)
  screen.getByText('E-Mail-Adresse unbestätigt')
  const release = screen.getByRole<HTMLButtonElement>('button', { name: 'Unternehmen freigeben' })
  expect(release.disabled).toBe(true)
})

test('who releases a customer without a number is told that it lacks one', async () => {
  open(undefined, { getCompany: () => aCompany({ pendingRegistration: true, customerNumber: null }) })
  await screen.findByText(/^Die Kundennummer fehlt noch\./)
  const release = screen.getByRole<HTMLButtonElement>('button', { name: 'Unternehmen freigeben' })
  expect(release.disabled).toBe(false)
})

test('a release waits until what was typed is saved', async () => {
  let company = aCompany({ pendingRegistration: true })
  const { user } = open(undefined, {
    getCompany: () => company,
    updateCompany: () => {
      company = aCompany({ pendingRegistration: true, name: 'Nordhafen Anlagenbau AG', editVersion: 5 })
      return company
    },
  })
  const release = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Unternehmen freigeben' })
  await user.type(await textField('Name'), ' AG')
  expect(release().disabled).toBe(true)
  expect(screen.getByText(/^Freigegeben werden kann es, sobald Ihre Änderungen/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Speichern' }))
  await waitFor(() => expect(release().disabled).toBe(false))
  expect(screen.queryByText(/^Freigegeben werden kann es/)).toBeNull()
})

test('what the server refuses of a release is said beside it', async () => {
  const { user } = open(undefined, {
    getCompany: () => aCompany({ pendingRegistration: true }),
    filterCompanies: refused(503, 'part-down', 'Nicht erreichbar.'),
    releaseCompany: refused(412, 'mail-unconfirmed', 'Noch nicht bestätigt.'),
  })
  await user.click(await screen.findByRole('button', { name: 'Unternehmen freigeben' }))
  expect(
    await screen.findByText('Das Unternehmen wurde nicht freigegeben. Noch nicht bestätigt.'),
  ).toBeTruthy()
})

test('an inactive company comes back with all it was', async () => {
  const { inputsOf, user } = open(undefined, {
    getCompany: () => aCompany({ active: false }),
    updateCompany: () => aCompany({ editVersion: 5 }),
  })
  await user.click(await screen.findByRole('button', { name: 'Wieder aktivieren' }))
  await screen.findByText('Das Unternehmen ist wieder aktiv.')
  expect(inputsOf('updateCompany')[0]?.body).toMatchObject({
    id: companyId,
    editVersion: 4,
    active: true,
    name: 'Nordhafen Anlagenbau',
    customerNumber: 'K-1001',
    address: { city: 'Hamburg' },
  })
})

test('deleting asks first', async () => {
  const { inputsOf, user } = open(undefined, { deleteCompany: () => undefined })
  await user.click(await screen.findByRole('button', { name: 'Weitere Aktionen' }))
  await user.click(screen.getByRole('menuitem', { name: 'Unternehmen löschen' }))
  const dialog = await screen.findByRole('dialog', { name: 'Unternehmen „Nordhafen Anlagenbau“ löschen?' })
  await user.click(within(dialog).getByRole('button', { name: 'Unternehmen löschen' }))
  await waitFor(() => expect(inputsOf('deleteCompany')[0]?.query).toEqual({ companyId }))
})

test('one that awaits its release is rejected', async () => {
  const { user } = open(undefined, { getCompany: () => aCompany({ pendingRegistration: true }) })
  await user.click(await screen.findByRole('button', { name: 'Weitere Aktionen' }))
  await user.click(screen.getByRole('menuitem', { name: 'Registrierung ablehnen' }))
  await screen.findByRole('dialog', { name: 'Registrierung von „Nordhafen Anlagenbau“ ablehnen?' })
})

test('the own company has no way to be deleted', async () => {
  open(`/company/${operatorId}`, { getCompany: () => aCompany({ id: operatorId, type: 'ADMIN' }) })
  await textField('Name')
  expect(screen.queryByRole('button', { name: 'Weitere Aktionen' })).toBeNull()
})

test('the company of the guests is shown and not edited', async () => {
  open(undefined, { getCompany: () => aCompany({ type: 'EXTERNAL', name: 'Gäste' }) })
  await screen.findByText('Gastzugänge, vom Portal verwaltet')
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.queryByRole('link', { name: 'Benutzer anlegen' })).toBeNull()
})

test.each<[string, Partial<Company>, string | undefined]>([
  ['an active one', {}, undefined],
  ['one that waits', { pendingRegistration: true }, 'sobald das Unternehmen freigegeben ist'],
  ['an inactive one', { active: false }, 'sobald das Unternehmen wieder aktiv ist'],
  ['an inactive one that waits', { active: false, pendingRegistration: true }, 'wieder aktiv ist'],
])('people are added to a company where that can succeed, else it says why not: %s', async (_, part, why) => {
  open(undefined, { getCompany: () => aCompany(part) })
  await textField('Name')
  expect(screen.queryByRole('link', { name: 'Benutzer anlegen' }) === null).toBe(why !== undefined)
  const reason = screen.queryByText(/Weitere Benutzer können angelegt werden/)
  if (why === undefined) expect(reason).toBeNull()
  else expect(reason?.textContent).toContain(why)
})

test('the history names people who are known here, by what they did', async () => {
  const changeEntries = [
    { at: '2026-03-04T09:05:00.000Z', userId, action: 'register', fields: [] },
    { at: '2026-03-05T09:05:00.000Z', userId: null, action: 'update', fields: ['address', 'name'] },
  ]
  open(undefined, { getCompany: () => aCompany({ changeEntries } as never) })
  const table = await screen.findByRole('table', { name: 'Änderungen, neueste zuerst', hidden: true })
  await waitFor(() => expect(table.textContent).toContain('Jana Behrens'))
  expect(table.textContent).toContain('Registriert')
  expect(table.textContent).toContain('Adresse, Name')
})
