import type { BusinessData } from '@schrankwerk/contracts'
import { ProblemError, routeObjects } from '@schrankwerk/shell-api'
import { MockPortal, mockApi, mockSession } from '@schrankwerk/shell-api/mock'
import { KitProvider } from '@schrankwerk/ui'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import texts from '../../locales/de.json'
import { aFolder, anItem, anOfferId as offerId } from '../features/folder/folder.example.ts'
import { routes } from '../routes.ts'
import './folder.screen.tsx'

const open = async (folder: BusinessData, answers: Parameters<typeof mockApi>[0] = {}) => {
  mockSession({ companyType: 'CUSTOMER' })
  const calls = mockApi({ getBusinessData: () => folder, ...answers })
  render(
    <MockPortal
      at={`/business-data/${offerId}`}
      routes={routeObjects(routes)}
      texts={{ businessdata: texts }}
      frame={(page) => <KitProvider>{page}</KitProvider>}
    />,
  )
  await screen.findByRole('heading', { level: 1, name: /PN-4711/ })
  const made = (name: string) => calls.filter((call) => call.name === name).map(({ input }) => input)
  return { user: userEvent.setup(), made }
}
const choose = (name: string) => screen.getByRole('checkbox', { name: new RegExp(name) })

afterEach(() => vi.restoreAllMocks())

test.each([
  ['OPEN', 'Angebot anzeigen', '/offer/'],
  ['DECLINED', 'Angebot anzeigen', '/offer/'],
  ['ACCEPTED', 'Bestellung anzeigen', '/order/'],
  ['CONFIRMED', 'Auftrag anzeigen', '/job/'],
] as const)('what it hangs at, %s, is reached by „%s“', async (state, name, page) => {
  const ordered = '01990000-0000-7000-8000-000000000102'
  await open(aFolder({ belongsTo: { offerId: ordered, state } }))
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(`${page}${ordered}`)
})

test.each(['Auswahl herunterladen', 'Auswahl löschen'])('„%s“ needs a chosen file', async (verb) => {
  const { user, made } = await open(aFolder())
  await user.click(screen.getByRole('button', { name: verb }))
  const sentence = 'Es wurden keine Dateien ausgewählt.'
  const inline = () =>
    screen
      .queryAllByRole('alert')
      .filter(({ className, textContent }) => className.includes('kit-notice') && textContent === sentence)
  await waitFor(() => expect(inline()).toHaveLength(1))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(made('createBusinessDataTicket')).toEqual([])
  await user.click(choose('Plan 1.pdf'))
  expect(inline()).toEqual([])
})

test('chosen files are deleted after a question that names them, gone ones count as deleted', async () => {
  const { user, made } = await open(aFolder(), { deleteBusinessDataItems: () => [anItem(1).id] })
  await user.click(choose('Plan 1.pdf'))
  await user.click(choose('Plan 2.pdf'))
  await user.click(screen.getByRole('button', { name: 'Auswahl löschen' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Plan 1.pdf',
    'Plan 2.pdf',
  ])
  await user.click(dialog.getByRole('button', { name: /Dateien löschen$/ }))
  expect(await screen.findByText('2 Dateien wurden gelöscht.')).toBeTruthy()
  expect(made('deleteBusinessDataItems')).toEqual([
    { body: { offerId, itemIds: [anItem(1).id, anItem(2).id] } },
  ])
})

test('files that could not be deleted stay, and the question says why', async () => {
  const { user } = await open(aFolder(), {
    deleteBusinessDataItems: () => {
      throw new ProblemError({
        status: 403,
        code: 'not-allowed',
        detail: 'Dazu fehlt Ihnen die Berechtigung.',
      })
    },
  })
  await user.click(choose('Plan 1.pdf'))
  await user.click(choose('Plan 2.pdf'))
  await user.click(screen.getByRole('button', { name: 'Auswahl löschen' }))
  await user.click(await screen.findByRole('button', { name: /Dateien löschen$/ }))
  const reason = /Nicht gelöscht werden konnten: „Plan 1.pdf“, „Plan 2.pdf“. Dazu fehlt/
  expect(await screen.findByText(reason)).toBeTruthy()
  expect(screen.getByRole('dialog')).toBeTruthy()
})

test('a single file is deleted by itself', async () => {
  const { user, made } = await open(aFolder(), { deleteBusinessData: () => undefined })
  await user.click(screen.getByRole('button', { name: 'Plan 1.pdf löschen' }))
  await user.click(await screen.findByRole('button', { name: 'Datei löschen' }))
  expect(await screen.findByText('Die Datei wurde gelöscht.')).toBeTruthy()
  expect(made('deleteBusinessData')).toEqual([{ query: { offerId, itemId: anItem(1).id } }])
})

test('one file, and chosen files as one zip, are fetched by the browser under the address of a ticket', async () => {
  const visited: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    visited.push(this.pathname + this.search)
  })
  const ticket = (number: number) => `/api/offer/businessdata/ticket?ticket=${number}`
  let tickets = 0
  const { user, made } = await open(aFolder(), {
    createBusinessDataTicket: () => {
      tickets += 1
      return { url: ticket(tickets) }
    },
  })
  await user.click(screen.getByRole('button', { name: 'Plan 1.pdf herunterladen' }))
  await waitFor(() => expect(visited).toEqual([ticket(1)]))
  await user.click(choose('Plan 2.pdf'))
  await user.click(screen.getByRole('button', { name: 'Auswahl herunterladen' }))
  await waitFor(() => expect(visited).toEqual([ticket(1), ticket(2)]))
  expect(made('createBusinessDataTicket')).toEqual([
    { body: { offerId, itemId: anItem(1).id } },
    { body: { offerId, itemIds: [anItem(2).id] } },
  ])
})

test('a download that is refused says why', async () => {
  const { user } = await open(aFolder(), {
    createBusinessDataTicket: () => {
      throw new ProblemError({
        status: 403,
        code: 'not-allowed',
        detail: 'Dazu fehlt Ihnen die Berechtigung.',
      })
    },
  })
  await user.click(screen.getByRole('button', { name: 'Plan 1.pdf herunterladen' }))
  expect(await screen.findByText(/fehlgeschlagen. Dazu fehlt Ihnen die Berechtigung/)).toBeTruthy()
})

test('a reader gets neither upload nor deletion', async () => {
  const read = { read: true, write: false }
  await open(aFolder({ permissions: read, items: [anItem(1, { permissions: read })] }))
  expect(screen.getByText(/nichts darin hochladen oder löschen/)).toBeTruthy()
  expect(screen.queryByText('Dateien hochladen')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Auswahl löschen' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Plan 1.pdf ansehen' })).toBeTruthy()
})

test('a preview is fetched without counting', async () => {
  const { user, made } = await open(aFolder(), {
    getBusinessDataItem: () => {
      throw new ProblemError({ status: 503, code: 'part-down', detail: 'Nicht erreichbar.' })
    },
  })
  await user.click(screen.getByRole('button', { name: 'Plan 1.pdf ansehen' }))
  const panel = within(await screen.findByRole('region', { name: 'Vorschau von Plan 1.pdf' }))
  expect(await panel.findByText('Die Vorschau konnte nicht geladen werden.')).toBeTruthy()
  expect(made('getBusinessDataItem')).toMatchObject([
    { query: { offerId, itemId: anItem(1).id, preview: 'true' } },
  ])
})
