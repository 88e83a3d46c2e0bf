import { render, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { KitProvider } from '../theme/kit-provider.tsx'
import { SimpleTable } from './simple-table.tsx'

test('below 768 px each row is a card that names its values', () => {
  vi.spyOn(globalThis, 'matchMedia').mockImplementation((query) => {
    const media = new EventTarget() as MediaQueryList
    return Object.assign(media, { matches: query.includes('max-width'), media: query })
  })
  render(
    <SimpleTable
      label="Abweichungen"
      head={['Pos.', 'Anfrage', 'Angebot']}
      rows={[
        [7, '3', '5'],
        [8, '2', '–'],
      ]}
    />,
    { wrapper: KitProvider },
  )
  expect(screen.queryByRole('table')).toBeNull()
  const cards = within(screen.getByRole('list', { name: 'Abweichungen' })).getAllByRole('listitem')
  expect(cards.map((card) => card.textContent)).toEqual(['Pos.7Anfrage3Angebot5', 'Pos.8Anfrage2Angebot–'])
})
