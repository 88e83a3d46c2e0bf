import type { BomRematch } from '@schrankwerk/contracts'
import { MockPortal, mockApi, mockSession } from '@schrankwerk/shell-api/mock'
import { KitProvider } from '@schrankwerk/ui'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { enquiryId, estimate, lineOf, mappedBom, ndjson, slimLines, summary } from '../bom.example.ts'
import { BomPanel } from '../bom-panel.tsx'

const [first, , third] = slimLines

const show = (rematch: BomRematch, { editable = true, answers = {} } = {}) => {
  let now = rematch
  const calls = mockApi({
    getBomLines: () => ndjson(slimLines),
    getBomEstimate: () => ({ summary, estimate }),
    getBomArticles: ({ query }) => ({
      content: slimLines.filter(({ id }) => id === (query as { lineId: string }).lineId).map(lineOf),
      totalElements: 1,
    }),
    getBomSuggestions: () => ({ suggestions: [], equalLineIds: [] }),
    getBomRematch: () => now,
    seeBomRematch: () => {
      now = { ...now, found: null }
    },
    rematchBom: (input) => {
      const { renew = false } = (input as { body: { renew?: boolean } }).body
      now = renew ? { ...now, changed: null } : { ...now, waiting: 0 }
      return { found: renew ? 0 : 2, renewed: renew ? 2 : 0, summary, estimate, editVersion: 5 }
    },
    ...answers,
  })
  const onChanged = vi.fn()
  const panel = (
    <BomPanel
      owner={{ enquiryId }}
      editable={editable}
      bom={mappedBom}
      editVersion={4}
      onChanged={onChanged}
    />
  )
  render(
    <MockPortal
      at="/"
      routes={[{ index: true, element: panel }]}
      frame={(page) => <KitProvider>{page}</KitProvider>}
    />,
  )
  const inputOf = (name: string) => calls.findLast((call) => call.name === name)?.input
  const table = () => screen.findByRole('grid', { name: 'Zeilen der Stückliste' })
  return { calls, inputOf, onChanged, table, user: userEvent.setup() }
}

const found = {
  since: '2026-11-22T10:40:00.000Z',
  lines: [first!, third!].map(({ id, position }) => ({ id, position })),
}

beforeEach(() => {
  sessionStorage.clear()
  mockSession()
})

test('lines that found an article are named until that was seen, and can be opened', async () => {
  const { inputOf, user } = show({ found, waiting: 0, changed: null })
  const notice = (await screen.findByText('2 Zeilen haben einen Artikel gefunden.')).closest('[role=status]')!
  await user.click(within(notice as HTMLElement).getByRole('button', { name: `Zeile ${third!.position}` }))
  expect(await screen.findByRole('dialog', { name: `Zeile ${third!.position}` })).toBeTruthy()
  await user.keyboard('{Escape}')
  await user.click(await screen.findByRole('button', { name: 'Hinweis schließen' }))
  await waitFor(() => expect(screen.queryByText('2 Zeilen haben einen Artikel gefunden.')).toBeNull())
  expect(inputOf('seeBomRematch')).toMatchObject({ body: { enquiryId } })
})

test('lines that would find one are offered, and matching them is a change of the draft', async () => {
  const { calls, inputOf, onChanged, user } = show({ found: null, waiting: 2, changed: null })
  await user.click(await screen.findByRole('button', { name: '2 Zeilen neu abgleichen' }))
  await waitFor(() => expect(onChanged).toHaveBeenCalledWith(5))
  expect(inputOf('rematchBom')).toMatchObject({ body: { enquiryId, editVersion: 4 } })
  await waitFor(() => expect(screen.queryByRole('button', { name: '2 Zeilen neu abgleichen' })).toBeNull())
  expect(calls.filter(({ name }) => name === 'getBomLines').length).toBe(2)
})

test('nothing is said where there is nothing, and nothing is asked of a list that cannot be changed', async () => {
  const { table, inputOf } = show({ found: null, waiting: 0, changed: null })
  await table()
  await waitFor(() => expect(inputOf('getBomRematch')).toBeTruthy())
  expect(screen.queryByText(/Artikel gefunden|neu abgleichen/)).toBeNull()
})

test('a released list is not asked about', async () => {
  const { table, calls } = show({ found, waiting: 2, changed: null }, { editable: false })
  await table()
  expect(calls.some(({ name }) => name === 'getBomRematch')).toBe(false)
})

const changed = {
  prices: 2,
  details: 1,
  gone: 1,
  range: { lower: 460, upper: 510, lowerForAll: 920, upperForAll: 1020 },
}

test('articles that changed are told with what they make of the estimate, and taken over as a change', async () => {
  const { calls, inputOf, onChanged, user } = show({ found: null, waiting: 0, changed })
  const title = await screen.findByText('Die Preise von 2 Artikeln haben sich seitdem geändert.')
  const notice = title.closest('[role=status]') as HTMLElement
  expect(notice.textContent).toContain('bisher 12.000–15.000\u00a0€, damit 460–510\u00a0€.')
  expect(notice.textContent).toContain(
    'Die Angaben zu 1 Artikel haben sich ebenfalls geändert. 1 Artikel gibt es im Katalog nicht mehr; seine Zeilen werden neu abgeglichen. Was Sie selbst entschieden haben, bleibt.',
  )
  await user.click(within(notice).getByRole('button', { name: 'Preise übernehmen' }))
  await waitFor(() => expect(onChanged).toHaveBeenCalledWith(5))
  expect(inputOf('rematchBom')).toMatchObject({ body: { enquiryId, editVersion: 4, renew: true } })
  expect(await screen.findByText('2 Zeilen haben die aktuellen Preise.')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Preise übernehmen' })).toBeNull())
  expect(calls.filter(({ name }) => name === 'getBomLines').length).toBe(2)
})

test('what changed of articles but their prices is called so', async () => {
  show({ found: null, waiting: 0, changed: { prices: 0, details: 3, gone: 0, range: null } })
  expect(await screen.findByText('Die Angaben zu 3 Artikeln haben sich seitdem geändert.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Angaben übernehmen' })).toBeTruthy()
  expect(screen.queryByText(/bisher/)).toBeNull()
})
