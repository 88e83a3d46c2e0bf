import type { Replacement } from '@schrankwerk/contracts'
import { MockPortal, mockApi, mockSession } from '@schrankwerk/shell-api/mock'
import { KitProvider } from '@schrankwerk/ui'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { texts } from '../texts.de.ts'
import { Component } from './replacement.screen.tsx'

const article = {
  id: '00000000-0000-4000-8000-000000000001',
  orderNumber: 'NK-100',
  manufacturerNumber: null,
  manufacturerName: 'Nordkontakt',
  description: 'Schütz 24 V DC',
}
const aReplacement = (own: Partial<Replacement> = {}): Replacement => ({
  id: '00000000-0000-4000-8000-000000000011',
  orderNumber: 'ALT-1',
  manufacturerNumber: null,
  manufacturerName: 'Nordkontakt AG',
  article,
  against: { ...article, id: '00000000-0000-4000-8000-000000000002', orderNumber: 'NK-99' },
  byOperator: false,
  userName: 'Eva Einkauf',
  at: '2026-11-20T10:00:00.000Z',
  ...own,
})
const operators = aReplacement({
  id: '00000000-0000-4000-8000-000000000012',
  orderNumber: null,
  manufacturerNumber: 'T-9',
  against: null,
  byOperator: true,
  userName: null,
})

const open = async (content: Replacement[], at = '/enquiry/memory') => {
  mockSession({ companyType: 'CUSTOMER' })
  const calls = mockApi({
    filterReplacements: () => ({ content, totalElements: content.length }),
    forgetReplacements: () => undefined,
  })
  render(
    <MockPortal
      at={at}
      routes={[{ path: 'enquiry/memory', Component }]}
      texts={{ workflow: texts }}
      frame={(page) => <KitProvider>{page}</KitProvider>}
    />,
  )
  await screen.findByRole('heading', { level: 1, name: /Gemerkte Artikel/ })
  const asked = (name: string) => calls.filter((call) => call.name === name).map(({ input }) => input)
  return { user: userEvent.setup(), asked }
}

beforeEach(() => localStorage.clear())

test('says what is remembered, against what, by whom and since when', async () => {
  const { asked } = await open([aReplacement(), operators])
  const row = within((await screen.findByText('ALT-1')).closest('tr') as HTMLElement)
  for (const text of ['Nordkontakt AG', /NK-100 \(Nordkontakt\)/, 'Schütz 24 V DC', 'NK-99 (Nordkontakt)'])
    expect(row.getByText(text)).toBeTruthy()
  expect(row.getByText('Eva Einkauf')).toBeTruthy()
  expect(row.getByText('20.11.2026')).toBeTruthy()
  expect(asked('filterReplacements')[0]).toMatchObject({ query: { page: 0, paginationSize: 15 } })
})

test("the operator's is marked, and cannot be forgotten", async () => {
  const { user } = await open([operators])
  expect(await screen.findByText('vom Betreiber')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'T-9 vergessen' })).toBeNull()
  await user.click(screen.getByRole('checkbox', { name: /T-9/ }))
  await user.click(screen.getByRole('button', { name: 'Vergessen' }))
  expect(await screen.findByText(/nur von ihm zu ändern: „T-9“/)).toBeTruthy()
})

test('one is forgotten after a question that says what that means', async () => {
  const { user, asked } = await open([aReplacement()])
  await user.click(await screen.findByRole('button', { name: 'ALT-1 vergessen' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText('„ALT-1“ vergessen?')).toBeTruthy()
  expect(dialog.getByText(/erneut aus, wird er wieder gemerkt/)).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Vergessen' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(asked('forgetReplacements')).toEqual([{ body: { ids: [aReplacement().id] } }])
  await waitFor(() => expect(asked('filterReplacements').length).toBeGreaterThan(1))
})

test('is searched by the address', async () => {
  const { asked } = await open([], '/enquiry/memory?searchTerm=Sch%C3%BCtz')
  expect(await screen.findByText('Kein gemerkter Artikel passt zu diesem Suchbegriff.')).toBeTruthy()
  expect(asked('filterReplacements')[0]).toMatchObject({ query: { searchTerm: 'Schütz' } })
})

test('says where they come from as long as there is none', async () => {
  await open([])
  expect(await screen.findByText(/in einer Stückliste einen Artikel für eine Zeile auswählen/)).toBeTruthy()
})
