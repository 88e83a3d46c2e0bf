import { ProblemError } from '@schrankwerk/shell-api'
import { MockPortal, mockApi, mockSession } from '@schrankwerk/shell-api/mock'
import { KitProvider } from '@schrankwerk/ui'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import texts from '../../locales/de.json' with { type: 'json' }
import { importId } from '../article-import.example.ts'
import { aProposal, aRow } from '../features/import-proposal/import-proposal.example.ts'
import { Component } from './import-proposal.screen.tsx'

const open = (query = '', answers: Parameters<typeof mockApi>[0] = {}) => {
  const calls = mockApi({
    getImportProposal: () => aProposal(),
    filterProposalRows: () => ({ content: [aRow()], totalElements: 1 }),
    ...answers,
  })
  render(
    <MockPortal
      at={`/import/proposal/${importId}${query}`}
      routes={[
        { path: 'import/proposal/:id', Component },
        { path: 'article', element: <h1>Artikel</h1> },
      ]}
      texts={{ catalogue: texts }}
      frame={(page) => <KitProvider>{page}</KitProvider>}
    />,
  )
  const asked = (name: string) =>
    calls.filter((call) => call.name === name).map(({ input }) => input as Record<string, object>)
  return { asked, user: userEvent.setup() }
}

beforeEach(() => {
  localStorage.clear()
  mockSession({ companyType: 'ADMIN', admin: true })
})

test('what is suspicious is shown first, with its reason and both prices', async () => {
  const { asked } = open()
  await screen.findByText('Preis um eine Zehnerpotenz anders')
  expect(screen.getByText(/^1,23\s€$/).tagName).toBe('DEL')
  expect(screen.getByText('das 10-Fache')).toBeTruthy()
  expect(asked('filterProposalRows')[0]).toMatchObject({ query: { id: importId, class: 'SUSPICIOUS' } })
})

test('each class has its count, and the address says which is shown', async () => {
  const { user, asked } = open()
  await user.click(await screen.findByRole('button', { name: 'Nicht mehr enthalten (3)' }))
  await waitFor(() => expect(asked('filterProposalRows').at(-1)).toMatchObject({ query: { class: 'GONE' } }))
  expect(screen.getByRole('button', { name: 'Nicht mehr enthalten (3)', pressed: true })).toBeTruthy()
})

test('two rows left out one after the other: each act names the state the one before it made', async () => {
  let version = 1
  const { user, asked } = open('', {
    filterProposalRows: () => ({
      content: [aRow(), aRow({ row: 18, line: 18, orderNumber: '1020100000' })],
      totalElements: 2,
    }),
    chooseProposalRows: () => {
      version += 1
      return aProposal({ editVersion: version })
    },
  })
  await user.click(await screen.findByRole('checkbox', { name: '1020000000 übernehmen' }))
  await user.click(screen.getByRole('checkbox', { name: '1020100000 übernehmen' }))
  await waitFor(() => expect(asked('chooseProposalRows')).toHaveLength(2))
  expect(asked('chooseProposalRows').map(({ body }) => body)).toEqual([
    { id: importId, editVersion: 1, rows: [17], chosen: false },
    { id: importId, editVersion: 2, rows: [18], chosen: false },
  ])
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: '1020100000 übernehmen' }).checked).toBe(
    false,
  )
})

test('a choice that is refused is taken back on the screen and says why', async () => {
  const { user } = open('', {
    chooseProposalRows: () => {
      throw new ProblemError({
        status: 409,
        code: 'changed-meanwhile',
        detail: 'Der Import wurde inzwischen geändert.',
      })
    },
  })
  await user.click(await screen.findByRole('checkbox', { name: '1020000000 übernehmen' }))
  await screen.findByText(/inzwischen geändert\./)
  await waitFor(() =>
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: '1020000000 übernehmen' }).checked).toBe(
      true,
    ),
  )
})

test('accepting names what it does and leads to the imports', async () => {
  const { user, asked } = open('', { acceptImportProposal: () => ({ importId }) })
  await user.click(await screen.findByRole('button', { name: 'Übernehmen' }))
  const dialog = await screen.findByRole('dialog')
  expect(within(dialog).getByText(/Neu: 4, geändert: 2, auffällig: 1, gelöscht: 0/)).toBeTruthy()
  await user.click(within(dialog).getByRole('button', { name: 'Übernehmen' }))
  await screen.findByRole('heading', { name: 'Artikel' })
  expect(asked('acceptImportProposal')).toEqual([{ body: { id: importId, editVersion: 1 } }])
})

test('a skipped line shows its reason and cannot be chosen; a used article that is gone cannot either', async () => {
  const skipped = aRow({ class: 'SKIPPED', skipReason: 'Ohne Nummer', content: 'Klemme | 1,20' })
  const { user } = open('?class=SKIPPED', {
    filterProposalRows: (input) =>
      (input as { query: { class: string } }).query.class === 'SKIPPED'
        ? { content: [skipped], totalElements: 1 }
        : { content: [aRow({ class: 'GONE', chosen: false, line: null, usedBy: 2 })], totalElements: 1 },
  })
  await screen.findByText('Ohne Nummer')
  expect(screen.queryByRole('checkbox')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Nicht mehr enthalten (3)' }))
  const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: '1020000000 löschen' })
  expect(box.disabled).toBe(true)
})

test('who may only look sees no way to decide', async () => {
  mockSession({ companyType: 'ADMIN', admin: false })
  open()
  await screen.findByText('Preis um eine Zehnerpotenz anders')
  expect(screen.queryByRole('button', { name: 'Übernehmen' })).toBeNull()
  expect(screen.getByRole<HTMLInputElement>('checkbox').disabled).toBe(true)
})

test('one that was decided meanwhile leads back to the imports', async () => {
  open('', {
    getImportProposal: () => {
      throw new ProblemError({ status: 404, code: 'not-found', detail: 'Nicht gefunden.' })
    },
  })
  await screen.findByText('Dieser Import liegt nicht mehr zur Prüfung bereit.')
  expect(screen.getByRole('link', { name: 'Zu den Importen' }).getAttribute('href')).toBe(
    '/article?dialog=import',
  )
})
