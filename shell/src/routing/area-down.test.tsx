import { lazyRoute, type RouteModule } from '@schrankwerk/shell-api'
import { MockPortal, mockSession } from '@schrankwerk/shell-api/mock'
import { KitProvider } from '@schrankwerk/ui'
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import de from '../../locales/de.json'
import { useRegistry } from '../federation/registry.ts'
import { AreaFailed } from './area-failed.tsx'

const page: RouteModule = { Component: () => <h1>Angebote</h1> }
const onLine = () => vi.spyOn(navigator, 'onLine', 'get')

/** A page whose code comes only while the network is there. */
const open = (isThere: () => boolean) => {
  let fetches = 0
  const load = async () => {
    fetches += 1
    if (!isThere()) throw Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' })
    return page
  }
  render(
    <MockPortal
      at="/offer"
      texts={{ shell: de }}
      frame={(shown) => <KitProvider>{shown}</KitProvider>}
      routes={[{ path: 'offer', errorElement: <AreaFailed id="workflow" />, ...lazyRoute(load) }]}
    />,
  )
  return () => fetches
}

beforeEach(() => {
  mockSession()
  const label = { de: 'Anfragen und Aufträge' }
  useRegistry.setState({
    areas: { workflow: { id: 'workflow', base: '/mfe/workflow/', label, owns: ['offer'] } },
  })
  // React and the router tell of the failure that is tested.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => void vi.restoreAllMocks())

test('offline the network is named as the cause, and the page comes by itself once it is back', async () => {
  const network = onLine().mockReturnValue(false)
  const fetches = open(() => navigator.onLine)
  expect(await screen.findByText(/^Ihr Gerät hat keine Verbindung zum Netz\./)).toBeTruthy()
  expect(screen.queryByText(/Rest des Portals/)).toBeNull()
  expect(screen.queryByRole('button', { name: 'Seite neu laden' })).toBeNull()
  network.mockReturnValue(true)
  fireEvent(window, new Event('online'))
  expect(await screen.findByRole('heading', { name: 'Angebote' })).toBeTruthy()
  expect(fetches()).toBe(2)
})

test('online the area is called away, and is asked for again when somebody wants it', async () => {
  let isUp = false
  open(() => isUp)
  expect(
    await screen.findByText('Der Bereich „Anfragen und Aufträge“ ist gerade nicht erreichbar'),
  ).toBeTruthy()
  expect(screen.queryByText(/Verbindung zum Netz/)).toBeNull()
  isUp = true
  await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }))
  expect(await screen.findByRole('heading', { name: 'Angebote' })).toBeTruthy()
})
