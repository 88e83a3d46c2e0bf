import { MockPortal, mockApi, mockSession } from '@schrankwerk/shell-api/mock'
import { KitProvider } from '@schrankwerk/ui'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { enquiryId, estimate, mappedBom, ndjson, slimLines, summary } from '../bom.example.ts'
import { BomPanel } from '../bom-panel.tsx'

const text =
  'Die Mengen von 38 Zeilen wurden auf 4 Schränke umgerechnet. 3 Zeilen mit eigener Menge blieben, wie sie sind: Zeile 4, 9, 12.'

const notRead = 'Nicht in dieser Liste: das Tabellenblatt „Klemmenkasten“ (4 Zeilen)'

const lost =
  'Eine Änderung von Hand aus der vorigen Liste gilt nicht mehr, weil die Zeile fehlt oder anders ist: Zeile 6 (W1): Menge 1,25'

const unlike =
  '„Schrank 1“, „Schrank 2“ nennen nicht überall gleich viele: Die Schränke sind verschieden, und die Mengen je Schrank sind Durchschnitte'

const open = (editable: boolean) => {
  mockSession()
  const sheets = { code: 'SHEETS_NOT_READ', text: notRead, rowIndexes: [] }
  const changed = { code: 'AMOUNT_CHANGED', text, rowIndexes: [] }
  const byHand = { code: 'BY_HAND_LOST', text: lost, rowIndexes: [] }
  const cabinets = { code: 'CABINETS_DIFFER', text: unlike, rowIndexes: [2, 4] }
  mockApi({
    getBomLines: () => ndjson(slimLines),
    getBomEstimate: () => ({
      summary: { ...summary, notices: [changed, byHand, sheets, cabinets, ...summary.notices] },
      estimate,
    }),
    getBomRematch: () => ({ found: null, waiting: 0, changed: null }),
  })
  const panel = (
    <BomPanel
      owner={{ enquiryId }}
      editable={editable}
      bom={mappedBom}
      editVersion={4}
      onChanged={() => undefined}
    />
  )
  render(
    <MockPortal
      at="/"
      routes={[{ index: true, element: panel }]}
      frame={(page) => <KitProvider>{page}</KitProvider>}
    />,
  )
}

test('what another number of cabinets did, what a next version lost and which sheets are missing and that cabinets differ is told until it was seen', async () => {
  open(true)
  const notice = (await screen.findByText(text)).closest<HTMLElement>('[role=status]')!
  expect(within(notice).getByText('Die Anzahl der Schränke hat sich geändert')).toBeTruthy()
  expect(screen.getByText('Hinweise zum Lesen (1)')).toBeTruthy()
  expect(screen.getByText(/\(Zeilen 9, 10 der Datei\)/)).toBeTruthy()
  await userEvent.setup().click(within(notice).getByRole('button', { name: 'Hinweis schließen' }))
  await waitFor(() => expect(screen.getByText('Hinweise zum Lesen (2)')).toBeTruthy())
  expect(screen.getByText(text).closest('[role=status]')).toBeNull()
  const changes = screen.getByText(lost).closest<HTMLElement>('[role=status]')!
  expect(within(changes).getByText('Änderungen von Hand gelten nicht mehr')).toBeTruthy()
  const missing = screen.getByText(notRead).closest<HTMLElement>('[role=status]')!
  expect(within(missing).getByText('Nicht alle Tabellenblätter sind in dieser Liste')).toBeTruthy()
  const cabinets = screen
    .getByText(`${unlike} (Zeilen 2, 4 der Datei)`)
    .closest<HTMLElement>('[role=status]')!
  expect(within(cabinets).getByText('Die Schränke sind nicht gleich')).toBeTruthy()
})

test('of a list that is fixed what was done to it stands among what was noticed, and what it lacks or averages above', async () => {
  open(false)
  expect(await screen.findByText('Hinweise zum Lesen (3)')).toBeTruthy()
  const isOpen = (told: string) => screen.getByText(told, { exact: false }).closest('[role=status]') !== null
  expect([text, lost, notRead, unlike].map(isOpen)).toEqual([false, false, true, true])
})
