import { mockSession } from '@schrankwerk/shell-api/mock'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { aListedCompany, companyId, operatorId } from '../company.example.ts'
import { openPage, refused } from '../open-page.example.tsx'
import { Component } from './company-list.screen.tsx'

const waiting = aListedCompany({
  id: '01990000-0000-7000-8000-0000000000c2',
  name: 'Bergtal Technik',
  state: 'pending',
  mailConfirmed: false,
  users: 1,
})
const own = aListedCompany({ id: operatorId, name: 'Schrankwerk', type: 'ADMIN', customerNumber: null })

const open = (at = '/company', answers = {}) => {
  const page = openPage({ '/company': Component }, at, {
    filterCompanies: () => ({ content: [waiting, aListedCompany(), own], totalElements: 3 }),
    ...answers,
  })
  return { ...page, lastQuery: () => page.inputsOf('filterCompanies').at(-1)?.query }
}

beforeEach(() => {
  localStorage.clear()
  mockSession({ companyType: 'ADMIN', admin: true, companyId: operatorId })
})

test('a company shows name, type, place, state and how many users it has', async () => {
  open()
  const link = await screen.findByRole('link', { name: 'Nordhafen Anlagenbau' })
  expect(link.getAttribute('href')).toBe(`/company/${companyId}`)
  expect(
    within(link.closest('tr') as HTMLElement)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(expect.arrayContaining(['Kunde', '20457 Hamburg', 'Aktiv', '3']))
  const row = screen.getByRole('link', { name: 'Bergtal Technik' }).closest('tr') as HTMLElement
  expect(within(row).getByText('Wartet auf Freigabe')).toBeTruthy()
  expect(within(row).getByText('E-Mail-Adresse unbestätigt')).toBeTruthy()
})

test('unless somebody sorts, the server says who comes first: those that wait', async () => {
  const { lastQuery, user } = open()
  await screen.findByRole('link', { name: 'Bergtal Technik' })
  expect(lastQuery()).toEqual({ page: 0, paginationSize: 15 })
  await user.click(screen.getByRole('button', { name: /^Name/ }))
  await waitFor(() => expect(lastQuery()).toMatchObject({ column: 'name', sortDescending: false }))
})

test('search, type and state narrow the list and stand in the address; made-up ones narrow nothing', async () => {
  const { lastQuery, user } = open('/company?type=GUEST&searchTerm=tal')
  await screen.findByRole('link', { name: 'Bergtal Technik' })
  expect(lastQuery()).toMatchObject({ searchTerm: 'tal' })
  expect(lastQuery()).not.toHaveProperty('type')
  await user.click(screen.getByRole('button', { name: 'Wartet auf Freigabe' }))
  await user.click(screen.getByRole('button', { name: 'Lieferant' }))
  await waitFor(() =>
    expect(lastQuery()).toMatchObject({ searchTerm: 'tal', state: 'pending', type: 'SUPPLIER' }),
  )
})

test('deleting says what it means, leaves the own company alone, and names what failed with the reason', async () => {
  const { inputsOf, user } = open('/company', {
    deleteCompany: ({ query }: { query: { companyId: string } }) => {
      if (query.companyId === companyId) refused(409, 'conflict', 'Es wird gerade geändert.')()
    },
  })
  for (const name of ['Bergtal Technik', 'Nordhafen Anlagenbau', 'Schrankwerk'])
    await user.click(await screen.findByRole('checkbox', { name: `${name} auswählen` }))
  await user.click(screen.getByRole('button', { name: '3 Unternehmen löschen' }))
  const dialog = await screen.findByRole('dialog', { name: '2 Unternehmen löschen?' })
  const effects = ['abgemeldet', 'Listen der Lieferanten', 'weiterhin bestätigen', '„Schrankwerk“']
  for (const said of [...effects, 'Bergtal Technik – Registrierung wird abgelehnt', 'erfährt per E-Mail'])
    expect(dialog.textContent).toContain(said)
  await user.click(within(dialog).getByRole('button', { name: '2 Unternehmen löschen' }))
  await screen.findByText('Nicht gelöscht: „Nordhafen Anlagenbau“. Es wird gerade geändert.')
  expect(inputsOf('deleteCompany').map(({ query }) => query.companyId)).toEqual([waiting.id, companyId])
})

test.each([
  ['CUSTOMER', 'seine Bestellungen weiterhin bestätigen', 'niemand'],
  ['SUPPLIER', 'kann niemand mehr bestätigen', 'weiterhin'],
] as const)('deleting a %s says who can still confirm its orders', async (type, said, unsaid) => {
  const { user } = open('/company', {
    filterCompanies: () => ({ content: [aListedCompany({ type })], totalElements: 1 }),
  })
  await user.click(await screen.findByRole('checkbox', { name: 'Nordhafen Anlagenbau auswählen' }))
  await user.click(screen.getByRole('button', { name: 'Unternehmen löschen' }))
  const dialog = await screen.findByRole('dialog', { name: 'Unternehmen „Nordhafen Anlagenbau“ löschen?' })
  expect(dialog.textContent).toContain(said)
  expect(dialog.textContent).not.toContain(unsaid)
})

test('what awaits its release is rejected, which says what that means', async () => {
  const { inputsOf, user } = open('/company', { deleteCompany: () => undefined })
  await user.click(await screen.findByRole('checkbox', { name: 'Bergtal Technik auswählen' }))
  await user.click(screen.getByRole('button', { name: 'Unternehmen löschen' }))
  const dialog = await screen.findByRole('dialog', { name: 'Registrierung von „Bergtal Technik“ ablehnen?' })
  expect(dialog.textContent).toContain('erfährt per E-Mail, dass die Registrierung nicht freigegeben wurde')
  expect(dialog.textContent).not.toMatch(/Bestellungen|Anfragen/)
  await user.click(within(dialog).getByRole('button', { name: 'Registrierung ablehnen' }))
  await screen.findByText('Die Registrierung wurde abgelehnt.')
  expect(inputsOf('deleteCompany').map(({ query }) => query.companyId)).toEqual([waiting.id])
})

test('the own company alone cannot be deleted at all', async () => {
  const { inputsOf, user } = open()
  await user.click(await screen.findByRole('checkbox', { name: 'Schrankwerk auswählen' }))
  await user.click(screen.getByRole('button', { name: 'Unternehmen löschen' }))
  const dialog = await screen.findByRole('dialog', { name: 'Löschen nicht möglich' })
  expect(within(dialog).queryByRole('button', { name: 'Unternehmen löschen' })).toBeNull()
  expect(inputsOf('deleteCompany')).toEqual([])
})
