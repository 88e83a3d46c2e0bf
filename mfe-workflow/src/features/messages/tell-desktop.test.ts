import type { UnreadConversation } from '@schrankwerk/contracts'
import { mockApi, mockSession } from '@schrankwerk/shell-api/mock'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { chooseDesktop } from './choose-desktop.ts'
import { desktopKey } from './desktop-choice.ts'
import { aConversation, aMessage, enquiryId } from './message.example.ts'
import { tellDesktop } from './tell-desktop.ts'

const userId = 'u-1'

/** The locks of a browser, of all its tabs. */
const aBrowser = () => {
  const queues = new Map<string, Promise<unknown>>()
  const held: { name: string }[] = []
  return {
    held,
    query: async () => ({ held }),
    request: async (name: string, ...rest: unknown[]) => {
      const act = rest.at(-1) as () => Promise<unknown>
      if (rest.length > 1) {
        const lock = { name }
        held.push(lock)
        return act().finally(() => held.splice(held.indexOf(lock), 1))
      }
      const turn = (queues.get(name) ?? Promise.resolve()).then(act)
      queues.set(name, turn)
      return turn
    },
  }
}

class Shown {
  static permission = 'granted'
  static all: Shown[] = []
  onclick: () => void = () => undefined
  close = vi.fn()
  readonly title: string
  readonly options: NotificationOptions
  constructor(title: string, options: NotificationOptions) {
    this.title = title
    this.options = options
    Shown.all.push(this)
  }
}

const server = { unread: [] as UnreadConversation[] }
let isSeen = false
let locks: ReturnType<typeof aBrowser>
const see = (seen: boolean) => {
  isSeen = seen
  document.dispatchEvent(new Event('visibilitychange'))
}
const other = aConversation({ id: 'other', companyName: 'Schaltbau Ost', enquiryTitle: null })

beforeEach(() => {
  localStorage.clear()
  mockSession()
  mockApi({ getUnreadMessages: () => server.unread })
  Shown.all = []
  server.unread = []
  locks = aBrowser()
  vi.stubGlobal('Notification', Shown)
  vi.stubGlobal('navigator', { ...navigator, locks })
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => (isSeen ? 'visible' : 'hidden'))
  vi.spyOn(window, 'focus').mockImplementation(() => undefined)
  chooseDesktop(userId, true)
  isSeen = false
})
afterEach(() => {
  see(false)
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('what waits when it is switched on is no news; what comes after it is, once a conversation', async () => {
  const open = vi.fn()
  server.unread = [{ conversation: aConversation(), messages: [aMessage(1)] }]
  await tellDesktop(userId, open)
  expect(Shown.all).toEqual([])
  server.unread = [
    { conversation: aConversation(), messages: [aMessage(1), aMessage(2), aMessage(3)] },
    { conversation: other, messages: [aMessage(1)] },
  ]
  await tellDesktop(userId, open)
  await tellDesktop(userId, open)
  expect(Shown.all.map(({ title, options }) => [title, options.body, options.tag])).toEqual([
    ['Schaltbau West', 'Neue Nachricht zu „Pumpensteuerung“', aConversation().id],
    ['Schaltbau Ost', 'Neue Nachricht zu PN-4711', 'other'],
  ])
  Shown.all[0]?.onclick()
  expect(open).toHaveBeenCalledWith(`/enquiry/${enquiryId}?chat=${aConversation().id}`)
})

test('nothing of what was written is shown', async () => {
  await tellDesktop(userId, vi.fn())
  server.unread = [{ conversation: aConversation(), messages: [aMessage(1, { content: 'Der Preis' })] }]
  await tellDesktop(userId, vi.fn())
  expect(JSON.stringify(Shown.all)).not.toContain('Der Preis')
  expect(Shown.all).toHaveLength(1)
})

test('of several tabs one tells', async () => {
  await tellDesktop(userId, vi.fn())
  server.unread = [{ conversation: aConversation(), messages: [aMessage(1)] }]
  await Promise.all([tellDesktop(userId, vi.fn()), tellDesktop(userId, vi.fn())])
  expect(Shown.all).toHaveLength(1)
})

test('while a tab of the portal is in front there is none, and none later of what came meanwhile', async () => {
  await tellDesktop(userId, vi.fn())
  see(true)
  expect(locks.held).toHaveLength(1)
  server.unread = [{ conversation: aConversation(), messages: [aMessage(1)] }]
  await tellDesktop(userId, vi.fn())
  see(false)
  await vi.waitFor(() => expect(locks.held).toEqual([]))
  await tellDesktop(userId, vi.fn())
  expect(Shown.all).toEqual([])
})

test('another tab in front is one too', async () => {
  await tellDesktop(userId, vi.fn())
  locks.held.push({ name: 'schrankwerk-in-front' })
  server.unread = [{ conversation: aConversation(), messages: [aMessage(1)] }]
  await tellDesktop(userId, vi.fn())
  expect(Shown.all).toEqual([])
})

test('a message that is unread again is no news', async () => {
  server.unread = [{ conversation: aConversation(), messages: [aMessage(1), aMessage(2)] }]
  await tellDesktop(userId, vi.fn())
  server.unread = []
  await tellDesktop(userId, vi.fn())
  server.unread = [{ conversation: aConversation(), messages: [aMessage(1)] }]
  await tellDesktop(userId, vi.fn())
  expect(Shown.all).toEqual([])
})

test('a browser that refuses every call switches it off', async () => {
  await tellDesktop(userId, vi.fn())
  vi.stubGlobal(
    'Notification',
    Object.assign(
      vi.fn(() => {
        throw new TypeError('Illegal constructor')
      }),
      { permission: 'granted' },
    ),
  )
  server.unread = [{ conversation: aConversation(), messages: [aMessage(1)] }]
  await tellDesktop(userId, vi.fn())
  expect(localStorage.getItem(desktopKey(userId))).toBeNull()
})
