import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Dialog } from '../dialogs/dialog.tsx'
import { KitProvider } from '../theme/kit-provider.tsx'
import { notify } from './toasts.tsx'

const nothing = () => undefined
const messageOf = async (text: string) => (await screen.findByText(text)).closest('.kit-toast')

test('a message is reached by Alt+T and closed by Escape, which leaves the dialog below open and gives the focus back', async () => {
  const user = userEvent.setup()
  const close = vi.fn()
  render(
    <Dialog open onClose={close} title="Freigeben?">
      <input aria-label="Anlass" />
    </Dialog>,
    { wrapper: KitProvider },
  )
  const field = screen.getByLabelText('Anlass')
  await waitFor(() => expect(document.activeElement).not.toBe(document.body))
  field.focus()
  notify.info('Gespeichert.')
  const message = await messageOf('Gespeichert.')
  await user.keyboard('{Alt>}[KeyT]{/Alt}')
  expect(document.activeElement).toBe(message)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByText('Gespeichert.')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(field))
  expect(close).not.toHaveBeenCalled()
})

test('Escape elsewhere leaves what can still be taken back', async () => {
  const user = userEvent.setup()
  render(<input aria-label="Titel" />, { wrapper: KitProvider })
  notify.success('Gelöscht.', { label: 'Rückgängig', run: nothing })
  await messageOf('Gelöscht.')
  await user.type(screen.getByLabelText('Titel'), '{Escape}')
  expect(screen.getByRole('button', { name: 'Rückgängig' })).toBeTruthy()
})
