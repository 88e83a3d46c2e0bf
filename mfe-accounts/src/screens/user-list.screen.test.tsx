import type { SessionUser } from '@schrankwerk/shell-api'
import { mockSession } from '@schrankwerk/shell-api/mock'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aListedCompany, companyId } from '../company.example.ts'
import { openPage, refused } from '../open-page.example.tsx'
import { aListedUser, userId } from '../user.example.ts'
import { Component } from './user-list.screen.tsx'

const other = aListedUser({ id: '01990000-0000-7000-8000-0000000000e2', name: 'Ole', lastname: 'Petersen' })

const open = (at = '/user', answers = {}) => {
  const page = openPage({ '/user': Component }, at, {
    filterUsers: () => ({ content: [aListedUser(), other], totalElements: 2 }),
    getCompanies: () => [aListedCompany()],
    ...answers,
  })
  return { ...page, lastQuery: () => page.inputsOf('filterUsers').at(-1)?.query }
}

const operator: Partial<SessionUser> = { companyType: 'ADMIN', admin: true }
const ownAdmin: Partial<SessionUser> = { companyType: 'CUSTOMER', admin: true, companyId }

beforeEach(() => localStorage.clear())
afterEach(() => vi.restoreAllMocks())

test.each([
  [
    'of the operator sees companies',
    operator,
    [
      'Vorname',
      'Nachname',
      'Unternehmen',
      'Telefon',
      'E-Mail-Adresse',
      'Administration',
      'Anmeldungen',
      'Letzte Anmeldung',
    ],
  ],
  [
    'of a company sees the last sign-ins as well',
    ownAdmin,
    ['Vorname', 'Nachname', 'Telefon', 'E-Mail-Adresse', 'Administration', 'Anmeldungen', 'Letzte Anmeldung'],
  ],
])('an admin %s', async (_name, session, columns) => {
  mockSession(session)
  const { inputsOf } = open()
  const link = await screen.findByRole('link', { name: 'Jana Behrens' })
  expect(link.getAttribute('href')).toBe(`/user/${userId}`)
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
  expect(heads.filter(Boolean)).toEqual([...columns, 'Aktionen'])
  expect(inputsOf('getCompanies').length).toBe(session === operator ? 1 : 0)
  expect(screen.queryByRole('combobox', { name: 'Unternehmen' }) !== null).toBe(session === operator)
})

test('of somebody who never signed in the list says so in both columns', async () => {
  mockSession(operator)
  const row = aListedUser({ loginCounter: 1, lastLoginAt: null })
  open('/user', { filterUsers: () => ({ content: [row], totalElements: 1 }) })
  const cells = (await screen.findByRole('link', { name: 'Jana Behrens' })).closest('tr')!.cells
  const texts = [...cells].map(({ textContent }) => textContent)
  expect(texts.slice(texts.indexOf('Ja') + 1, texts.indexOf('Ja') + 3)).toEqual(['0', '–'])
})

test('an address that waits to be confirmed stands beneath the one that counts', async () => {
  mockSession(ownAdmin)
  open('/user', {
    filterUsers: () => ({
      content: [aListedUser({ newMail: 'jana@nordhafen.example' }), other],
      totalElements: 2,
    }),
  })
  const rowOf = async (name: string) => (await screen.findByRole('link', { name })).closest('tr')!
  expect((await rowOf('Jana Behrens')).textContent).toContain(
    'jana.behrens@nordhafen.exampleNeue Adresse wartet auf Bestätigung: jana@nordhafen.example',
  )
  expect((await rowOf('Ole Petersen')).textContent).not.toContain('wartet')
})

test('an address is listed with the umlauts that its domain was entered with', async () => {
  mockSession(ownAdmin)
  const row = aListedUser({ mail: 'jana@xn--gre-6ka8i.example' })
  open('/user', { filterUsers: () => ({ content: [row], totalElements: 1 }) })
  const { textContent } = (await screen.findByRole('link', { name: 'Jana Behrens' })).closest('tr')!
  expect(textContent).toContain('jana@größe.example')
})

test('the operator chooses a company however it is typed', async () => {
  mockSession(operator)
  const { lastQuery, user } = open()
  await user.type(await screen.findByRole('combobox', { name: 'Unternehmen' }), 'nordh')
  await user.click(await screen.findByRole('option', { name: 'Nordhafen Anlagenbau', hidden: true }))
  await waitFor(() => expect(lastQuery()).toMatchObject({ companyId }))
  expect(screen.getByRole('link', { name: 'Benutzer anlegen' }).getAttribute('href')).toBe(
    `/user/new?companyId=${companyId}`,
  )
})

test('what is found is downloaded in its order, under the name the server gives', async () => {
  mockSession(ownAdmin)
  const names: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download)
  })
  Object.assign(URL, { createObjectURL: () => 'blob:users', revokeObjectURL: () => undefined })
  const { inputsOf, user } = open('/user?searchTerm=ole&sort=lastname&order=asc', {
    exportUsers: () =>
      new Response('x', {
        headers: { 'content-disposition': 'attachment; filename="B.csv"; filename*=UTF-8\'\'B%C3%BCro.csv' },
      }),
  })
  await user.click(await screen.findByRole('button', { name: 'Herunterladen' }))
  await user.click(screen.getByRole('menuitem', { name: 'Als CSV-Datei' }))
  await waitFor(() => expect(names).toEqual(['Büro.csv']))
  expect(inputsOf('exportUsers')[0]?.query).toEqual({
    searchTerm: 'ole',
    column: 'lastname',
    sortDescending: false,
    format: 'csv',
  })
})

test('a download that fails says why', async () => {
  mockSession(ownAdmin)
  const { user } = open('/user', { exportUsers: refused(503, 'part-down', 'Nicht erreichbar.') })
  await user.click(await screen.findByRole('button', { name: 'Herunterladen' }))
  await user.click(screen.getByRole('menuitem', { name: 'Als Excel-Datei (xlsx)' }))
  await screen.findByText('Das Herunterladen ist fehlgeschlagen. Nicht erreichbar.')
})

test('deleting several says by name who could not be deleted, and why', async () => {
  mockSession(ownAdmin)
  const { user } = open('/user', {
    deleteUser: ({ query }: { query: { userId: string } }) => {
      if (query.userId === userId) refused(409, 'last-admin', 'Das ist die letzte Person mit Rechten.')()
    },
  })
  await user.click(await screen.findByRole('checkbox', { name: 'Jana Behrens auswählen' }))
  await user.click(screen.getByRole('checkbox', { name: 'Ole Petersen auswählen' }))
  await user.click(screen.getByRole('button', { name: '2 Benutzer löschen' }))
  const dialog = await screen.findByRole('dialog', { name: '2 Benutzer löschen?' })
  await user.click(within(dialog).getByRole('button', { name: '2 Benutzer löschen' }))
  await screen.findByText('Nicht gelöscht: „Jana Behrens“. Das ist die letzte Person mit Rechten.')
  await screen.findByText('Der Benutzer wurde gelöscht.')
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Jana Behrens auswählen' }).checked).toBe(
    true,
  )
})

test('who signed in last is asked for when somebody wants to know', async () => {
  mockSession(operator)
  const login = (name: string, lastLoginAt: string | null) => ({
    userId,
    name,
    lastname: 'Behrens',
    lastLoginAt,
  })
  const { inputsOf, user } = open('/user', {
    getLastLogins: () => [login('Jana', '2026-03-04T09:05:00.000Z'), login('Nie', null)],
  })
  expect(await screen.findByRole('link', { name: 'Jana Behrens' })).toBeTruthy()
  expect(inputsOf('getLastLogins')).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Letzte Anmeldungen' }))
  const table = await screen.findByRole('table', { name: 'Letzte Anmeldungen' })
  expect(table.textContent).toContain('Jana Behrens04.03.2026, 10:05')
  expect(table.textContent).not.toContain('Nie')
})
