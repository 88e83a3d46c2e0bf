import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { KitProvider } from '../theme/kit-provider.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'

const nothing = () => undefined

const Asking = ({ open }: { open: boolean }) => (
  <>
    <button type="button">Löschen</button>
    <ConfirmDialog open={open} onCancel={nothing} onConfirm={nothing} title="Löschen?" verb="Plan löschen" />
  </>
)

test('begins on cancelling, names object, effect and verb', async () => {
  const onConfirm = vi.fn()
  const onCancel = vi.fn()
  const user = userEvent.setup()
  render(
    <ConfirmDialog open onCancel={onCancel} onConfirm={onConfirm} title="Plan A löschen?" verb="Plan löschen">
      Seine drei Dateien werden entfernt.
    </ConfirmDialog>,
    { wrapper: KitProvider },
  )
  expect(await screen.findByRole('dialog', { name: 'Plan A löschen?' })).toBeTruthy()
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Abbrechen'))
  await user.click(screen.getByRole('button', { name: 'Plan löschen' }))
  expect(onConfirm).toHaveBeenCalledTimes(1)
  await user.keyboard('{Escape}')
  expect(onCancel).toHaveBeenCalledTimes(1)
})

test('gives the focus back to where it came from', async () => {
  const user = userEvent.setup()
  const { rerender } = render(<Asking open={false} />)
  screen.getByRole('button', { name: 'Löschen' }).focus()
  rerender(<Asking open />)
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Abbrechen'))
  await user.tab()
  await user.tab()
  await user.tab()
  expect(document.activeElement?.textContent).toBe('Abbrechen')
  rerender(<Asking open={false} />)
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Löschen'))
})

test.each([
  ['its button, also where the whole dialog is taken away', true, 'BUTTON'],
  ['the page where its button went as well', false, 'MAIN'],
])('the focus goes back to %s', async (_, keepsButton, tag) => {
  const shown = (isOpen: boolean) => (
    <main tabIndex={-1}>
      {(isOpen || keepsButton) && <button type="button">Löschen</button>}
      {isOpen && <ConfirmDialog open onCancel={nothing} onConfirm={nothing} title="Löschen?" verb="Weg" />}
    </main>
  )
  const { rerender } = render(
    <main tabIndex={-1}>
      <button type="button">Löschen</button>
    </main>,
  )
  screen.getByRole('button', { name: 'Löschen' }).focus()
  rerender(shown(true))
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Abbrechen'))
  rerender(shown(false))
  await waitFor(() => expect(document.activeElement?.tagName).toBe(tag))
})

test('brings into view why it was not done, which a long effect would hide', async () => {
  const shown: Element[] = []
  // Newer browsers answer with a promise.
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    shown.push(this)
    return Promise.resolve()
  } as () => void)
  const ask = (error?: string) => (
    <ConfirmDialog
      open
      onCancel={nothing}
      onConfirm={nothing}
      title="Löschen?"
      verb="Löschen"
      error={error}
    />
  )
  const { rerender } = render(ask(), { wrapper: KitProvider })
  await screen.findByRole('dialog', { name: 'Löschen?' })
  expect(shown).toEqual([])
  rerender(ask('Keine Verbindung.'))
  await screen.findByText('Keine Verbindung.')
  expect(shown.map(({ textContent }) => textContent)).toEqual(['Keine Verbindung.'])
  rerender(ask())
  await waitFor(() => expect(screen.queryByText('Keine Verbindung.')).toBeNull())
  expect(screen.getByRole('dialog', { name: 'Löschen?' })).toBeTruthy()
})
