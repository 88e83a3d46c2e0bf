import { render, screen, waitFor } from '@testing-library/react'
import { createPortal } from 'react-dom'
import { describe, expect, test } from 'vitest'
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

const Release = ({ shows, open }: { shows: string[]; open: boolean }) => (
  <main tabIndex={-1}>
    {shows.map((name) => (
      <button key={name} type="button">
        {name}
      </button>
    ))}
    <Dialog open={open} onClose={nothing} title="Freigeben?">
      Inhalt
    </Dialog>
  </main>
)

const Two = ({ open }: { open: number }) => (
  <main tabIndex={-1}>
    <button type="button">Anlegen</button>
    {open === 0 || <p>Wird angelegt</p>}
    <Dialog open={open > 0} onClose={nothing} title="Erster">
      <button type="button">Weiter</button>
    </Dialog>
    <Dialog open={open > 1} onClose={nothing} title="Zweiter">
      Inhalt
    </Dialog>
  </main>
)

describe('what had the focus before a dialog', () => {
  /** „Freigeben“ had the focus, opened a dialog and has it again. */
  async function released() {
    const { rerender } = render(<Release shows={['Freigeben', 'Zurück']} open={false} />, {
      wrapper: KitProvider,
    })
    screen.getByText('Freigeben').focus()
    rerender(<Release shows={['Freigeben', 'Zurück']} open />)
    await waitFor(() => expect(titled('Freigeben?').contains(document.activeElement)).toBe(true))
    rerender(<Release shows={['Freigeben', 'Zurück']} open={false} />)
    await waitFor(() => expect(document.activeElement).toBe(screen.getByText('Freigeben')))
    return rerender
  }

  test('gets it back, and the page where it goes with it', async () => {
    const rerender = await released()
    rerender(<Release shows={['Freigeben', 'Zurück', 'Archivieren']} open={false} />)
    expect(document.activeElement).toBe(screen.getByText('Freigeben'))
    rerender(<Release shows={['Zurück']} open={false} />)
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')))
  })

  test('goes without a word where the focus has moved on', async () => {
    const rerender = await released()
    screen.getByText('Zurück').focus()
    rerender(<Release shows={['Zurück']} open={false} />)
    await Promise.resolve()
    expect(document.activeElement).toBe(screen.getByText('Zurück'))
  })

  test('gets it back from the lower of two dialogs, though what the upper one leads back to goes too', async () => {
    const { rerender } = render(<Two open={0} />, { wrapper: KitProvider })
    screen.getByText('Anlegen').focus()
    rerender(<Two open={1} />)
    screen.getByText('Weiter').focus()
    rerender(<Two open={2} />)
    await waitFor(() => expect(titled('Zweiter').contains(document.activeElement)).toBe(true))
    rerender(<Two open={1} />)
    await waitFor(() => expect(document.activeElement).toBe(screen.getByText('Weiter')))
    rerender(<Two open={0} />)
    await waitFor(() => expect(document.activeElement).toBe(screen.getByText('Anlegen')))
  })
})
