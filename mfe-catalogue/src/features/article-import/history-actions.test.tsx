import { MockPortal, mockApi, mockSession } from '@schrankwerk/shell-api/mock'
import { KitProvider } from '@schrankwerk/ui'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import texts from '../../../locales/de.json' with { type: 'json' }
import { anImport } from '../../article-import.example.ts'
import { HistoryActions } from './history-actions.tsx'

const importId = '01990000-0000-7000-8000-000000000aaa'
const entry = anImport({ id: importId, filename: 'preise.xlsx', state: 'ENDED', skipped: 5 })

afterEach(() => vi.restoreAllMocks())

const show = (shown: typeof entry) =>
  render(
    <MockPortal
      at="/"
      routes={[
        { path: '/', element: <HistoryActions entry={shown} onDelete={undefined} onUndo={undefined} /> },
      ]}
      texts={{ catalogue: texts }}
      frame={(page) => <KitProvider>{page}</KitProvider>}
    />,
  )

test('what an import only remarked is not called skipped', async () => {
  mockSession({ companyType: 'ADMIN' })
  show({ ...entry, skipped: 0, notices: 7 })
  await screen.findByRole('button', { name: 'Hinweise zu preise.xlsx herunterladen' })
  expect(screen.queryByRole('button', { name: /Übersprungene/ })).toBeNull()
})

test.each([
  ['preise.xlsx herunterladen', 'file'],
  ['Übersprungene Zeilen von preise.xlsx herunterladen', 'skipped'],
])('„%s“ leaves the download to the browser, under the address of a ticket', async (verb, what) => {
  const visited: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    visited.push(this.pathname + this.search)
  })
  mockSession({ companyType: 'ADMIN' })
  const url = '/api/article/import/ticket?ticket=1'
  const calls = mockApi({ createArticleImportTicket: () => ({ url }) })
  show(entry)
  await userEvent.click(await screen.findByRole('button', { name: verb }))
  await waitFor(() => expect(visited).toEqual([url]))
  expect(calls.map(({ name, input }) => [name, input])).toEqual([
    ['createArticleImportTicket', { body: { id: importId, what } }],
  ])
})
