import { titleOf } from '@schrankwerk/shell-api'
import { MockPortal, mockApi, mockSession } from '@schrankwerk/shell-api/mock'
import { KitProvider } from '@schrankwerk/ui'
import { useQueryClient } from '@tanstack/react-query'
import { act, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { texts } from '../../texts.de.ts'
import Bell from './bell.tsx'

const server = { unread: 0 }
let refresh: () => Promise<void>

function Page() {
  const cache = useQueryClient()
  refresh = () => cache.invalidateQueries({ queryKey: ['unread'] })
  return <Bell />
}

const open = (companyType: 'CUSTOMER' | 'SUPPLIER' | 'ADMIN' = 'CUSTOMER') => {
  mockSession({ companyType })
  const calls = mockApi({ countUnreadMessages: () => ({ unread: server.unread }) })
  const page = render(
    <MockPortal
      at="/enquiry"
      routes={[{ path: 'enquiry', Component: Page }]}
      texts={{ workflow: texts }}
      frame={(inner) => <KitProvider>{inner}</KitProvider>}
    />,
  )
  return { calls, ...page }
}

beforeEach(() => {
  localStorage.clear()
  server.unread = 0
  document.title = titleOf('Anfragen')
})

test.each([
  [0, 'Nachrichten', 'Anfragen – Schrankwerk'],
  [1, '1 ungelesene Nachricht', '(1) Anfragen – Schrankwerk'],
  [3, '3 ungelesene Nachrichten', '(3) Anfragen – Schrankwerk'],
  [120, '120 ungelesene Nachrichten', '(99+) Anfragen – Schrankwerk'],
])('with %d unread it is called „%s“ and the page „%s“', async (unread, name, title) => {
  server.unread = unread
  open()
  expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe('/messages')
  expect(document.title).toBe(title)
})

test('the number follows what the live stream tells, also in the title', async () => {
  open('SUPPLIER')
  await screen.findByRole('link', { name: 'Nachrichten' })
  server.unread = 2
  await act(() => refresh())
  expect(await screen.findByRole('link', { name: '2 ungelesene Nachrichten' })).toBeTruthy()
  expect(document.title).toBe('(2) Anfragen – Schrankwerk')
  server.unread = 0
  await act(() => refresh())
  await waitFor(() => expect(document.title).toBe('Anfragen – Schrankwerk'))
})

test('it takes its number away with it', async () => {
  server.unread = 2
  const { unmount } = open()
  await waitFor(() => expect(document.title).toBe('(2) Anfragen – Schrankwerk'))
  unmount()
  expect(document.title).toBe('Anfragen – Schrankwerk')
})

test('the operator has no bell and asks nothing', () => {
  const { calls } = open('ADMIN')
  expect(screen.queryByRole('link')).toBeNull()
  expect(calls).toEqual([])
})
