import { MockPortal, mockSession } from '@schrankwerk/shell-api/mock'
import { KitProvider } from '@schrankwerk/ui'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { slimLine } from '../bom.example.ts'
import { PriceSums } from './price-sums.tsx'

test('prices of lines are summed up for one cabinet, which an offer for all of them must not be taken for', async () => {
  mockSession()
  const all = [12.5, 7.25].map((linePrice, at) => slimLine(at + 1, { linePrice, unitPrice: linePrice }))
  render(
    <MockPortal
      at="/"
      routes={[{ index: true, element: <PriceSums shown={all.slice(1)} all={all} /> }]}
      frame={(page) => <KitProvider>{page}</KitProvider>}
    />,
  )
  await screen.findByText('Summe aller Zeilen, je Schrank')
  const said = screen.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent])
  expect(said).toEqual([
    ['Summe der gezeigten Zeilen, je Schrank', '7,25\u00a0€'],
    ['Summe aller Zeilen, je Schrank', '19,75\u00a0€'],
  ])
})
