import type { connectPageSlots } from '@schrankwerk/shell-api'
import { KitProvider } from '@schrankwerk/ui'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'

const unavailable = 'Der Projektordner ist zurzeit nicht verfügbar.'
const Folder = ({ offerId }: { offerId: string }) => <p>Ordner von {offerId}</p>

const fault = { isThere: true }
const Broken = ({ offerId }: { offerId: string }) => {
  if (fault.isThere) throw new Error('A part that fails.')
  return <Folder offerId={offerId} />
}

const open = async () => {
  // What a place has fetched once it keeps for the whole visit.
  const { RemoteSlot } = await import('./remote-slot.tsx')
  render(
    <KitProvider>
      <p>Angebot</p>
      <RemoteSlot name="offerFolder" props={{ offerId: 'AN-17' }} />
    </KitProvider>,
  )
}

beforeEach(() => vi.resetModules())
const connect = async (load: Parameters<typeof connectPageSlots>[0]) => {
  const shell = await import('@schrankwerk/shell-api')
  shell.connectPageSlots(load)
}

test('shows what the other remote brings', async () => {
  await connect(async () => ({ offerFolder: async () => ({ default: Folder }) }))
  await open()
  expect(await screen.findByText('Ordner von AN-17')).toBeTruthy()
})

test('a place that no remote fills stays empty', async () => {
  const load = vi.fn(async () => undefined)
  await connect(load)
  await open()
  await waitFor(() => expect(load).toHaveBeenCalledWith('offerFolder'))
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull())
  expect(screen.queryByRole('alert')).toBeNull()
})

test('code that does not come is asked for again, and the page goes on', async () => {
  let isDown = true
  await connect(async () => {
    if (isDown) throw new Error('ChunkLoadError')
    return { offerFolder: async () => ({ default: Folder }) }
  })
  await open()
  expect((await screen.findByRole('alert')).textContent).toContain(unavailable)
  expect(screen.getByText('Angebot')).toBeTruthy()
  isDown = false
  await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }))
  expect(await screen.findByText('Ordner von AN-17')).toBeTruthy()
})

test('a failure in the other remote’s part is none of the page’s', async () => {
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  fault.isThere = true
  await connect(async () => ({ offerFolder: async () => ({ default: Broken }) }))
  await open()
  expect((await screen.findByRole('alert')).textContent).toContain(unavailable)
  expect(screen.getByText('Angebot')).toBeTruthy()
  fault.isThere = false
  await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }))
  expect(await screen.findByText('Ordner von AN-17')).toBeTruthy()
  quiet.mockRestore()
})
