import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { KitProvider } from '../theme/kit-provider.tsx'
import { FileDrop } from './file-drop.tsx'

test('takes what fits and names what does not, with the reason', async () => {
  const onFiles = vi.fn<(files: File[]) => void>()
  const user = userEvent.setup({ applyAccept: false })
  render(<FileDrop label="Stückliste" onFiles={onFiles} accept={['.csv']} maxBytes={10} multiple />, {
    wrapper: KitProvider,
  })
  const files = [
    new File(['a;b'], 'gut.CSV'),
    new File(['x'], 'bild.png'),
    new File(['x'.repeat(20)], 'lang.csv'),
  ]
  await user.upload(screen.getByLabelText('Stückliste', { selector: 'input' }), files)

  expect(await screen.findByText('Nur .csv möglich.')).toBeTruthy()
  expect(screen.getByText(/zu groß, höchstens 10/)).toBeTruthy()
  expect(onFiles.mock.calls[0]?.[0].map(({ name }) => name)).toEqual(['gut.CSV'])
})

test('says what there is to say of a file that is not taken', async () => {
  const user = userEvent.setup({ applyAccept: false })
  const whyNot = (name: string) => (name === 'liste.txt' ? 'Bitte als csv speichern.' : undefined)
  render(<FileDrop label="Stückliste" onFiles={() => {}} accept={['.csv']} whyNot={whyNot} multiple />, {
    wrapper: KitProvider,
  })
  const files = [new File(['a;b'], 'liste.txt'), new File(['x'], 'bild.png')]
  await user.upload(screen.getByLabelText('Stückliste', { selector: 'input' }), files)
  expect(await screen.findByText('Bitte als csv speichern.')).toBeTruthy()
  expect(screen.getByText('Nur .csv möglich.')).toBeTruthy()
})
