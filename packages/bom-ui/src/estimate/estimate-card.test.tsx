import type { Estimate, RoundedEstimate } from '@schrankwerk/contracts'
import { MockPortal, mockApi, mockSession } from '@schrankwerk/shell-api/mock'
import { KitProvider } from '@schrankwerk/ui'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { enquiryId, estimate, exactEstimate, summary } from '../bom.example.ts'
import { countsOf } from '../review/line-counts.ts'
import { EstimateCard, type EstimateCardProps } from './estimate-card.tsx'

const show = (props: Partial<EstimateCardProps> = {}) =>
  render(
    <MockPortal
      at="/"
      routes={[
        { index: true, element: <EstimateCard owner={{ enquiryId }} amount={2} editable {...props} /> },
      ]}
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

test('tells the minutes once where the least and the most are the same', async () => {
  show({ estimate: { ...estimate, counts: { ...estimate.counts, workMinutesMinimum: 45.2 } } })
  const minutes = (await screen.findByText('Arbeitszeit')).closest('div')?.querySelector('dd')
  expect(minutes?.textContent).toBe('45 min')
})

test('draws a supplier the exact range as bars that lead to their lines', async () => {
  const onShowLines = vi.fn()
  show({ estimate: exactEstimate, onShowLines })
  expect(await screen.findByText(/12\.400–14\.900\s€/)).toBeTruthy()
  expect(screen.getByText(/24\.800–29\.800\s€/)).toBeTruthy()
  await userEvent.click(screen.getByText('Woraus er sich ergibt'))
  const bar = (name: string) => screen.getByRole('button', { name: `Zeilen zeigen: ${name}` })
  expect(bar('Material mit Rabattgruppe').closest('li')?.textContent).toContain('8.200,00')
  expect(bar('Arbeit').closest('li')?.textContent).toMatch(/30–45 min zu 65,00\s€ je Stunde/)
  expect(bar('Aufschlag darauf, 20 bis 35 %').closest('li')?.textContent).toContain(
    '2 von 4 Zeilen mit Fehler',
  )
  await userEvent.click(bar('Material mit Rabattgruppe'))
  await userEvent.click(bar('Arbeit'))
  expect(onShowLines.mock.calls).toEqual([['discounted'], ['timed']])
})

test('leads a customer from the work time to all lines that take some', async () => {
  const onShowLines = vi.fn()
  show({ onShowLines })
  await userEvent.click(await screen.findByText('Woraus er sich ergibt'))
  await userEvent.click(screen.getByRole('button', { name: 'Zeilen zeigen: Arbeitszeit' }))
  expect(onShowLines.mock.calls).toEqual([['timed']])
})

test('says what would narrow the range most, to a customer without a euro', async () => {
  const onShowLines = vi.fn()
  const { unmount } = show({ estimate: exactEstimate, onShowLines })
  const ways = await screen.findByText('Was ihn am meisten einengt')
  expect(ways.parentElement?.querySelector('li')?.textContent).toMatch(
    /^2 Zeilen mit Fehler berichtigen: um .*€ enger/,
  )
  unmount()
  show({ onShowLines })
  await userEvent.click(await screen.findByRole('button', { name: /1 Zeile einem Artikel zuordnen/ }))
  expect(onShowLines).toHaveBeenLastCalledWith('unmatched')
})

test('says what makes the range wide where the lines can only be read, and asks for nothing', async () => {
  const onShowLines = vi.fn()
  const { unmount } = show({ estimate: exactEstimate, editable: false, onShowLines })
  const ways = (await screen.findByText('Was ihn breit macht')).parentElement
  expect(ways?.querySelector('li')?.textContent).toMatch(/^2 Zeilen mit Fehler: um .*€ breiter$/)
  expect(ways?.textContent).not.toMatch(/zuordnen|berichtigen|enger/)
  unmount()
  const other = show({ editable: false, onShowLines })
  await userEvent.click(await screen.findByRole('button', { name: 'Zeilen zeigen: 1 Zeile ohne Artikel' }))
  expect(onShowLines).toHaveBeenLastCalledWith('unmatched')
  other.unmount()
  show({ editable: false, estimate: { ...estimate, range: null, missing: 'NO_PRICES' } })
  expect(await screen.findByText('Woran es liegt')).toBeTruthy()
  expect(document.body.textContent).not.toMatch(/zugeordnet|zuordnen|Noch kein/)
})

test.each([
  [
    { suppliedUnmatched: 1 },
    '1 Zeile mit Fehler berichtigen, dazu 1 ohne Artikel, wo keiner nötig ist: um',
    '1',
  ],
  [
    { withoutArticle: 1 },
    '1 Zeile mit Fehler berichtigen, dazu 1 ohne Artikel, wo keiner nötig ist: um',
    '1',
  ],
  [
    { suppliedUnmatched: 1, withoutArticle: 1 },
    '2 Zeilen ohne Artikel, wo keiner nötig ist, doch einem',
    '0',
  ],
])('calls as many lines wrong as the list does: %j', async (settled, way, errors) => {
  const some = { ...summary, ...settled }
  mockApi({ getBomEstimate: () => ({ summary: some, estimate: exactEstimate }) })
  const onShowLines = vi.fn()
  show({ onShowLines })
  const ways = await screen.findByText('Was ihn am meisten einengt')
  expect(ways.parentElement?.querySelector('li')?.textContent).toContain(way)
  expect(countsOf(some).issue).toBe(Number(errors))
  await userEvent.click(screen.getByText('Woraus er sich ergibt'))
  const margin = screen.getByRole('button', { name: 'Zeilen zeigen: Aufschlag darauf, 20 bis 35 %' })
  expect(margin.closest('li')?.textContent).toContain(
    `: ${errors} von 4 Zeilen mit Fehler, dazu ${2 - Number(errors)} ohne Artikel, wo keiner nötig ist`,
  )
  await userEvent.click(margin)
  expect(onShowLines).toHaveBeenLastCalledWith('erring')
})

test.each([
  [1, true, '1 Zeile einem Artikel zuordnen, dazu 1, wo keiner nötig ist'],
  [2, true, '2 Zeilen ohne Artikel, wo keiner nötig ist, doch einem zuordnen'],
  [1, false, '1 Zeile ohne Artikel, dazu 1, wo keiner nötig ist'],
  [2, false, '2 Zeilen ohne Artikel, wo keiner nötig ist'],
])(
  'calls no line open that is to stay without an article: %i of 2',
  async (withoutArticle, editable, way) => {
    const some = { ...summary, errors: 2, withoutArticle }
    const counts = { unmatchedLines: 2 }
    for (const one of [estimate, exactEstimate]) {
      mockApi({ getBomEstimate: () => ({ summary: some, estimate: countsIn(one, counts) }) })
      const { unmount } = show({ editable, onShowLines: () => undefined })
      const list = await screen.findByText(/^Was ihn/)
      const told = [...(list.parentElement?.querySelectorAll('li') ?? [])].map((li) => li.textContent ?? '')
      expect(told.some((text) => text.startsWith(way))).toBe(true)
      unmount()
    }
  },
)

const countsIn = (one: Estimate, counts: Partial<RoundedEstimate['counts']>): Estimate =>
  one.view === 'EXACT'
    ? { ...one, parts: { ...one.parts, ...counts } }
    : { ...one, counts: { ...one.counts, ...counts } }

test.each([estimate, exactEstimate])('says how many lines have no price: %j', async (one) => {
  const counts = { lines: 102, suppliedParts: 0, unmatchedLines: 80, linesWithoutPrice: 6 }
  show({ estimate: countsIn(one, counts) })
  expect(await screen.findByText('86 von 102 Zeilen ohne Preis: Material nicht enthalten.')).toBeTruthy()
  expect(
    screen.getByText(/^Für mehr als die Hälfte der Zeilen, die einen brauchen, ist kein Preis bekannt/),
  ).toBeTruthy()
})

test('a line without a quantity is called that, and leads to itself', async () => {
  const counts = {
    lines: 3,
    suppliedParts: 0,
    unmatchedLines: 0,
    linesWithoutPrice: 1,
    linesWithoutQuantity: 1,
  }
  const onShowLines = vi.fn()
  const { unmount } = show({ estimate: countsIn(estimate, counts), onShowLines })
  expect(await screen.findByText('2 von 3 Zeilen ohne Preis: Material nicht enthalten.')).toBeTruthy()
  expect(screen.getByText('1 Zeile mit einem Artikel ohne Preis')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Zeilen zeigen: 1 Zeile eine Menge geben' }))
  await userEvent.click(screen.getByText('Woraus er sich ergibt'))
  await userEvent.click(screen.getByRole('button', { name: 'Zeilen zeigen: Zeilen ohne Menge' }))
  unmount()
  show({ estimate: countsIn(exactEstimate, counts), onShowLines })
  const told = await screen.findByRole('button', {
    name: 'Zeilen zeigen: 1 Zeile ohne Menge: um wie viel, ist nicht bekannt',
  })
  await userEvent.click(told)
  expect(onShowLines.mock.calls).toEqual([['unquantified'], ['unquantified'], ['unquantified']])
})

test.each([
  [1, '2 von 18 Zeilen ohne Preis: Material nicht enthalten. Dazu 1 Beistellteil, das keinen Preis braucht.'],
  [
    3,
    '2 von 18 Zeilen ohne Preis: Material nicht enthalten. Dazu 3 Beistellteile, die keinen Preis brauchen.',
  ],
])('says of how many lines that is, where the customer supplies %d', async (suppliedParts, text) => {
  show({
    estimate: countsIn(estimate, { lines: 18, suppliedParts, unmatchedLines: 2, linesWithoutPrice: 0 }),
  })
  expect(await screen.findByText(text)).toBeTruthy()
})

test.each([estimate, exactEstimate])(
  'tells why there is no range while no line has a price: %j',
  async (one) => {
    show({ estimate: { ...one, range: null, missing: 'NO_PRICES' } })
    expect(
      await screen.findByText(/^Noch kein Kostenrahmen: Zu keiner Zeile ist ein Preis bekannt\./),
    ).toBeTruthy()
    expect(screen.queryByText('Je Schrank')).toBeNull()
    expect(screen.queryByText('Was ihn am meisten einengt')).toBeNull()
    expect(screen.queryByText(/enger$/)).toBeNull()
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
