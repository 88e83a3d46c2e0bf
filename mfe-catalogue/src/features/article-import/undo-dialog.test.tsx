import type { UndoPreview } from '@schrankwerk/contracts'
import { MockPortal, mockApi, mockSession } from '@schrankwerk/shell-api/mock'
import { KitProvider } from '@schrankwerk/ui'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import texts from '../../../locales/de.json' with { type: 'json' }
import { anImport, importId } from '../../article-import.example.ts'
import { UndoDialog } from './undo-dialog.tsx'

const preview: UndoPreview = {
  import: anImport({ state: 'ENDED' }),
  obstacle: null,
  deleted: 1,
  kept: { byCompanies: 0, byOperator: 0 },
  restored: 1200,
  broughtBack: 0,
  discountGroups: 0,
  masterData: [{ kind: 'UNIT', name: 'Karton', stays: true }],
  examples: [
    {
      act: 'RESTORE',
      articleId: importId,
      manufacturerName: 'Weidmüller',
      orderNumber: '1020000000',
      manufacturerNumber: null,
      description: null,
      changes: [{ field: 'listPrice', old: 12.3, new: 1.23 }],
    },
  ],
}

const open = (answer: UndoPreview) => {
  const calls = mockApi({ previewImportUndo: () => answer, undoArticleImport: () => ({ importId }) })
  render(
    <MockPortal
      at="/"
      routes={[{ index: true, element: <UndoDialog entry={answer.import} onClose={() => undefined} /> }]}
      texts={{ catalogue: texts }}
      frame={(page) => <KitProvider>{page}</KitProvider>}
    />,
  )
  return calls
}

beforeEach(() => mockSession({ companyType: 'ADMIN', admin: true }))

test('it says beforehand what it would change, and then does it', async () => {
  const calls = open(preview)
  await screen.findByText('1 Artikel, den er angelegt hat, wird gelöscht')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Abbrechen' })).toBe(document.activeElement))
  expect(screen.getByText('1.200 Artikel bekommen ihre früheren Werte zurück')).toBeTruthy()
  expect(screen.queryByText(/kommen wieder/)).toBeNull()
  expect(screen.getByText(/Einheit „Karton“/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Rückgängig machen' }))
  await waitFor(() =>
    expect(calls.filter(({ name }) => name === 'undoArticleImport').map(({ input }) => input)).toEqual([
      { body: { id: importId, keepRemembered: false } },
    ]),
  )
})

test('articles that somebody chose stay, which its button says', async () => {
  const chosen = { ...preview.examples[0]!, act: 'KEEP' as const, changes: [] }
  const calls = open({
    ...preview,
    kept: { byCompanies: 2, byOperator: 1 },
    examples: [
      { ...chosen, articleId: '0190aaaa-0000-7000-8000-00000000000a', orderNumber: '1020000010' },
      { ...chosen, articleId: '0190aaaa-0000-7000-8000-00000000000b', orderNumber: '1020000020' },
    ],
  })
  await screen.findByText(/^3 Artikel, die er angelegt hat, bleiben: Sie wurden inzwischen/)
  expect(
    screen.getByText(
      '2 haben Unternehmen für ihre Stücklisten gewählt, 1 hat der Betreiber für alle gewählt.',
    ),
  ).toBeTruthy()
  expect(screen.getByText('Die ersten 2 davon:')).toBeTruthy()
  expect(screen.getByRole('link', { name: /Weidmüller 1020000010/ }).getAttribute('href')).toBe(
    '/article/0190aaaa-0000-7000-8000-00000000000a',
  )
  expect(screen.queryByRole('heading', { name: 'Zum Beispiel' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Rückgängig machen, 3 Artikel behalten' }))
  await waitFor(() =>
    expect(calls.filter(({ name }) => name === 'undoArticleImport').map(({ input }) => input)).toEqual([
      { body: { id: importId, keepRemembered: true } },
    ]),
  )
})

test('what stands against it is named, and there is no button', async () => {
  const detail = 'Ein späterer Import vom 5. März hat dieselben Artikel geändert.'
  open({ ...preview, obstacle: { kind: 'LATER_IMPORT', detail } })
  await screen.findByText(detail)
  expect(screen.queryByRole('button', { name: 'Rückgängig machen' })).toBeNull()
})
