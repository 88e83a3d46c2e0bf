import { MockPortal, mockApi, mockSession } from '@schrankwerk/shell-api/mock'
import { KitProvider } from '@schrankwerk/ui'
import { render, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { enquiryId, estimate, exactEstimate, summary } from '../bom.example.ts'
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

test('shows a customer the rounded range for one cabinet and for all, counts and minutes, and no other euro', async () => {
  show()
  expect(await screen.findByText(/12\.000–15\.000\s€/)).toBeTruthy()
  expect(screen.getByText(/24\.000–30\.000\s€/)).toBeTruthy()
  const value = (term: string) => screen.getByText(term).closest('div')?.querySelector('dd')?.textContent
  expect(value('Zeilen')).toBe('4')
  expect(value('Zeilen ohne Artikel')).toBe('1')
  expect(value('Zeilen, deren Artikel keinen Preis hat')).toBe('2')
  expect(value('Beistellteile')).toBe('1')
  expect(value('Arbeitszeit')).toBe('30–45 min')
  expect(screen.getByText('NC-Daten: 5 % weniger Mindestarbeit')).toBeTruthy()
  expect(screen.getByText(/^Gerundet/)).toBeTruthy()
  expect(document.body.textContent?.match(/€/g)).toHaveLength(2)
  expect(document.body.textContent).not.toMatch(/faktor|zuschlag|kosten(?!rahmen)/i)
})

test('shows a supplier the exact range with its parts in words', async () => {
  show({ estimate: exactEstimate })
  expect(await screen.findByText(/12\.400–14\.900\s€/)).toBeTruthy()
  expect(screen.getByText(/24\.800–29\.800\s€/)).toBeTruthy()
  expect(screen.getByText('Material mit Rabattgruppe').closest('div')?.textContent).toContain('8.200,00')
  expect(screen.getByText('Zuschlag für Beistellteile')).toBeTruthy()
  expect(screen.getByText('2 von 4 Zeilen mit Fehler')).toBeTruthy()
  expect(screen.getByText(/30–45 min zu 65,00\s€ je Stunde/)).toBeTruthy()
})

test.each([estimate, exactEstimate])(
  'tells why there is no range while no line has a price: %j',
  async (one) => {
    show({ estimate: { ...one, range: null, missing: 'NO_PRICES' } })
    expect(
      await screen.findByText(/^Noch kein Kostenrahmen: Zu keiner Zeile ist ein Preis bekannt\./),
    ).toBeTruthy()
    expect(screen.queryByText('Je Schrank')).toBeNull()
  },
)

test('one cabinet has no second range, and without an estimate there is no card', async () => {
  const { container: one, unmount } = show({ estimate, amount: 1 })
  await screen.findByText('Je Schrank')
  expect(one.textContent?.match(/€/g)).toHaveLength(1)
  unmount()
  const { container } = show({ estimate: null })
  expect(container.textContent).toBe('')
})
