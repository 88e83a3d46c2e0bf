import { ProblemError, routeObjects } from '@schrankwerk/shell-api'
import { MockPortal, mockApi, mockSession } from '@schrankwerk/shell-api/mock'
import { KitProvider } from '@schrankwerk/ui'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import texts from '../../locales/de.json'
import { routes } from '../routes.ts'
import './folder-list.screen.tsx'

const at = '2026-11-02T08:00:00.000Z'
const listed = {
  id: '01990000-0000-7000-8000-000000000101',
  enquiryId: '01990000-0000-7000-8000-000000000201',
  enquiryTitle: 'Pumpensteuerung',
  supplierName: 'Schaltbau West',
  customerName: 'Anlagenbau Nord',
  state: 'CONFIRMED',
  version: 1,
  offerNumber: 'AN-17',
  referenceNumber: 'PN-4711',
  price: 1200,
  desiredDeliveryDate: null,
  released: true,
  releaseDate: at,
  bindingUntil: null,
  archived: false,
  invalidated: false,
  createDate: at,
  lastUpdate: at,
  allowedActions: [],
}

const open = (answers: Parameters<typeof mockApi>[0], companyType: 'CUSTOMER' | 'EXTERNAL' = 'CUSTOMER') => {
  mockSession({ companyType })
  const calls = mockApi(answers)
  render(
    <MockPortal
      at="/business-data"
      routes={routeObjects(routes)}
      texts={{ businessdata: texts }}
      frame={(page) => <KitProvider>{page}</KitProvider>}
    />,
  )
  return calls
}
const down = () => {
  throw new ProblemError({ status: 503, code: 'part-down', detail: 'Nicht erreichbar.' })
}

test('lists the folders of offers in use with their number of files', async () => {
  const calls = open({
    filterOffers: () => ({ content: [listed], totalElements: 1 }),
    countBusinessData: () => ({ [listed.id]: 12 }),
  })
  expect(await screen.findByRole('cell', { name: '12' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'PN-4711' }).getAttribute('href')).toBe(
    `/business-data/${listed.id}`,
  )
  const made = (name: string) => calls.find((call) => call.name === name)?.input
  expect(made('filterOffers')).toMatchObject({ query: { states: 'CONFIRMED,ACCEPTED,OPEN' } })
  expect(made('countBusinessData')).toMatchObject({ query: { offerIds: listed.id } })
  expect(screen.queryByRole('tab')).toBeNull()
})

test('folders show although their files could not be counted', async () => {
  open({ filterOffers: () => ({ content: [listed], totalElements: 1 }), countBusinessData: down })
  expect(await screen.findByText('Die Anzahl der Dateien konnte nicht geladen werden.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'PN-4711' })).toBeTruthy()
})

test('a list that does not load is no empty list', async () => {
  let isDown = true
  open({
    filterOffers: () => (isDown ? down() : { content: [], totalElements: 0 }),
  })
  const retry = await screen.findByRole('button', { name: 'Erneut versuchen' })
  expect(screen.queryByText(/Noch kein Projektordner/)).toBeNull()
  isDown = false
  await userEvent.setup().click(retry)
  expect(await screen.findByText(/Noch kein Projektordner/)).toBeTruthy()
})

const shared = {
  offerId: '01990000-0000-7000-8000-000000000102',
  referenceNumber: 'PN-5',
  enquiryTitle: 'Förderband',
  customerName: 'Werk Ost',
  supplierName: 'Schaltbau Süd',
  files: 3,
  permissions: { read: true, write: true },
  endDate: '2099-11-30',
}

test('an outsider without a shared folder is told so', async () => {
  const calls = open({ filterSharedFolders: () => ({ content: [], totalElements: 0 }) }, 'EXTERNAL')
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Für Sie ist zurzeit kein Projektordner freigegeben.',
  )
  expect(calls.map(({ name }) => name)).toEqual(['filterSharedFolders'])
})

test('an outsider sees what is shared with him, as what, and until when', async () => {
  const calls = open({ filterSharedFolders: () => ({ content: [shared], totalElements: 1 }) }, 'EXTERNAL')
  const row = (await screen.findByRole('link', { name: 'PN-5' })).closest('tr')
  expect(row?.textContent).toMatch(/Förderband.*Werk Ost.*Schaltbau Süd.*3.*Lesen und schreiben.*30.11.2099/)
  expect(screen.getByRole('link', { name: 'PN-5 anzeigen' }).getAttribute('href')).toBe(
    `/business-data/${shared.offerId}`,
  )
  expect(calls[0]?.input).not.toHaveProperty('query.column')
})

test('who has folders of his own finds those of others beside them', async () => {
  open({
    filterOffers: () => ({ content: [listed], totalElements: 1 }),
    countBusinessData: () => ({ [listed.id]: 12 }),
    filterSharedFolders: () => ({ content: [shared], totalElements: 1 }),
  })
  await screen.findByRole('link', { name: 'PN-4711' })
  await userEvent.setup().click(await screen.findByRole('tab', { name: /Mit mir geteilt/ }))
  expect(await screen.findByRole('link', { name: 'PN-5' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'PN-4711' })).toBeNull()
})
