import { ProblemError } from '@schrankwerk/shell-api'
import { MockPortal, mockApi, mockSession } from '@schrankwerk/shell-api/mock'
import { KitProvider } from '@schrankwerk/ui'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import texts from '../../locales/de.json' with { type: 'json' }
import {
  aListedResult,
  aResult,
  aSlimLine,
  aSummary,
  resultId,
} from '../features/admin-bom/admin-bom.example.ts'
import { Component } from './admin-bom.screen.tsx'

const lines = () => new Response(`${JSON.stringify(aSlimLine)}\n`)

const open = (at = '/import/stueckliste', answers: Parameters<typeof mockApi>[0] = {}) => {
  const calls = mockApi({
    getAdminBomResult: () => aResult(),
    getAdminBomResults: () => [aListedResult()],
    getAdminBomLines: lines,
    getAdminBomEstimate: () => ({ summary: aSummary, estimate: null }),
    ...answers,
  })
  render(
    <MockPortal
      at={at}
      routes={[{ path: 'import/stueckliste', Component }]}
      texts={{ catalogue: texts }}
      frame={(page) => <KitProvider>{page}</KitProvider>}
    />,
  )
  return { calls, user: userEvent.setup() }
}

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  mockSession({ companyType: 'ADMIN', admin: false })
})

test('it begins with a place to drop a list, and says what becomes of it', async () => {
  open()
  await screen.findByLabelText('Stückliste hochladen', { selector: 'input' })
  expect(screen.getByText(/wie gut der Katalog eine Stückliste trifft/)).toBeTruthy()
})

test('a list shows its success rate and its lines; every call names it and goes to the catalogue', async () => {
  const { calls } = open(`/import/stueckliste?id=${resultId}`)
  await screen.findByText(/Erfolgsquote 75 %: 3 von 4 Zeilen mit Artikel, 1 zu prüfen, 1 mit Fehler/)
  await waitFor(() => {
    const input = calls.find(({ name }) => name === 'getAdminBomLines')?.input
    expect(input).toMatchObject({ query: { admin: 'true', adminBOMResultId: resultId } })
  })
})

test('a line that is to stay without an article has no error and does not take one from those to check', async () => {
  const summary = { ...aSummary, fine: 3, withoutArticle: 1 }
  open(`/import/stueckliste?id=${resultId}`, { getAdminBomResult: () => aResult({ summary }) })
  await screen.findByText(/3 von 4 Zeilen mit Artikel, 1 zu prüfen, 0 mit Fehler/)
})

test('releasing asks first, and then only reading and downloading are left', async () => {
  const released = aResult({ released: true, allowedActions: ['delete'] })
  const { user, calls } = open(`/import/stueckliste?id=${resultId}`, {
    releaseAdminBomResult: () => released,
  })
  await user.click(await screen.findByRole('button', { name: 'Freigeben' }))
  const dialog = await screen.findByRole('dialog', { name: /„pumpwerk.csv“ freigeben/ })
  expect(calls.some(({ name }) => name === 'releaseAdminBomResult')).toBe(false)
  await user.click(within(dialog).getByRole('button', { name: 'Freigeben' }))
  await screen.findByText('Freigegeben')
  expect(screen.queryByRole('button', { name: 'Freigeben' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Neu hochladen' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Alle herunterladen' })).toBeTruthy()
})

test('earlier lists are opened from the history, which says how well each was met', async () => {
  const { user } = open('/import/stueckliste?dialog=history')
  const dialog = await screen.findByRole('dialog', { name: 'Frühere Stücklisten' })
  expect(await within(dialog).findByText('75 %')).toBeTruthy()
  await user.click(within(dialog).getByRole('button', { name: '„pumpwerk.csv“ öffnen' }))
  await screen.findByText(/Erfolgsquote 75 %/)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('what could not be deleted is named and stays', async () => {
  mockSession({ companyType: 'ADMIN', admin: true })
  const other = '01990000-0000-7000-8000-0000000000c1'
  const { user, calls } = open('/import/stueckliste?dialog=history', {
    getAdminBomResults: () => [aListedResult(), aListedResult({ id: other, bomFileName: 'turm.xlsx' })],
    deleteAdminBomResults: () => [other],
  })
  const history = await screen.findByRole('dialog', { name: 'Frühere Stücklisten' })
  await within(history).findByText('turm.xlsx')
  for (const box of within(history).getAllByRole('checkbox').slice(1)) await user.click(box)
  await user.click(within(history).getByRole('button', { name: '2 Stücklisten löschen' }))
  const asked = await screen.findByRole('dialog', { name: '2 Stücklisten löschen?' })
  await user.click(within(asked).getByRole('button', { name: '2 Stücklisten löschen' }))
  await screen.findByText(/Nicht gelöscht: „turm.xlsx“. Was inzwischen freigegeben wurde, bleibt/)
  expect(calls.find(({ name }) => name === 'deleteAdminBomResults')?.input).toMatchObject({
    query: { adminBOMResultIds: `${resultId},${other}` },
  })
})

test('released lists are named as what stays, and not sent', async () => {
  mockSession({ companyType: 'ADMIN', admin: true })
  const other = '01990000-0000-7000-8000-0000000000c1'
  const released = aListedResult({ id: other, bomFileName: 'turm.xlsx', released: true })
  const { user, calls } = open('/import/stueckliste?dialog=history', {
    getAdminBomResults: () => [aListedResult(), released],
    deleteAdminBomResults: () => [],
  })
  const history = await screen.findByRole('dialog', { name: 'Frühere Stücklisten' })
  await within(history).findByText('turm.xlsx')
  for (const box of within(history).getAllByRole('checkbox').slice(1)) await user.click(box)
  await user.click(within(history).getByRole('button', { name: '2 Stücklisten löschen' }))
  const asked = await screen.findByRole('dialog', { name: '„pumpwerk.csv“ löschen?' })
  expect(asked.textContent).toContain('Freigegebene Stücklisten bleiben: „turm.xlsx“.')
  await user.click(within(asked).getByRole('button', { name: '1 Stückliste löschen' }))
  await screen.findByText('Die Stückliste wurde gelöscht.')
  expect(calls.find(({ name }) => name === 'deleteAdminBomResults')?.input).toMatchObject({
    query: { adminBOMResultIds: resultId },
  })
})

test('a list that is gone says so and leads to a new one', async () => {
  const { user } = open(`/import/stueckliste?id=${resultId}`, {
    getAdminBomResult: () => {
      throw new ProblemError({ status: 404, code: 'not-found', detail: 'Nicht gefunden.' })
    },
  })
  await screen.findByText('Diese Stückliste gibt es nicht mehr.')
  const [button] = screen.getAllByRole('button', { name: 'Neue Stückliste' })
  await user.click(button!)
  await screen.findByLabelText('Stückliste hochladen', { selector: 'input' })
})
