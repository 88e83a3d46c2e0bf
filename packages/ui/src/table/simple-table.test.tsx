import { render, screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { KitProvider } from '../theme/kit-provider.tsx'
import { SimpleTable } from './simple-table.tsx'

beforeEach(() => {
  vi.spyOn(globalThis, 'matchMedia').mockImplementation((query) => {
    const media = new EventTarget() as MediaQueryList
    return Object.assign(media, { matches: query.includes('max-width'), media: query })
  })
})

test('below 768 px each row is a card that names its values', () => {
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

test('a column without a name heads the cards', () => {
  render(<SimpleTable label="Angaben" head={['', 'Ihre']} rows={[['Menge', '3']]} />, {
    wrapper: KitProvider,
  })
  const card = within(screen.getByRole('list', { name: 'Angaben' })).getByRole('listitem')
  expect(card.textContent).toBe('MengeIhre3')
  expect(
    within(card)
      .getAllByRole('term')
      .map((name) => name.textContent),
  ).toEqual(['Ihre'])
})
