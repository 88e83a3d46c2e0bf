import { render, screen, waitFor } from '@testing-library/react'
import { createPortal } from 'react-dom'
import { expect, test } from 'vitest'
import { Dialog } from '../dialogs/dialog.tsx'
import { notify } from '../feedback/toasts.tsx'
import { KitProvider } from '../theme/kit-provider.tsx'

const nothing = () => undefined

const Page = ({ open }: { open: string[] }) => (
  <>
    <button type="button">Dahinter</button>
    {createPortal(<div data-portal>Auswahlliste</div>, document.body)}
    {open.map((title) => (
      <Dialog key={title} open onClose={nothing} title={title}>
        Inhalt
      </Dialog>
    ))}
  </>
)

const isReachable = (element: Element) => element.closest('[inert]') === null
const titled = (title: string) => screen.getByRole('dialog', { name: title, hidden: true })

test('an open dialog takes the page out of reach, but neither lists of its fields nor messages', async () => {
  const { rerender } = render(<Page open={[]} />, { wrapper: KitProvider })
  const behind = screen.getByText('Dahinter')
  expect(isReachable(behind)).toBe(true)
  rerender(<Page open={['Erster']} />)
  expect(isReachable(behind)).toBe(false)
  expect(isReachable(titled('Erster'))).toBe(true)
  expect(isReachable(screen.getByText('Auswahlliste'))).toBe(true)
  notify.error('Speichern nicht möglich.')
  expect(isReachable(await screen.findByText('Speichern nicht möglich.'))).toBe(true)
  rerender(<Page open={[]} />)
  await waitFor(() => expect(isReachable(behind)).toBe(true))
})

test('of two dialogs only the upper one can be reached, whichever closes first', () => {
  const { rerender } = render(<Page open={['Erster', 'Zweiter']} />, { wrapper: KitProvider })
  expect(isReachable(titled('Erster'))).toBe(false)
  expect(isReachable(titled('Zweiter'))).toBe(true)
  rerender(<Page open={['Zweiter']} />)
  expect(isReachable(screen.getByText('Dahinter'))).toBe(false)
  expect(isReachable(titled('Zweiter'))).toBe(true)
})
