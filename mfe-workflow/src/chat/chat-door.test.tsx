import { type Conversation, getOffer, type Message } from '@schrankwerk/contracts'
import { api, emptyStores, ProblemError } from '@schrankwerk/shell-api'
import { MockPortal, mockApi, mockSession } from '@schrankwerk/shell-api/mock'
import { useLocation } from '@schrankwerk/shell-api/router'
import { KitProvider } from '@schrankwerk/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { texts } from '../texts.de.ts'
import { aConversation, aMessage, anOfferInList, anOwnMessage, enquiryId, ownUser } from './chat.example.ts'
import { type Beginning, ChatDoor, type ChatPlace, ChatSide } from './chat-door.tsx'
import { askAbout } from './pending-reference.ts'
// Its code is there before the first test opens it.
import './chat-panel.tsx'

const { id: conversationId } = aConversation()
let refresh: () => Promise<void>

function Page({ place, begins = 'here' }: { place: ChatPlace; begins?: Beginning }) {
  const cache = useQueryClient()
  refresh = () => cache.invalidateQueries({ queryKey: ['conversation'] })
  return (
    <>
      <p>{`Adresse ${useLocation().search}`}</p>
      <ChatDoor {...place} begins={begins} />
      <ChatSide {...place} begins={begins} />
    </>
  )
}

function PageOfOffer() {
  const { id } = anOfferInList
  useQuery({ queryKey: ['offer', id], queryFn: () => api.call(getOffer, { query: { id } }) })
  return <Page place={{ offerId: id }} />
}

type Answers = Parameters<typeof mockApi>[0]

const open = (
  answers: Answers = {},
  { place = { enquiryId }, begins, at = '/' }: { place?: ChatPlace; begins?: Beginning; at?: string } = {},
) => {
  const calls = mockApi({
    getConversations: () => [aConversation()],
    getMessages: () => [aMessage(1)],
    markConversationsRead: () => [],
    filterOffers: () => ({ content: [], totalElements: 0 }),
    ...answers,
  })
  const shown = render(
    <MockPortal
      at={at}
      routes={[{ path: '/', element: <Page place={place} {...(begins && { begins })} /> }]}
      texts={{ workflow: texts }}
      frame={(page) => <KitProvider>{page}</KitProvider>}
    />,
  )
  return { ...shown, calls, user: userEvent.setup() }
}
const named = (calls: { name: string; input: unknown }[], name: string) =>
  calls.filter((call) => call.name === name).map(({ input }) => input as Record<string, unknown>)
const theDoor = () => screen.findByRole('button', { name: /^Nachrichten/ })
const theTextArea = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Nachricht an/ })
const refusal =
  (code: string, detail: string, status = 409) =>
  () => {
    throw new ProblemError({ status, code, detail })
  }

/** The page knows nothing any more, the browser what it kept. */
const reload = emptyStores

beforeEach(() => {
  localStorage.clear()
  emptyStores()
  mockSession(ownUser)
})

describe('opening', () => {
  test('the only conversation opens by itself, and not again where one has closed it', async () => {
    const first = open()
    await screen.findByText('Nachricht 1')
    expect(screen.getByText(`Adresse ?chat=${conversationId}`)).toBeTruthy()
    await first.user.click(screen.getByRole('button', { name: 'Nachrichten schließen' }))
    expect(screen.queryByText('Nachricht 1')).toBeNull()
    expect(screen.getByText('Adresse')).toBeTruthy()
    first.unmount()
    const second = open()
    await second.user.click(await theDoor())
    await screen.findByText('Nachricht 1')
    expect(named(second.calls, 'getMessages')).toHaveLength(1)
  })

  test('what somebody begins later does not open by itself', async () => {
    const begun: Conversation[] = []
    open({ getConversations: () => [...begun] }, { begins: 'by-supplier' })
    await waitFor(async () => expect((await theDoor()).getAttribute('aria-disabled')).toBe('true'))
    begun.push(aConversation({ unread: 1 }))
    await act(() => refresh())
    await screen.findByRole('button', { name: /^Nachrichten.*1 ungelesen/ })
    expect(screen.getByText('Adresse')).toBeTruthy()
  })

  test('of several none opens by itself; the list says who wrote last, and what one has not read', async () => {
    const other = aConversation({
      id: '01990000-0000-7000-8000-000000000502',
      companyName: 'Schrankbau Süd',
      lastMessageText: 'Danke.',
      unread: 2,
    })
    const { user } = open({ getConversations: () => [other, aConversation()] })
    await screen.findByRole('button', { name: /^Nachrichten.*2 ungelesen/ })
    expect(screen.queryByText('Danke.')).toBeNull()
    await user.click(await theDoor())
    const list = await screen.findByRole('list', { name: 'Gespräche' })
    const entries = within(list).getAllByRole('button')
    expect(entries.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/Schrankbau Süd.*Danke\..*2 ungelesen/),
      expect.stringMatching(/Schaltbau West.*Welche Klemmen/),
    ])
    await user.click(entries[1]!)
    await screen.findByText('Nachricht 1')
    await user.click(screen.getByRole('button', { name: 'Alle Gespräche' }))
    await screen.findByRole('list', { name: 'Gespräche' })
  })

  test('where the supplier begins it, the door says so and opens nothing', async () => {
    const { user, calls } = open({ getConversations: () => [] }, { begins: 'by-supplier' })
    await waitFor(async () => expect((await theDoor()).getAttribute('aria-disabled')).toBe('true'))
    await user.click(await theDoor())
    expect((await screen.findByRole('tooltip')).textContent).toBe('Ein Gespräch beginnt der Lieferant.')
    expect(named(calls, 'createConversation')).toEqual([])
  })

  test('where one begins it at an offer, opening leads to the offers', async () => {
    const { user, calls } = open({ getConversations: () => [] }, { begins: 'at-offer' })
    await user.click(await theDoor())
    await screen.findByText('Ein Gespräch beginnen Sie beim Angebot eines Lieferanten.')
    const link = screen.getByRole('link', { name: 'Angebote zu dieser Anfrage' })
    expect(link.getAttribute('href')).toBe(`/enquiry/${enquiryId}/offers`)
    expect(named(calls, 'createConversation')).toEqual([])
  })

  test('a supplier begins it by opening; that somebody else was quicker is no error', async () => {
    mockSession({ ...ownUser, companyType: 'SUPPLIER' })
    let isThere = false
    const { user } = open({
      getConversations: () => (isThere ? [aConversation()] : []),
      createConversation: () => {
        isThere = true
        return refusal('conversation-exists', 'Dieses Gespräch gibt es schon.')()
      },
    })
    await user.click(await theDoor())
    await screen.findByText('Nachricht 1')
  })

  test('where none may be begun any more, one that is there can be read', async () => {
    const place = { offerId: '01990000-0000-7000-8000-000000000101' }
    const over = open(
      { getConversations: () => [aConversation({ allowedActions: [] })] },
      { place, begins: 'nowhere' },
    )
    await screen.findByText('Nachricht 1')
    over.unmount()
    const { calls } = open({ getConversations: () => [] }, { place, begins: 'nowhere' })
    await waitFor(() => expect(named(calls, 'getConversations')).toHaveLength(1))
    expect(screen.queryByRole('button', { name: /^Nachrichten/ })).toBeNull()
  })

  test('on an offer a customer begins it too', async () => {
    const place = { offerId: '01990000-0000-7000-8000-000000000101' }
    const begun: Conversation[] = []
    const createConversation = () => {
      begun.push(aConversation())
      return begun[0]
    }
    const { user, calls } = open(
      { getConversations: () => [...begun], createConversation, getMessages: () => [] },
      { place },
    )
    await user.click(await theDoor())
    await screen.findByText('Noch keine Nachricht. Schreiben Sie die erste.')
    expect(named(calls, 'createConversation')).toEqual([{ query: place }])
  })
})

describe('reading', () => {
  test('days, senders, names of those who read it, and where the new ones begin', async () => {
    const messages: Message[] = [
      anOwnMessage(1, {
        createDate: '2026-11-01T09:00:00.000Z',
        readBy: [
          { userId: '1', userFullName: 'Vera Vertrieb', at: '2026-11-01T10:00:00.000Z' },
          { userId: '2', userFullName: 'Karl Kollege', at: '2026-11-01T11:00:00.000Z' },
        ],
      }),
      aMessage(2),
      aMessage(3, { read: false, createDate: new Date().toISOString() }),
    ]
    const { user, calls } = open({ getMessages: () => messages, markConversationsRead: () => [messages[2]] })
    await screen.findByText('01.11.2026')
    expect(screen.getByText('Heute')).toBeTruthy()
    const items = within(screen.getByRole('region', { name: /Schaltbau West/ })).getAllByRole('listitem')
    const line = items.findIndex(({ textContent }) => textContent === 'Neue Nachrichten')
    expect(items[line + 1]?.textContent).toContain('Nachricht 3')
    await waitFor(() => expect(named(calls, 'markConversationsRead')).toHaveLength(1))
    expect(named(calls, 'markConversationsRead')[0]).toMatchObject({ body: [conversationId] })
    expect(screen.getByText('Neue Nachrichten')).toBeTruthy()
    await user.click(screen.getByText('gelesen von Vera Vertrieb und einer weiteren Person'))
    expect(screen.getByText(/Karl Kollege, 01.11.2026/)).toBeTruthy()
  })

  test('all that is new is loaded, however much it is', async () => {
    open({
      getMessages: ({ query }) =>
        (query as { before?: number }).before === undefined
          ? [aMessage(3, { read: false }), aMessage(4, { read: false })]
          : [aMessage(1), aMessage(2, { read: false })],
    })
    await screen.findByText('Nachricht 1')
    const items = within(screen.getByRole('region', { name: /Schaltbau West/ })).getAllByRole('listitem')
    const line = items.findIndex(({ textContent }) => textContent === 'Neue Nachrichten')
    expect(items[line + 1]?.textContent).toContain('Nachricht 2')
  })

  test('however far back one looked, three calls bring the latest, and all stays in sight', async () => {
    let latest = 10
    const { calls } = open(
      {
        getMessages: ({ query }) => {
          const { before = latest + 1 } = query as { before?: number }
          return [aMessage(before - 2), aMessage(before - 1)].filter(({ position }) => position > 0)
        },
      },
      { at: `/?chat=${conversationId}&message=${aMessage(1).id}` },
    )
    await screen.findByText('Nachricht 1')
    const before = named(calls, 'getMessages').length
    latest = 11
    await act(() => refresh())
    await screen.findByText('Nachricht 11')
    expect(screen.getByText('Nachricht 1')).toBeTruthy()
    expect(named(calls, 'getMessages')).toHaveLength(before + 3)
  })

  test('that it could not be marked as read is said once', async () => {
    const { calls } = open({
      getMessages: () => [aMessage(1, { read: false })],
      markConversationsRead: refusal('part-down', 'Zurzeit nicht erreichbar.', 503),
    })
    await screen.findByText('Die Nachrichten konnten nicht als gelesen markiert werden.')
    expect(named(calls, 'markConversationsRead')).toHaveLength(1)
  })

  test('addresses of the web are links, and nothing else is', async () => {
    open({
      getMessages: () => [
        aMessage(1, {
          content: 'Siehe (https://beispiel.de/plan_(neu)?a=(1)), javascript:alert(1)\n<b>fett</b> https://',
        }),
      ],
    })
    const link = await screen.findByRole<HTMLAnchorElement>('link')
    expect([link.textContent, link.rel]).toEqual([
      'https://beispiel.de/plan_(neu)?a=(1)',
      'noopener noreferrer',
    ])
    expect(screen.getByText(/<b>fett<\/b>/).textContent).toContain('\n')
  })

  test('older messages are put in front; a message of the address is loaded back to', async () => {
    const target = aMessage(2)
    const { calls } = open(
      {
        getMessages: ({ query }) =>
          (query as { before?: number }).before === undefined
            ? [aMessage(5), aMessage(6)]
            : (query as { before?: number }).before === 5
              ? [aMessage(3), aMessage(4)]
              : [aMessage(1), target],
      },
      { at: `/?chat=${conversationId}&message=${target.id}` },
    )
    await screen.findByText('Nachricht 1')
    await waitFor(() => expect(document.activeElement?.id).toBe(`message-${target.id}`))
    expect(screen.getByText('Nachricht 6')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Ältere Nachrichten laden' })).toBeNull()
    expect(named(calls, 'getMessages')).toHaveLength(3)
  })

  test('a search leads to the message', async () => {
    const hit = aMessage(1, { content: 'Die Klemmen sind lieferbar.' })
    const { user } = open({ searchMessages: () => [hit], getMessages: () => [hit, aMessage(2)] })
    await user.type(await screen.findByRole('searchbox', { name: 'In Nachrichten suchen' }), 'Klemmen{Enter}')
    await screen.findByText('1 Treffer')
    await user.click(screen.getByRole('button', { name: /Die Klemmen sind lieferbar/ }))
    await waitFor(() => expect(document.activeElement?.id).toBe(`message-${hit.id}`))
  })

  test('of several conversations a hit says in which it stands', async () => {
    const other = aConversation({
      id: '01990000-0000-7000-8000-000000000502',
      companyName: 'Schrankbau Süd',
    })
    const hit = anOwnMessage(1, {
      conversationId: other.id,
      content: 'Vor der Inbetriebnahme brauchen wir noch die Klemmen.',
    })
    const { user } = open({ getConversations: () => [aConversation(), other], searchMessages: () => [hit] })
    await user.click(await theDoor())
    await user.type(await screen.findByRole('searchbox', { name: 'In Nachrichten suchen' }), 'Klemmen{Enter}')
    await screen.findByText('1 Treffer')
    expect(screen.getByText('Gespräch mit Schrankbau Süd')).toBeTruthy()
    expect(screen.getByText('… wir noch die Klemmen.')).toBeTruthy()
  })

  test('who may write no more reads why', async () => {
    open({ getConversations: () => [aConversation({ allowedActions: [] })] })
    await screen.findByText(/Dieses Gespräch ist beendet/)
    expect(screen.queryByRole('textbox', { name: /^Nachricht an/ })).toBeNull()
  })

  test('a failure is said, and can be tried again', async () => {
    let isDown = true
    const { user } = open({
      getMessages: () => (isDown ? refusal('part-down', 'Zurzeit nicht erreichbar.', 503)() : [aMessage(1)]),
    })
    const again = await screen.findByRole('button', { name: 'Erneut versuchen' })
    isDown = false
    await user.click(again)
    await screen.findByText('Nachricht 1')
  })
})

describe('writing', () => {
  test('Ctrl+Enter sends text and reference; the message stands there at once', async () => {
    const sent = anOwnMessage(2, { content: 'Bitte Phoenix.' })
    const { user, calls } = open({ sendMessage: () => sent })
    askAbout({ kind: 'LINE', lineId: enquiryId }, 'Zeile 17')
    await user.type(await theTextArea(), 'Bitte Phoenix.')
    expect(screen.getByText('zu Zeile 17')).toBeTruthy()
    await user.keyboard('{Control>}{Enter}{/Control}')
    await screen.findByText('Bitte Phoenix.')
    expect((await theTextArea()).value).toBe('')
    await waitFor(() => expect(named(calls, 'sendMessage')).toHaveLength(1))
    expect(named(calls, 'sendMessage')[0]).toMatchObject({
      fields: {
        conversationId,
        content: 'Bitte Phoenix.',
        reference: { kind: 'LINE', lineId: enquiryId },
      },
    })
    await waitFor(() => expect(screen.queryByText('Wird gesendet …')).toBeNull())
  })

  test('what could not be sent stays with its cause over a reload, and goes again under the same key', async () => {
    let isDown = true
    const answers: Answers = {
      sendMessage: () =>
        isDown
          ? refusal('part-down', 'Der Dienst ist nicht erreichbar.', 0)()
          : anOwnMessage(2, { content: 'Hallo' }),
    }
    const before = open(answers)
    await before.user.type(await theTextArea(), 'Hallo')
    await before.user.click(screen.getByRole('button', { name: 'Senden' }))
    await screen.findByText('Der Dienst ist nicht erreichbar.')
    before.unmount()
    reload()
    isDown = false
    const after = open(answers)
    await after.user.click(await screen.findByRole('button', { name: 'Erneut senden' }))
    await waitFor(() => expect(screen.queryByText('Nicht gesendet.')).toBeNull())
    expect(screen.getByText('Hallo')).toBeTruthy()
    const [first] = named(before.calls, 'sendMessage')
    const [second] = named(after.calls, 'sendMessage')
    expect(second?.idempotencyKey).toBe(first?.idempotencyKey)
  })

  test('what was written without a connection goes by itself once there is one, under the same key', async () => {
    const offline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const { user, calls } = open({
      sendMessage: () =>
        navigator.onLine
          ? anOwnMessage(2, { content: 'Hallo' })
          : refusal('part-down', 'Nicht erreichbar.', 0)(),
    })
    await user.type(await theTextArea(), 'Hallo{Control>}{Enter}{/Control}')
    await screen.findByText(/^Ihr Gerät ist zurzeit nicht mit dem Netz verbunden/)
    offline.mockRestore()
    act(() => void dispatchEvent(new Event('online')))
    await waitFor(() => expect(screen.queryByText(/^(?:Nicht gesendet\.|Wird gesendet …)$/)).toBeNull())
    const [first, second, ...more] = named(calls, 'sendMessage')
    expect(second).toBeDefined()
    expect(second?.idempotencyKey).toBe(first?.idempotencyKey)
    expect(more).toEqual([])
  })

  test('a message whose answer was lost goes again by itself, under the same key', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    let isLost = true
    const { user, calls } = open({
      sendMessage: () => {
        if (!isLost) return anOwnMessage(2, { content: 'Hallo' })
        isLost = false
        return refusal('part-down', 'Nicht erreichbar.', 0)()
      },
    })
    await user.type(await theTextArea(), 'Hallo{Control>}{Enter}{/Control}')
    await screen.findByText('Nicht gesendet.')
    await act(() => vi.advanceTimersByTimeAsync(3000))
    vi.useRealTimers()
    await waitFor(() => expect(screen.queryByText('Nicht gesendet.')).toBeNull())
    const keys = named(calls, 'sendMessage').map(({ idempotencyKey }) => idempotencyKey)
    expect(keys).toHaveLength(2)
    expect(new Set(keys).size).toBe(1)
    expect(screen.getAllByText('Hallo')).toHaveLength(1)
  })

  test('what is written after a message that goes again by itself waits for it', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    let isLost = true
    const { user, calls } = open({
      sendMessage: (input) => {
        const { content } = (input as { fields: { content: string } }).fields
        if (!isLost) return anOwnMessage(content === 'Hallo' ? 2 : 3, { content })
        isLost = false
        return refusal('part-down', 'Nicht erreichbar.', 0)()
      },
    })
    await user.type(await theTextArea(), 'Hallo{Control>}{Enter}{/Control}')
    await screen.findByText('Nicht gesendet.')
    await user.type(await theTextArea(), 'Danach{Control>}{Enter}{/Control}')
    await screen.findByText('Wird gesendet …')
    await act(() => vi.advanceTimersByTimeAsync(3000))
    vi.useRealTimers()
    await waitFor(() => expect(screen.queryByText(/^(?:Nicht gesendet\.|Wird gesendet …)$/)).toBeNull())
    const sent = named(calls, 'sendMessage').map(({ fields }) => (fields as { content: string }).content)
    expect(sent).toEqual(['Hallo', 'Hallo', 'Danach'])
  })

  test('sent anew by hand it waits no longer, and goes before what was written after it', async () => {
    let isLost = true
    const { user, calls } = open({
      sendMessage: (input) => {
        const { content } = (input as { fields: { content: string } }).fields
        if (!isLost) return anOwnMessage(content === 'Hallo' ? 2 : 3, { content })
        isLost = false
        return refusal('part-down', 'Nicht erreichbar.', 0)()
      },
    })
    await user.type(await theTextArea(), 'Hallo{Control>}{Enter}{/Control}')
    const again = await screen.findByRole('button', { name: 'Erneut senden' })
    await user.type(await theTextArea(), 'Danach{Control>}{Enter}{/Control}')
    await user.click(again)
    await waitFor(() => expect(screen.queryByText(/^(?:Nicht gesendet\.|Wird gesendet …)$/)).toBeNull())
    const sent = named(calls, 'sendMessage').map(({ fields }) => (fields as { content: string }).content)
    expect(sent).toEqual(['Hallo', 'Hallo', 'Danach'])
  })

  test('a message that another tab has sent is not shown as unsent here', async () => {
    const before = open({ sendMessage: refusal('part-down', 'Nicht erreichbar.', 0) })
    await before.user.type(await theTextArea(), 'Hallo{Control>}{Enter}{/Control}')
    await screen.findByText('Nicht gesendet.')
    before.unmount()
    reload()
    open()
    await screen.findByText('Nicht gesendet.')
    const [key] = Object.keys(localStorage).filter((name) => name.includes('outgoing:'))
    act(() => void dispatchEvent(new StorageEvent('storage', { key: key!, newValue: null })))
    await waitFor(() => expect(screen.queryByText('Nicht gesendet.')).toBeNull())
  })

  test('after a reload nothing is said of the connection there was', async () => {
    const offline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const before = open({ sendMessage: refusal('part-down', 'Nicht erreichbar.', 0) })
    await before.user.type(await theTextArea(), 'Hallo{Control>}{Enter}{/Control}')
    await screen.findByText(/nicht mit dem Netz verbunden/)
    before.unmount()
    reload()
    offline.mockRestore()
    open()
    await screen.findByText('Nicht gesendet.')
    expect(screen.queryByText(/nicht mit dem Netz verbunden/)).toBeNull()
  })

  test('a message that was written though its answer is lost is not sent as another one', async () => {
    const { user, calls } = open({
      sendMessage: refusal('changed-meanwhile', 'Das wurde schon ausgeführt.', 409),
    })
    const asked = () => named(calls, 'getMessages').length
    const area = await theTextArea()
    const before = asked()
    await user.type(area, 'Hallo{Control>}{Enter}{/Control}')
    await waitFor(() => expect(asked()).toBeGreaterThan(before))
    await waitFor(() => expect(screen.queryByText('Wird gesendet …')).toBeNull())
    expect(screen.queryByRole('button', { name: 'Erneut senden' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Bearbeiten' })).toBeNull()
  })

  test('a refused message can be edited or discarded', async () => {
    const { user } = open({ sendMessage: refusal('file-infected', 'Der Virenschutz hat abgelehnt.', 415) })
    await user.type(await theTextArea(), 'Hallo{Control>}{Enter}{/Control}')
    await user.type(await theTextArea(), 'Schon weiter')
    await user.click(await screen.findByRole('button', { name: 'Bearbeiten' }))
    expect((await theTextArea()).value).toBe('Hallo\n\nSchon weiter')
    await user.keyboard('{Control>}{Enter}{/Control}')
    await user.click(await screen.findByRole('button', { name: 'Verwerfen' }))
    expect(screen.queryByText(/Hallo/)).toBeNull()
  })

  test('the offer of the page is asked for again once a question is settled', async () => {
    let openQuestions = 2
    const calls = mockApi({
      getConversations: () => [aConversation({ openQuestions })],
      getMessages: () => [aMessage(1)],
      getOffer: () => anOfferInList as never,
    })
    render(
      <MockPortal
        at="/"
        routes={[{ path: '/', element: <PageOfOffer /> }]}
        texts={{ workflow: texts }}
        frame={(page) => <KitProvider>{page}</KitProvider>}
      />,
    )
    await theDoor()
    await waitFor(() => expect(named(calls, 'getConversations')).toHaveLength(1))
    await act(refresh)
    expect(named(calls, 'getOffer')).toHaveLength(1)
    openQuestions = 1
    await act(refresh)
    await waitFor(() => expect(named(calls, 'getOffer')).toHaveLength(2))
  })

  test('where one may write no more, what was not sent stays to be read', async () => {
    const before = open({
      sendMessage: refusal('conversation-over', 'Dieses Gespräch ist schon beendet.'),
    })
    await before.user.type(await theTextArea(), 'Hallo{Control>}{Enter}{/Control}')
    await screen.findByRole('button', { name: 'Bearbeiten' })
    before.unmount()
    open({ getConversations: () => [aConversation({ allowedActions: [] })] })
    await screen.findByText('Hallo')
    expect(screen.queryByRole('button', { name: 'Bearbeiten' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Erneut senden' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Verwerfen' })).toBeTruthy()
  })

  test('a double click sends once and complains of nothing', async () => {
    const { user, calls } = open({ sendMessage: () => anOwnMessage(2, { content: 'Hallo' }) })
    await user.type(await theTextArea(), 'Hallo')
    await user.dblClick(screen.getByRole('button', { name: 'Senden' }))
    await waitFor(() => expect(screen.queryByText('Wird gesendet …')).toBeNull())
    expect(named(calls, 'sendMessage')).toHaveLength(1)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('a draft survives a reload', async () => {
    const before = open()
    await before.user.type(await theTextArea(), 'Angefangen')
    before.unmount()
    reload()
    open()
    expect((await theTextArea()).value).toBe('Angefangen')
  })

  test('nothing to send is said, and so is a file that is not taken', async () => {
    const { user, calls } = open()
    const area = await theTextArea()
    await user.click(screen.getByRole('button', { name: 'Senden' }))
    await screen.findByText('Bitte schreiben Sie etwas oder hängen Sie eine Datei an.')
    const paste = (name: string) =>
      fireEvent.paste(area, { clipboardData: { files: [new File(['x'], name)] } })
    paste('virus.exe')
    await screen.findByText(/„virus.exe“ wurde nicht angehängt/)
    paste('Plan.pdf')
    await user.click(await screen.findByRole('button', { name: 'Plan.pdf nicht anhängen' }))
    expect(named(calls, 'sendMessage')).toEqual([])
  })
})

describe('what belongs to a message', () => {
  const offer = {
    ...anOfferInList,
    released: true,
    releaseDate: '2026-11-02T08:00:00.000Z',
  }
  const withFile = aMessage(1, {
    content: '',
    attachmentPath: `message/${aMessage(1).id}`,
    file: { filename: 'Bestellung.pdf', size: 2048, mediaType: 'application/pdf' },
  })

  test('a customer takes an attachment over as the order; the message says where it went', async () => {
    let message = withFile
    const { user, calls } = open({
      getMessages: () => [message],
      filterOffers: () => ({ content: [offer], totalElements: 1 }),
      copyAttachment: () => {
        const copy = { offerId: offer.id, path: `offer/${offer.id}/1`, fileType: 'ORDER' as const }
        const { offerNumber, version, createDate } = offer
        message = { ...withFile, copies: [{ ...copy, offerNumber, version, createDate }] }
        return copy
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Als Bestellung übernehmen' }))
    const dialog = await screen.findByRole('dialog', { name: '„Bestellung.pdf“ ins Angebot übernehmen' })
    expect(within(dialog).getByText(/Verbindlich bestellt ist erst mit „Annehmen“/)).toBeTruthy()
    expect(named(calls, 'copyAttachment')).toEqual([])
    await user.click(within(dialog).getByRole('button', { name: 'Übernehmen' }))
    const link = await screen.findByRole('link', { name: 'Angebot AN-17, Version 1' })
    expect(link.getAttribute('href')).toBe(`/offer/${offer.id}?chat=${conversationId}`)
    expect(screen.getByText(/Als Bestellung übernommen in/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Als Bestellung übernehmen' })).toBeNull()
    expect(named(calls, 'copyAttachment')[0]).toMatchObject({
      query: { messageId: withFile.id, path: withFile.attachmentPath, offerId: offer.id, fileType: 'ORDER' },
    })
  })

  test('a supplier with two drafts says which one takes it, and as what', async () => {
    mockSession({ ...ownUser, companyType: 'SUPPLIER' })
    const drafts = ['AN-17', 'AN-18'].map((offerNumber, index) => ({
      ...anOfferInList,
      offerNumber,
      id: `01990000-0000-7000-8000-00000000010${index}`,
    }))
    const { user, calls } = open({
      getMessages: () => [withFile],
      filterOffers: () => ({ content: drafts, totalElements: 2 }),
      copyAttachment: refusal('copy-nowhere', 'Zurzeit gibt es kein Angebot dafür.'),
    })
    await user.click(await screen.findByRole('button', { name: 'Ins Angebot übernehmen' }))
    const dialog = await screen.findByRole('dialog', { name: '„Bestellung.pdf“ ins Angebot übernehmen' })
    await user.click(within(dialog).getByLabelText('Angebot', { selector: 'input' }))
    await user.click(await screen.findByRole('option', { name: 'Angebot AN-18, Version 1', hidden: true }))
    await user.click(within(dialog).getByLabelText('Dateiart', { selector: 'input' }))
    await user.click(await screen.findByRole('option', { name: 'Schaltplan', hidden: true }))
    await user.click(within(dialog).getByRole('button', { name: 'Übernehmen' }))
    await within(dialog).findByText('Zurzeit gibt es kein Angebot dafür.')
    expect(named(calls, 'copyAttachment')[0]).toMatchObject({
      query: { offerId: drafts[1]?.id, fileType: 'CIRCUIT_DIAGRAM' },
    })
  })

  test('a question says what it is about, and is settled and opened again', async () => {
    const question = aMessage(1, {
      question: 'OPEN',
      reference: { kind: 'LINE', enquiryId, offerId: null, lineId: enquiryId, position: 17 },
    })
    let shown = question
    const { user, calls } = open({
      getMessages: () => [shown],
      settleQuestion: ({ query }) => {
        const isSettled = (query as { settled: boolean }).settled
        shown = { ...question, question: isSettled ? 'SETTLED' : 'OPEN' }
        return shown
      },
    })
    await screen.findByRole('button', { name: 'zu Zeile 17' })
    await user.click(screen.getByRole('button', { name: 'Als geklärt markieren' }))
    await user.click(await screen.findByRole('button', { name: 'Wieder öffnen' }))
    await screen.findByText('Offene Frage')
    expect(named(calls, 'settleQuestion')).toMatchObject([
      { query: { settled: true } },
      { query: { settled: false } },
    ])
  })

  test('what others write is announced, what one writes is not', async () => {
    let messages = [aMessage(1)]
    const { user } = open({
      getMessages: () => messages,
      sendMessage: () => anOwnMessage(2, { content: 'Hallo' }),
    })
    await user.type(await theTextArea(), 'Hallo{Control>}{Enter}{/Control}')
    await waitFor(() => expect(screen.queryByText('Wird gesendet …')).toBeNull())
    expect(screen.queryByText(/^Neue Nachricht von/)).toBeNull()
    messages = [...messages, anOwnMessage(2, { content: 'Hallo' }), aMessage(3)]
    await user.click(screen.getByRole('button', { name: 'Nachrichten schließen' }))
    await user.click(await theDoor())
    expect(
      (await screen.findByText('Neue Nachricht von Vera Vertrieb')).closest('[role=status]'),
    ).toBeTruthy()
  })
})

describe('on a narrow window', () => {
  const wide = globalThis.matchMedia
  beforeEach(() => {
    globalThis.matchMedia = (query) => ({ ...wide(query), matches: query.includes('79.99em') })
  })
  afterEach(() => {
    globalThis.matchMedia = wide
  })

  test('it opens over the page when asked to; Escape closes it and gives the focus back', async () => {
    const { user } = open()
    await theDoor()
    await waitFor(() => expect(screen.queryByText('Nachricht 1')).toBeNull())
    await user.click(await theDoor())
    const sheet = await screen.findByRole('dialog', { name: 'Nachrichten' })
    await within(sheet).findByText('Nachricht 1')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(document.activeElement).toBe(await theDoor())
  })
})
