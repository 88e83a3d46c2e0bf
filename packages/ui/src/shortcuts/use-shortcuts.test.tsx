import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { KitProvider } from '../theme/kit-provider.tsx'
import { ShortcutsHelp } from './shortcuts-help.tsx'
import { useShortcuts } from './use-shortcuts.ts'

const Screen = ({ save, next }: { save: () => void; next: () => void }) => {
  useShortcuts({ save, next })
  return <input aria-label="Titel" />
}

test('letters work outside of fields, Ctrl+S everywhere', async () => {
  const save = vi.fn()
  const next = vi.fn()
  const user = userEvent.setup()
  render(<Screen save={save} next={next} />)
  await user.keyboard('n')
  expect(next).toHaveBeenCalledTimes(1)
  await user.type(screen.getByLabelText('Titel'), 'n')
  expect(next).toHaveBeenCalledTimes(1)
  await user.keyboard('{Control>}s{/Control}')
  expect(save).toHaveBeenCalledTimes(1)
})

test('? lists the keys of the screen', async () => {
  const user = userEvent.setup()
  render(
    <KitProvider>
      <Screen save={vi.fn()} next={vi.fn()} />
      <ShortcutsHelp />
    </KitProvider>,
  )
  await user.keyboard('?')
  const dialog = await screen.findByRole('dialog', { name: 'Tastenkürzel' })
  expect(dialog.textContent).toContain('Speichern')
  expect(dialog.textContent).toContain('Nächster Fehler')
})
