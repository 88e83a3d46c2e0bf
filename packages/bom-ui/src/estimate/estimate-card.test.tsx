import { MockPortal, mockApi, mockSession } from '@schrankwerk/shell-api/mock'
import { KitProvider } from '@schrankwerk/ui'
import { render, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { enquiryId, estimate, summary } from '../bom.example.ts'
import { EstimateCard, type EstimateCardProps } from './estimate-card.tsx'

const show = (props: Partial<EstimateCardProps> = {}) =>
  render(
    <MockPortal
      at="/"
      routes={[{ index: true, element: <EstimateCard owner={{ enquiryId }} amount={2} {...props} /> }]}
      frame={(page) => <KitProvider>{page}</KitProvider>}
    />,
  )

beforeEach(() => {
  mockSession()
  mockApi({ getBomEstimate: () => ({ summary, estimate }) })
})

test('shows the range for one cabinet and for all, and the parts in words', async () => {
  show()
  expect(await screen.findByText(/12\.400–14\.900\s€/)).toBeTruthy()
  expect(screen.getByText(/24\.800–29\.800\s€/)).toBeTruthy()
  expect(screen.getByText('Zuschlag für Beistellteile')).toBeTruthy()
  expect(screen.getByText('2 von 4 Zeilen mit Fehler')).toBeTruthy()
  expect(screen.getByText(/30–45 min zu 65,00\s€ je Stunde/)).toBeTruthy()
})

test('shows sums of prices only where they were given', () => {
  const { unmount } = show({ estimate })
  expect(screen.queryByText('Material mit Rabattgruppe')).toBeNull()
  unmount()
  show({
    estimate: { ...estimate, parts: { ...estimate.parts, discountedSum: 8200, nonDiscountedSum: 1200 } },
  })
  expect(screen.getByText('Material mit Rabattgruppe').closest('div')?.textContent).toContain('8.200,00')
})

test('one cabinet has no second range, and without an estimate there is no card', () => {
  show({ estimate, amount: 1 }).unmount()
  const { container } = show({ estimate: null })
  expect(container.textContent).toBe('')
})
