import { createFileTicket, uploadFile as uploadFileCall } from '@schrankwerk/contracts'
import type { PortalDescriptor, SessionUser } from '@schrankwerk/shell-api'
import {
  api,
  currentUser,
  endSession,
  ProblemError,
  setSession,
  uploadFile,
  useUnsavedGuard,
} from '@schrankwerk/shell-api'
import { MockPortal, mockApi, mockSession } from '@schrankwerk/shell-api/mock'
import { Link } from '@schrankwerk/shell-api/router'
import { KitProvider } from '@schrankwerk/ui'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentType } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import de from '../../locales/de.json'
import profileWords from '../../locales/profile.de.json'
import { useRegistry } from '../federation/registry.ts'
import { Component as Profile } from '../profile/profile.screen.tsx'
import { PortalFrame } from './portal-frame.tsx'

vi.stubGlobal('__SHELL_VERSION__', '1.5.9')

const parties = { CUSTOMER: true, SUPPLIER: true } as const
const descriptor: PortalDescriptor = {
  id: 'workflow',
  contract: 1,
  version: '1.0.0',
  entry: '1.0.0/mf-manifest.json',
  owns: ['enquiry', 'offer', 'order'],
  nav: [
    { to: '/order', label: { de: 'Bestellungen' }, permission: parties, order: 30 },
    { to: '/enquiry', label: { de: 'Anfragen' }, permission: parties, order: 10 },
    { to: '/article', label: { de: 'Artikel' }, permission: { ADMIN: true }, order: 20 },
  ],
  routes: [{ path: '/enquiry', title: { de: 'Anfragen' }, permission: parties }],
}

const Typing = () => {
  useUnsavedGuard(true)
  return <Link to="/order">Weiter</Link>
}

beforeEach(() => {
  useRegistry.setState({
    areas: {
      workflow: {
        id: 'workflow',
        base: '/mfe/workflow/',
        label: { de: 'Anfragen und Aufträge' },
        owns: ['enquiry', 'offer', 'order'],
        descriptor,
      },
    },
  })
})

const open = (at: string, user: Partial<SessionUser> = {}) => {
  mockSession(user)
  render(
    <MockPortal
      at={at}
      texts={{ shell: { ...de, ...profileWords, profile: { ...de.profile, ...profileWords.profile } } }}
      frame={(page) => <KitProvider>{page}</KitProvider>}
      routes={[
        {
          element: <PortalFrame />,
          children: [
            { path: 'profile', element: <Profile /> },
            { path: 'enquiry', element: <h1>Anfragen</h1> },
            { path: 'offer', element: <Typing /> },
            { path: 'order', element: <h1>Bestellungen</h1> },
          ],
        },
      ]}
    />,
  )
}

const menu = () =>
  within(screen.getByRole('navigation', { name: 'Hauptmenü' }))
    .getAllByRole('link')
    .map((link) => link.textContent)

test('a customer sees the entries meant for customers, in order', () => {
  open('/enquiry')
  expect(menu()).toEqual(['Anfragen', 'Bestellungen'])
  expect(screen.getByText(/v1\.5\.9/)).toBeTruthy()
})

test('an outsider sees nothing of enquiries, neither menu nor page', () => {
  open('/enquiry', { companyType: 'EXTERNAL' })
  expect(screen.queryByRole('navigation', { name: 'Hauptmenü' })).toBeNull()
  expect(screen.getByRole('heading', { name: 'Seite nicht gefunden' })).toBeTruthy()
  expect(screen.queryByRole('heading', { name: 'Anfragen' })).toBeNull()
})

test.each<[Partial<SessionUser>, string]>([
  [{ passwordChangeNeeded: true }, 'Ihr Passwort muss geändert werden'],
  [{ pendingRegistration: true }, 'Ihre Registrierung wartet auf die Freigabe'],
])('a gate leads to the profile and says why: %o', async (gate, notice) => {
  open('/enquiry', gate)
  expect(await screen.findByText(notice)).toBeTruthy()
  expect(screen.queryByRole('navigation', { name: 'Hauptmenü' })).toBeNull()
})

test('rights that change while one works change the menu, and the page that is open', async () => {
  open('/enquiry')
  expect(menu()).toEqual(['Anfragen', 'Bestellungen'])
  act(() => setSession({ status: 'signed-in', user: { ...currentUser()!, companyType: 'ADMIN' } }))
  expect(menu()).toEqual(['Artikel'])
  expect(screen.getByRole('heading', { name: 'Ihre Rechte haben sich geändert' })).toBeTruthy()
  expect(screen.queryByRole('heading', { name: 'Anfragen' })).toBeNull()
  await userEvent.click(screen.getByRole('link', { name: 'Zur Startseite' }))
  expect(screen.queryByRole('heading', { name: 'Ihre Rechte haben sich geändert' })).toBeNull()
})

test('a gate that closes while one works leads to the profile, which says why', async () => {
  open('/enquiry')
  act(() => setSession({ status: 'signed-in', user: { ...currentUser()!, passwordChangeNeeded: true } }))
  expect(await screen.findByText('Ihr Passwort muss geändert werden')).toBeTruthy()
  expect(screen.queryByRole('navigation', { name: 'Hauptmenü' })).toBeNull()
})

test('a call that finds no room says on the page what it waits for, and goes on by itself', async () => {
  const said = 'Gerade werden viele Listen gelesen. Bitte warten Sie einen Moment.'
  let tries = 0
  mockApi({
    createFileTicket: () => {
      tries += 1
      if (tries === 1) throw new ProblemError({ status: 429, code: 'service-busy', detail: said }, 1)
      return { url: '/api/file/ticket?ticket=1' }
    },
  })
  open('/enquiry')
  const call = api.call(createFileTicket, { body: { path: 'enquiry/1/2' } })
  expect(await screen.findByText(said)).toBeTruthy()
  expect(await call).toEqual({ url: '/api/file/ticket?ticket=1' })
  await waitFor(() => expect(screen.queryByText(said)).toBeNull())
})

test('while the browser is offline every page says so above what it shows, and no longer than that', async () => {
  const said = 'Keine Verbindung zum Netz. Sobald sie wieder da ist, geht es von selbst weiter.'
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  open('/enquiry')
  expect(screen.queryByText(said)).toBeNull()
  onLine.mockReturnValue(false)
  fireEvent(window, new Event('offline'))
  const note = await screen.findByText(said)
  expect(note.closest('[role="status"]')).toBeTruthy()
  const page = screen.getByRole('heading', { name: 'Anfragen' })
  expect(note.compareDocumentPosition(page)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  onLine.mockReturnValue(true)
  fireEvent(window, new Event('online'))
  await waitFor(() => expect(screen.queryByText(said)).toBeNull())
  onLine.mockRestore()
})

test('leaving unsaved work asks first; staying keeps the page, leaving goes on', async () => {
  open('/offer')
  await userEvent.click(screen.getByRole('link', { name: 'Weiter' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Abbrechen' }))
  expect(screen.getByRole('link', { name: 'Weiter' })).toBeTruthy()
  await userEvent.click(screen.getByRole('link', { name: 'Weiter' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Seite verlassen' }))
  expect(await screen.findByRole('heading', { name: 'Bestellungen' })).toBeTruthy()
})

test('an area puts its badge into the header of every page; one that fails leaves the header as it is', async () => {
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { workflow } = useRegistry.getState().areas
  const areaWith = (id: string, headerBadge: () => Promise<{ default: ComponentType }>) => ({
    [id]: { ...workflow!, id, slots: { headerBadge } },
  })
  useRegistry.setState({
    areas: {
      ...areaWith('workflow', async () => ({ default: () => <span>Import läuft</span> })),
      ...areaWith('broken', async () => ({
        default: () => {
          throw new Error('A badge that fails.')
        },
      })),
      ...areaWith('away', () => Promise.reject(new Error('A badge that does not come.'))),
    },
  })
  open('/profile')
  const header = await screen.findByRole('banner')
  expect(await within(header).findByText('Import läuft')).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1 })).toBeTruthy()
  quiet.mockRestore()
})

test('a gate leaves no badge in the header', async () => {
  const { workflow } = useRegistry.getState().areas
  const headerBadge = vi.fn(async () => ({ default: () => <span>Import läuft</span> }))
  useRegistry.setState({ areas: { workflow: { ...workflow!, slots: { headerBadge } } } })
  open('/profile', { passwordChangeNeeded: true })
  await screen.findByText('Ihr Passwort muss geändert werden')
  expect(headerBadge).not.toHaveBeenCalled()
})

test('a session that ended elsewhere keeps the page and offers to sign in', async () => {
  open('/offer')
  act(() => endSession())
  const dialog = await screen.findByRole('dialog', { name: 'Ihre Anmeldung ist beendet' })
  expect(screen.getByText('Weiter')).toBeTruthy()
  expect(within(dialog).getAllByRole('button')).toEqual([screen.getByRole('button', { name: 'Anmelden' })])
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Anmelden'))
  await userEvent.keyboard('{Escape}')
  expect(screen.getByText('Ihre Anmeldung ist beendet')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Anmelden' }))
  await vi.waitFor(() => expect(screen.queryByText('Ihre Anmeldung ist beendet')).toBeNull())
})

test('a file on its way is named, and the sign-in waits until it is there', async () => {
  let answer = (_body: unknown): void => undefined
  class Upload {
    upload = {}
    status = 200
    responseText = '{}'
    onload = () => undefined
    onloadend = () => undefined
    open() {}
    setRequestHeader() {}
    getResponseHeader() {
      return null
    }
    send() {
      answer = (body) => {
        this.responseText = JSON.stringify(body)
        this.onload()
        this.onloadend()
      }
    }
  }
  const OriginalRequest = XMLHttpRequest
  vi.stubGlobal('XMLHttpRequest', Upload)
  open('/order')
  const path = 'enquiry/01990000-0000-7000-8000-000000000101'
  const upload = uploadFile(uploadFileCall, { file: new File(['x'], 'Schaltplan.pdf'), fields: { path } })
  upload.catch(() => undefined)
  act(() => endSession())
  expect(await screen.findByText('Schaltplan.pdf')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Anmelden' }))
  expect(screen.getByText('Ihre Anmeldung ist beendet')).toBeTruthy()
  answer({})
  await waitFor(() => expect(screen.queryByText('Ihre Anmeldung ist beendet')).toBeNull())
  vi.stubGlobal('XMLHttpRequest', OriginalRequest)
})
