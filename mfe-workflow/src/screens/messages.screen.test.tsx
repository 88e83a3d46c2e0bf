import type { UnreadConversation } from '@schrankwerk/contracts'
import { ProblemError } from '@schrankwerk/contracts/client'
import { MockPortal, mockApi, mockSession } from '@schrankwerk/shell-api/mock'
import { useLocation } from '@schrankwerk/shell-api/router'
import { KitProvider, notify } from '@schrankwerk/ui'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import {
  aConversation,
  aHappening,
  aMessage,
  conversationId,
  enquiryId,
  offerId,
} from '../features/messages/message.example.ts'
import { texts } from '../texts.de.ts'
import { Component } from './messages.screen.tsx'

function Elsewhere() {
  const { pathname, search } = useLocation()
  return <p>{`Adresse ${pathname}${search}`}</p>
}

const refuse = () => {
  throw new ProblemError({ status: 503, code: 'service-unavailable', detail: 'Gerade nicht möglich.' })
}

/** What is unread lies here, as in the real portal: what is marked is gone at the next question. */
const server = { unread: [] as UnreadConversation[] }
const take = (isMeant: (id: string) => boolean) => {
  const taken = server.unread.flatMap(({ messages }) => messages.filter(({ id }) => isMeant(id)))
  server.unread = server.unread
    .map(({ conversation, messages }) => ({
      conversation,
      messages: messages.filter((message) => !taken.includes(message)),
    }))
    .filter(({ messages }) => messages.length > 0)
  return taken
}

const open = (at = '/messages', answers: Parameters<typeof mockApi>[0] = {}) => {
  const session = mockSession({ companyType: 'CUSTOMER' })
  const before = server.unread
  const calls = mockApi({
    getUnreadMessages: () => server.unread,
    countUnreadMessages: () => ({ unread: server.unread.flatMap(({ messages }) => messages).length }),
    filterHappenings: () => ({ content: [], hasMore: false, unread: 0 }),
    getConversations: () => [],
    markMessageRead: ({ query }) => {
      take((id) => id === (query as { messageId: string }).messageId)
    },
    markConversationsRead: () => take(() => true),
    markAllRead: () => take(() => true),
    markUnread: () => {
      server.unread = before
    },
    ...answers,
  })
  render(
    <MockPortal
      at={at}
      routes={[
        { path: 'messages', Component },
        { path: 'offer/:id', Component: Elsewhere },
      ]}
      texts={{ workflow: texts }}
      frame={(page) => <KitProvider>{page}</KitProvider>}
    />,
  )
  const inputsOf = (name: string) =>
    calls.filter((call) => call.name === name).map(({ input }) => input as { query?: object; body?: object })
  return { user: userEvent.setup(), session, inputsOf }
}

const two = (): UnreadConversation[] => [
  {
    conversation: aConversation({ unread: 2 }),
    messages: [
      aMessage(1, {
        reference: { kind: 'LINE', enquiryId, offerId: null, lineId: enquiryId, position: 17 },
        question: 'OPEN',
      }),
      aMessage(2, {
        content: '',
        file: { filename: 'klemmen.pdf', size: 1200, mediaType: 'application/pdf' },
      }),
    ],
  },
]

beforeEach(() => {
  localStorage.clear()
  notify.dismissAll()
  server.unread = two()
})

test('unread messages stand by conversation, with who wrote what about what', async () => {
  open()
  const group = await screen.findByRole('list', { name: 'Ungelesene Nachrichten von Schaltbau West' })
  expect(screen.getByText('Anfrage „Pumpensteuerung“ · PN-4711')).toBeTruthy()
  const [first, second] = within(group).getAllByRole('listitem') as [HTMLElement, HTMLElement]
  expect(first.textContent).toContain('Vera Vogt')
  expect(first.textContent).toContain('20.11.2026, 10:15')
  expect(first.textContent).toContain('zu Zeile 17Frage 1')
  expect(second.textContent).toContain('Anhang: klemmen.pdf')
  expect(screen.getByRole('tab', { name: /^Ungelesen\s*2$/, selected: true })).toBeTruthy()
})

test.each([
  ['the offer', { offerId }, `/offer/${offerId}`],
  ['the enquiry where there is no offer', {}, `/enquiry/${enquiryId}`],
  ['this page where one sees neither', { enquiryId: null }, '/messages'],
])('a message leads to %s', async (_, changes, path) => {
  server.unread = [{ conversation: aConversation(changes), messages: [aMessage(1)] }]
  open()
  const link = await screen.findByRole('link', { name: /Frage 1/ })
  expect(link.getAttribute('href')).toBe(`${path}?chat=${conversationId}&message=${aMessage(1).id}`)
})

test('one is marked at once, and taken back from the toast', async () => {
  const { user, inputsOf } = open()
  const [mark] = await screen.findAllByRole('button', {
    name: 'Nachricht von Vera Vogt als gelesen markieren',
  })
  await user.click(mark as HTMLElement)
  expect(screen.queryByText('Frage 1')).toBeNull()
  expect(screen.getByText('Anhang: klemmen.pdf')).toBeTruthy()
  expect(screen.getByRole('tab', { name: /^Ungelesen\s*1$/ })).toBeTruthy()
  await screen.findByText('Die Nachricht ist als gelesen markiert.')
  await user.click(screen.getByRole('button', { name: 'Rückgängig' }))
  expect(await screen.findByText('Frage 1')).toBeTruthy()
  expect(inputsOf('markUnread')).toEqual([{ body: { messageIds: [aMessage(1).id] } }])
})

test('marking that fails says so and is undone on the screen', async () => {
  const { user } = open('/messages', { markConversationsRead: refuse })
  await user.click(
    await screen.findByRole('button', {
      name: 'Nachrichten im Gespräch mit Schaltbau West als gelesen markieren',
    }),
  )
  expect(await screen.findByText('Die Nachrichten konnten nicht als gelesen markiert werden.')).toBeTruthy()
  expect(await screen.findByText('Frage 1')).toBeTruthy()
  expect(screen.getByRole('tab', { name: /^Ungelesen\s*2$/ })).toBeTruthy()
})

test('everything is marked by one button, and the focus stays on the page', async () => {
  const { user, inputsOf } = open()
  await user.click(await screen.findByRole('button', { name: 'Alle als gelesen markieren' }))
  expect(await screen.findByText('Keine ungelesenen Nachrichten.')).toBeTruthy()
  expect(screen.getByRole('tabpanel').contains(document.activeElement)).toBe(true)
  await user.click(await screen.findByRole('button', { name: 'Rückgängig' }))
  await waitFor(() =>
    expect(inputsOf('markUnread')).toEqual([{ body: { messageIds: [aMessage(1).id, aMessage(2).id] } }]),
  )
  expect(await screen.findByText('Frage 1')).toBeTruthy()
})

test('what could not be loaded can be asked for again', async () => {
  const getUnreadMessages = vi.fn<() => UnreadConversation[]>(refuse)
  const { user } = open('/messages', { getUnreadMessages })
  const again = await screen.findByRole('button', { name: 'Erneut versuchen' })
  getUnreadMessages.mockImplementation(() => [])
  await user.click(again)
  expect(await screen.findByText('Keine ungelesenen Nachrichten.')).toBeTruthy()
})

test('all conversations come part by part, read ones too', async () => {
  const many = Array.from({ length: 100 }, (_, index) =>
    aConversation({ id: `c-${index}`, companyName: `Lieferant ${index}`, unread: 0 }),
  )
  const getConversations = vi.fn(({ query }: { query?: unknown }) =>
    (query as { before?: string }).before === 'c-99'
      ? [aConversation({ id: 'last', companyName: 'Schaltbau Ost', allowedActions: [] })]
      : many,
  )
  const { user, session, inputsOf } = open('/messages?view=all', { getConversations })
  expect(await screen.findByRole('link', { name: 'Lieferant 99' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Weitere laden' }))
  const last = (await screen.findByRole('link', { name: 'Schaltbau Ost' })).closest('li') as HTMLElement
  expect(last.textContent).toContain('1 ungelesene Nachricht')
  expect(last.textContent).toContain('Nur lesen')
  expect(screen.queryByRole('button', { name: 'Weitere laden' })).toBeNull()
  expect(inputsOf('getConversations').map(({ query }) => query)).toEqual([
    { userId: session.id },
    { userId: session.id, before: 'c-99' },
  ])
})

test('a conversation whose enquiry one sees no more is read here', async () => {
  const out = aConversation({ enquiryId: null, unread: 0, allowedActions: [] })
  open(`/messages?chat=${conversationId}`, {
    getConversations: ({ query }) =>
      (query as { before?: string }).before === 'c-99'
        ? [out]
        : Array.from({ length: 100 }, (_, index) => aConversation({ id: `c-${index}` })),
    getMessages: () => [aMessage(1, { read: true }), aMessage(2, { read: true })],
  })
  expect(await screen.findByRole('heading', { level: 1, name: 'Pumpensteuerung' })).toBeTruthy()
  const messages = await screen.findByRole('region', { name: /Schaltbau West/ })
  expect(messages.textContent).toMatch(/Frage 1.*Frage 2/)
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.getByRole('link', { name: /Nachrichten/ }).getAttribute('href')).toBe('/messages?view=all')
})

test('the address of any other conversation leads to its place', async () => {
  open(`/messages?chat=${conversationId}&message=m`, { getConversations: () => [aConversation({ offerId })] })
  expect(await screen.findByText(`Adresse /offer/${offerId}?chat=${conversationId}&message=m`)).toBeTruthy()
})

test('a conversation of others is none', async () => {
  open(`/messages?chat=${conversationId}`)
  expect(await screen.findByText('Dieses Gespräch gibt es nicht.')).toBeTruthy()
})

test.each([
  [{}, 'Angebot A-17 freigegeben von Schaltbau West'],
  [{ version: 2 }, 'Angebot A-17, Version 2 freigegeben von Schaltbau West'],
  [{ kind: 'OFFER_DECLINED', byOwnCompany: true }, 'Angebot A-17 abgelehnt von Ihrem Unternehmen'],
  [
    { kind: 'OFFER_DECLINED', byPortal: true },
    'Angebot A-17 abgelehnt: Ein anderes Angebot hat den Auftrag erhalten',
  ],
  [{ kind: 'OFFER_LAPSED' }, 'Angebot A-17: Bestellung verfallen'],
  [
    { kind: 'REVISION_WISHED', byOwnCompany: true },
    'Angebot A-17: neue Version gewünscht von Ihrem Unternehmen',
  ],
  [{ kind: 'OFFER_WITHDRAWN' }, 'Angebot A-17 zurückgezogen von Schaltbau West'],
  [{ kind: 'ENQUIRY_CLOSED' }, 'Anfrage „Pumpensteuerung“ geschlossen von Schaltbau West'],
  [{ kind: 'ENQUIRY_ARCHIVED' }, 'Anfrage „Pumpensteuerung“ archiviert von Schaltbau West'],
  [{ kind: 'ENQUIRY_REOPENED' }, 'Anfrage „Pumpensteuerung“ erneut geöffnet von Schaltbau West'],
  [{ kind: 'OFFER_CONFIRMED' }, 'Angebot A-17: Auftrag bestätigt von Schaltbau West'],
  [
    { kind: 'ENQUIRY_RELEASED', offerId: null, offerNumber: null },
    'Anfrage „Pumpensteuerung“ freigegeben von Schaltbau West',
  ],
] as const)('a happening is told in words: %o', async (changes, text) => {
  open('/messages?view=happenings', {
    filterHappenings: () => ({ content: [aHappening(changes)], hasMore: false, unread: 1 }),
  })
  const link = await screen.findByRole('link', { name: text })
  expect(link.getAttribute('href')).toBe('offerId' in changes ? `/enquiry/${enquiryId}` : `/offer/${offerId}`)
  expect(screen.getByRole('tab', { name: /^Ereignisse\s*1$/, selected: true })).toBeTruthy()
})

test('happenings are marked as seen, one or all, and that is taken back', async () => {
  const seen = new Set<string>()
  const both = [
    aHappening(),
    aHappening({ id: '01990000-0000-7000-8000-000000000e02', kind: 'OFFER_LAPSED' }),
  ]
  const { user, inputsOf } = open('/messages?view=happenings', {
    filterHappenings: () => {
      const content = both.map((one) => ({ ...one, read: seen.has(one.id) }))
      return { content, hasMore: false, unread: both.length - seen.size }
    },
    markHappeningsRead: ({ body }) => {
      const { ids = both.map(({ id }) => id), read } = body as { ids?: string[]; read: boolean }
      const changed = ids.filter((id) => seen.has(id) !== read)
      for (const id of changed) read ? seen.add(id) : seen.delete(id)
      return changed
    },
  })
  const items = () => within(screen.getByRole('list', { name: /^Ereignisse/ })).queryAllByText('Neu').length
  await user.click(await screen.findByRole('button', { name: /^Als gesehen markieren: Angebot A-17 frei/ }))
  await waitFor(() => expect(items()).toBe(1))
  await user.click(screen.getByRole('button', { name: 'Alle als gesehen markieren' }))
  await waitFor(() => expect(items()).toBe(0))
  expect(inputsOf('markHappeningsRead').map(({ body }) => body)).toEqual([
    { ids: [both[0]?.id], read: true },
    { read: true },
  ])
  await user.click((await screen.findAllByRole('button', { name: 'Rückgängig' })).at(0) as HTMLElement)
  await waitFor(() => expect(items()).toBe(1))
})

test('happenings whose marking failed are new again, and the page says why', async () => {
  const { user } = open('/messages?view=happenings', {
    filterHappenings: () => ({ content: [aHappening()], hasMore: false, unread: 1 }),
    markHappeningsRead: refuse,
  })
  await user.click(await screen.findByRole('button', { name: 'Alle als gesehen markieren' }))
  expect(await screen.findByText('Die Ereignisse konnten nicht als gesehen markiert werden.')).toBeTruthy()
  expect(await screen.findByText('Neu')).toBeTruthy()
})

test('the browser is asked for desktop notifications at the click, and its refusal is said', async () => {
  const requestPermission = vi.fn(async () => 'denied')
  vi.stubGlobal('Notification', Object.assign(vi.fn(), { permission: 'default', requestPermission }))
  const { user } = open()
  const choice = await screen.findByRole('switch', { name: /^Desktop-Benachrichtigungen/ })
  expect(requestPermission).not.toHaveBeenCalled()
  await user.click(choice)
  expect(await screen.findByText(/^Der Browser lässt Benachrichtigungen dieser Seite nicht zu/)).toBeTruthy()
  expect(screen.getByRole('switch', { checked: false })).toBeTruthy()
  vi.unstubAllGlobals()
})
