import { getUnreadMessages, type UnreadConversation } from '@schrankwerk/contracts'
import { api } from '@schrankwerk/shell-api'
import { chooseDesktop } from './choose-desktop.ts'
import { messagePlace } from './message-place.ts'
import { keepTold, readTold, toldKey } from './told.ts'

const frontLock = 'schrankwerk-in-front'

const latestOf = ({ messages }: UnreadConversation): number =>
  Math.max(...messages.map(({ position }) => position))

let isFollowingFront = false
/** While this tab is seen it holds a lock, which the tabs behind it ask about. */
const followFront = (): void => {
  if (isFollowingFront) return
  isFollowingFront = true
  const hold = () => {
    if (document.visibilityState !== 'visible') return
    const { promise, resolve } = Promise.withResolvers<void>()
    document.addEventListener('visibilitychange', () => resolve(), { once: true })
    void navigator.locks.request(frontLock, { mode: 'shared' }, () => promise)
  }
  document.addEventListener('visibilitychange', hold)
  hold()
}

const isAnyInFront = async (): Promise<boolean> => {
  if (document.visibilityState === 'visible') return true
  const { held = [] } = await navigator.locks.query()
  return held.some(({ name }) => name === frontLock)
}

const showDesktop = ({ conversation }: UnreadConversation, open: (to: string) => void): void => {
  const { enquiryTitle, referenceNumber, companyName } = conversation
  const about = enquiryTitle === null ? referenceNumber : `„${enquiryTitle}“`
  const shown = new Notification(companyName, {
    body: about === null ? 'Neue Nachricht' : `Neue Nachricht zu ${about}`,
    tag: conversation.id,
  })
  shown.onclick = () => {
    window.focus()
    open(messagePlace(conversation))
    shown.close()
  }
}

/**
 * Tells of messages that came since the last time, one notification a conversation, unless a tab of the portal is in
 * front. All tabs call it for the same news; the first one to get the lock does it.
 */
export async function tellDesktop(userId: string, open: (to: string) => void): Promise<void> {
  followFront()
  const heardAt = Date.now()
  await navigator.locks.request(toldKey(userId), async () => {
    const before = readTold(userId)
    if (before !== undefined && before.askedAt > heardAt) return
    const askedAt = Date.now()
    const unread = (await api.call(getUnreadMessages)).filter(({ messages }) => messages.length > 0)
    const positions = Object.fromEntries(unread.map((group) => [group.conversation.id, latestOf(group)]))
    const known = before?.positions ?? positions
    const news = unread.filter((group) => latestOf(group) > (known[group.conversation.id] ?? 0))
    keepTold(userId, { askedAt, positions: { ...known, ...positions } })
    if (news.length === 0 || (await isAnyInFront()) || Notification.permission !== 'granted') return
    try {
      for (const group of news) showDesktop(group, open)
    } catch {
      // Some browsers have the constructor and refuse every call of it.
      chooseDesktop(userId, false)
    }
  })
}
