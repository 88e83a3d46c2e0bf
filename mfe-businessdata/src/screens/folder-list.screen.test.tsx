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
  expect(calls[0]?.input).toMatchObject({ query: { states: 'CONFIRMED,ACCEPTED,OPEN' } })
  expect(calls[1]?.input).toMatchObject({ query: { offerIds: listed.id } })
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

test('an outsider without a shared folder is told so', async () => {
  open({ filterOffers: () => ({ content: [], totalElements: 0 }) }, 'EXTERNAL')
  expect(await screen.findByText('Für Sie ist zurzeit kein Projektordner freigegeben.')).toBeTruthy()
})
