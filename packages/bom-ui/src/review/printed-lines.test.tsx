import { MockPortal, mockApi, mockSession } from '@schrankwerk/shell-api/mock'
import { KitProvider } from '@schrankwerk/ui'
import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { enquiryId, estimate, mappedBom, ndjson, slimLine, slimLines, summary } from '../bom.example.ts'
import { BomPanel } from '../bom-panel.tsx'

beforeEach(() => {
  vi.stubGlobal(
    'CSSStyleSheet',
    class {
      replaceSync() {}
    },
  )
  Object.defineProperty(document, 'adoptedStyleSheets', { value: [], writable: true, configurable: true })
})
afterEach(() => void vi.unstubAllGlobals())

test('lines that a filter left say on paper of how many they are, summed ones of how many sums', async () => {
  mockSession()
  mockApi({
    // The fifth is summed up with the first.
    getBomLines: () => ndjson([...slimLines, slimLine(5, { matched: 'NR-1' })]),
    getBomEstimate: () => ({ summary, estimate }),
    getBomRematch: () => ({ found: null, waiting: 0, changed: null }),
  })
  const panel = (
    <BomPanel owner={{ enquiryId }} editable bom={mappedBom} editVersion={4} onChanged={() => undefined} />
  )
  render(
    <MockPortal
      at="/"
      routes={[{ index: true, element: panel }]}
      frame={(page) => <KitProvider>{page}</KitProvider>}
    />,
  )
  const filters = within(await screen.findByRole('group', { name: 'Zeilen filtern' }))
  const user = userEvent.setup()
  await screen.findByRole('grid')
  const print = () => act(() => void dispatchEvent(new Event('beforeprint')))
  print()
  expect(screen.queryByText(/^gefiltert/)).toBeNull()
  await user.click(filters.getByRole('button', { name: /^Beistellteile/ }))
  expect(await screen.findByText('gefiltert: 1 von 5 Zeilen')).toBeTruthy()
  await user.click(filters.getByRole('button', { name: 'Summiert' }))
  print()
  expect(await screen.findByText('gefiltert: 1 von 4 Zeilen')).toBeTruthy()
})
