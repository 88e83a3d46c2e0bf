import type { Conversation, Enquiry, Question, Reference } from '@schrankwerk/contracts'
import { routeObjects } from '@schrankwerk/shell-api'
import { MockPortal, mockApi, mockSession } from '@schrankwerk/shell-api/mock'
import { Outlet, useLocation } from '@schrankwerk/shell-api/router'
import { KitProvider } from '@schrankwerk/ui'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { rememberClosed } from '../chat/opens-by-itself.ts'
import { dropPendingReference, usePendingReference } from '../chat/pending-reference.ts'
import { aFile, anEnquiry, enquiryId } from '../features/enquiry/enquiry.example.ts'
import { anOpenOffer } from '../features/offer/offer.example.ts'
import { routes } from '../routes.ts'
import { texts } from '../texts.de.ts'
import {
  aConversation,
  aLine,
  aQuestion,
  conversationId,
  fileReference,
  lineReference,
  packagingReference,
} from './question.example.ts'
import { dropWantedReference, showReference } from './show-reference.ts'
// The page's code is there before the first test opens it.
import '../screens/enquiry.screen.tsx'
import '../screens/offer-page.screen.tsx'

/** The page with what it hands to the chat: its address, and what the next message is about. */
function Frame() {
  const { pathname, search } = useLocation()
  const pending = usePendingReference()
  return (
    <>
      <p>{`Adresse ${pathname}${search}`}</p>
      <p>{`Nächste Nachricht: ${pending ? `${pending.caption} ${JSON.stringify(pending.reference)}` : 'ohne Bezug'}`}</p>
      <main>
        <Outlet />
      </main>
    </>
  )
}

const lines = Array.from({ length: 60 }, (_, index) => aLine(index + 1))
const released = (part: Partial<Enquiry> = {}) =>
  anEnquiry({
    released: true,
    state: 'RELEASED',
    allowedActions: [],
    allowedFileTypes: [],
    fileItems: [aFile({ allowedActions: [] })],
    bomFileName: 'pumpwerk.csv',
    mappedAt: '2026-11-21T07:00:00.000Z',
    lineCount: lines.length,
    ...part,
  })

interface Given {
  enquiry?: Enquiry
  conversations?: Conversation[]
  questions?: Question[]
  companyType?: 'CUSTOMER' | 'SUPPLIER'
  at?: string
}

const open = async (given: Given = {}) => {
  const { enquiry = released(), conversations = [aConversation()], questions = [], at } = given
  mockSession({ companyType: given.companyType ?? 'SUPPLIER' })
  const calls = mockApi({
    getEnquiry: () => enquiry,
    getOffer: () => anOpenOffer({ enquiryId, enquiry: { ...enquiry, amount: 1 } as never }),
    getBomEstimate: () => ({ summary: null, estimate: null }),
    getBomLines: () => new Response(`${lines.map((line) => JSON.stringify(line)).join('\n')}\n`),
    getBomArticles: () => ({ content: [], totalElements: 0 }),
    getConversations: () => conversations,
    getQuestions: () => questions,
  })
  render(
    <MockPortal
      at={at ?? `/enquiry/${enquiryId}`}
      routes={[
        { Component: Frame, children: routeObjects(routes).filter(({ path }) => path?.includes(':')) },
      ]}
      texts={{ workflow: texts }}
      frame={(page) => <KitProvider>{page}</KitProvider>}
    />,
  )
  await screen.findByRole('heading', { level: 1 })
  return { user: userEvent.setup(), calls }
}

const grid = () => screen.findByRole('grid', { name: 'Zeilen der Stückliste' })

beforeEach(() => {
  sessionStorage.clear()
  rememberClosed(true)
  // jsdom lays nothing out: a table without a height shows no row, and does not scroll to one.
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600)
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(lines.length * 62)
  vi.spyOn(Element.prototype, 'scrollTo').mockImplementation(function (this: Element, to: unknown) {
    this.scrollTop = (to as ScrollToOptions).top ?? 0
    this.dispatchEvent(new Event('scroll'))
  } as Element['scrollTo'])
})
afterEach(() => {
  vi.restoreAllMocks()
  dropPendingReference()
  dropWantedReference()
})

test('a question is begun at a line, and the chat opens in the one conversation there is', async () => {
  const { user } = await open()
  await user.click(await within(await grid()).findByRole('button', { name: 'Frage zu Zeile 3 stellen' }))
  expect(await screen.findByText(`Adresse /enquiry/${enquiryId}?chat=${conversationId}`)).toBeTruthy()
  expect(screen.getByText(/^Nächste Nachricht: Zeile 3 /).textContent).toContain(
    JSON.stringify({ kind: 'LINE', lineId: aLine(3).id }),
  )
})

test('a line, a condition and a file carry their open questions, which lead to the message', async () => {
  const file = aFile()
  const { user } = await open({
    companyType: 'CUSTOMER',
    questions: [
      aQuestion(1, lineReference(17)),
      aQuestion(2, lineReference(17)),
      aQuestion(3, packagingReference),
      aQuestion(4, fileReference(file.path)),
      aQuestion(5, {
        kind: 'PLACE',
        enquiryId,
        offerId: null,
        path: file.path,
        filename: file.filename,
        page: 1,
        x: 0.5,
        y: 0.5,
      }),
    ],
  })
  expect(await screen.findByRole('button', { name: '1 offene Frage zu Vorgabe „Verpackung“' })).toBeTruthy()
  expect(
    await screen.findByRole('button', { name: '2 offene Fragen zu Datei „Schaltplan.pdf“' }),
  ).toBeTruthy()
  await user.click(await screen.findByRole('button', { name: '2 offene Fragen zu Zeile 17' }))
  const { messageId } = aQuestion(1, packagingReference)
  expect(
    await screen.findByText(`Adresse /enquiry/${enquiryId}?chat=${conversationId}&message=${messageId}`),
  ).toBeTruthy()
})

test.each<[string, Given, boolean]>([
  ['a customer whom nobody has written', { companyType: 'CUSTOMER', conversations: [] }, false],
  ['a supplier who may begin', { conversations: [] }, true],
  ['who may only read', { conversations: [aConversation({ allowedActions: [] })] }, false],
])('%s: asking is offered or not', async (_who, given, isOffered) => {
  await open({ ...given, questions: [aQuestion(1, lineReference(1))] })
  await screen.findByRole('button', { name: '1 offene Frage zu Zeile 1' })
  const offered = screen.queryAllByRole('button', { name: /^Frage zu .* stellen$/ })
  expect(offered.length > 0).toBe(isOffered)
})

test('a draft is asked for no questions', async () => {
  const { calls } = await open({ companyType: 'CUSTOMER', enquiry: anEnquiry() })
  await screen.findByRole('textbox', { name: 'Titel' })
  expect(calls.map(({ name }) => name)).not.toContain('getQuestions')
})

test('a message leads to its line far down, past whatever the list is filtered by', async () => {
  const { user } = await open()
  const table = await grid()
  await user.type(screen.getByRole('searchbox'), 'NR-17')
  await waitFor(() => expect(within(table).queryByText('NR-2')).toBeNull())
  act(() => showReference(lineReference(57)))
  const row = (await within(table).findByRole('button', { name: 'Frage zu Zeile 57 stellen' })).closest(
    '[role=row]',
  )
  await waitFor(() => expect(table.getAttribute('aria-activedescendant')).toBe(row?.id))
  expect(row?.getAttribute('data-tone')).toBe('blue')
  expect(document.activeElement).toBe(table)
  await waitFor(() => expect(row?.getAttribute('data-tone')).toBeNull())
})

test('a message leads to a condition, also where only the deviations were shown', async () => {
  const { user } = await open()
  await user.click(await screen.findByRole('switch', { name: /Abweichung/ }))
  expect(screen.queryByText('Verpackung')).toBeNull()
  act(() => showReference(packagingReference))
  const term = await screen.findByText('Verpackung')
  await waitFor(() => expect(document.activeElement).toBe(term.parentElement))
  expect(term.parentElement?.dataset.pointed).toBe('')
})

test('a message leads to a file', async () => {
  await open()
  const file = await screen.findByRole('button', { name: 'Schaltplan.pdf' })
  act(() => showReference(fileReference(aFile().path)))
  await waitFor(() => expect(document.activeElement).toBe(file.closest('tr')))
})

test.each<[string, Reference, string]>([
  ['a line', { ...lineReference(1), lineId: aLine(999).id } as Reference, 'Diese Zeile gibt es nicht mehr.'],
  ['a file', fileReference(aFile({ id: aLine(7).id }).path), 'Diese Datei gibt es nicht mehr.'],
])('%s that is gone is told', async (_what, reference, told) => {
  await open()
  await screen.findByRole('button', { name: 'Frage zu Zeile 1 stellen' })
  act(() => showReference(reference))
  expect(await screen.findByText(told)).toBeTruthy()
})

test('what stands on another page is opened there first', async () => {
  await open({ at: `/offer/${anOpenOffer().id}?chat=${conversationId}` })
  await screen.findAllByRole('button', { name: /^Frage zu / })
  act(() => showReference(lineReference(57)))
  expect(await screen.findByText(`Adresse /enquiry/${enquiryId}?chat=${conversationId}`)).toBeTruthy()
  const row = (await screen.findByRole('button', { name: 'Frage zu Zeile 57 stellen' })).closest('[role=row]')
  expect(row?.getAttribute('data-tone')).toBe('blue')
})

test.each([
  ['an enquiry', `/enquiry/${enquiryId}`, enquiryId],
  ['an offer', `/offer/${anOpenOffer().id}`, anOpenOffer().id],
])('whoever opens %s has seen what happened to it', async (_, at, about) => {
  const { calls } = await open({ at })
  await waitFor(() =>
    expect(calls.filter(({ name }) => name === 'markHappeningsRead').map(({ input }) => input)).toEqual([
      { body: { about, read: true } },
    ]),
  )
})
