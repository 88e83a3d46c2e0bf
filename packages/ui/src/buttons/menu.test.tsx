import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Button } from './button.tsx'
import { Menu } from './menu.tsx'

test('opens on its first entry, moves by arrow keys and gives the focus back', async () => {
  const onSelect = vi.fn()
  const user = userEvent.setup()
  render(
    <Menu
      trigger={<Button>Mehr</Button>}
      items={[
        { key: 'a', label: 'Kopieren', onSelect },
        'divider',
        { key: 'b', label: 'Gesperrt', disabled: true, onSelect },
        { key: 'c', label: 'Löschen', onSelect },
      ]}
    />,
  )
  const trigger = screen.getByRole('button', { name: 'Mehr' })
  await user.click(trigger)
  expect(document.activeElement?.textContent).toBe('Kopieren')
  await user.keyboard('{ArrowDown}')
  expect(document.activeElement?.textContent).toBe('Löschen')
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('menu')).toBeNull()
  expect(document.activeElement).toBe(trigger)
  await user.click(trigger)
  await user.click(screen.getByRole('menuitem', { name: 'Gesperrt' }))
  expect(onSelect).not.toHaveBeenCalled()
  await user.click(screen.getByRole('menuitem', { name: 'Löschen' }))
  expect(onSelect).toHaveBeenCalledTimes(1)
})
