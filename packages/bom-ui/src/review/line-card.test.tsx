import { MockPortal } from '@schrankwerk/shell-api/mock'
import { KitProvider } from '@schrankwerk/ui'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { slimLine } from '../bom.example.ts'
import { LineCard } from './line-card.tsx'

test('on a narrow window, which has no head of columns, a line says what its number is', async () => {
  const line = slimLine(1, { quantity: 3, quantityUnitName: 'm' })
  render(
    <MockPortal
      at="/"
      routes={[{ index: true, element: <LineCard line={line} onOpen={() => {}} Mark={undefined} /> }]}
      frame={(page) => <KitProvider>{page}</KitProvider>}
    />,
  )
  const quantity = await screen.findByText('3 m')
  expect(quantity.parentElement?.textContent).toMatch(/^Menge 3 m/)
})
